// rp2040js, from where npm put it: the file is the first argument of the program.

import { pathToFileURL } from "node:url";

export const { BasePeripheral, GPIOPinState, RP2040, USBCDC } = await import(
  pathToFileURL(process.argv[2])
);
