// Keeps the page for use without a network; {{version}} changes with the page's contents.

const NAME = "kahuna-{{version}}";
const FILES = {{files}};

self.addEventListener("install", (event) => {
  self.skipWaiting();
  event.waitUntil(caches.open(NAME).then((cache) => cache.addAll(FILES)));
});
self.addEventListener("activate", (event) =>
  event.waitUntil(
    caches.keys().then((names) => Promise.all(names.filter((name) => name.startsWith("kahuna-") && name !== NAME).map((name) => caches.delete(name)))).then(() => self.clients.claim()),
  ),
);
// Fetches the page again if there is a network: it is one file, so versions do not mix.
self.addEventListener("fetch", (event) => {
  if (event.request.method !== "GET") return;
  const kept = () => caches.match(event.request, { ignoreSearch: true });
  event.respondWith(fetch(event.request).then(
    (found) => {
      const copy = found.clone();
      if (found.ok) event.waitUntil(caches.open(NAME).then((cache) => cache.put(event.request, copy)));
      return found;
    },
    async () => (await kept()) || Response.error(),
  ));
});
