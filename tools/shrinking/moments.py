"""Finds which modules may be in memory at the same time, and so which files each may be part of.

A module becomes part of the file of one that imports it at its top, if nothing else wants the
module in any moment when that file is in memory. So it may be part of several files. `Plan` finds
all such parts.
"""

from .reach import composed


class Plan:
    """`parts` has for each module the others that become part of its file; `left` are the modules
    that still have files of their own.

    `always` are modules that may be in memory at any time. `apart` has two or three things:
    packages of which only one at a time is in memory, such as games; a name of packages, such as
    `screens`, of whose modules only one at a time is, with all that it wants; and modules that may
    be in memory more than once. `may(part, host)` says whether the one can be put into the other.
    """

    def __init__(self, program, always, apart, may):
        self._program = program
        self._may = may
        self._games, screens, *copied = apart
        self._copied = frozenset().union(*copied)
        self._screens = {name for name in program if name.split(".")[-2:-1] == [screens]}
        self._tops = {
            name: module.wanted(top=True) & program.keys() for name, module in program.items()
        }
        self._wants = {name: self._wanted(module) for name, module in program.items()}
        alone = program.keys() - set().union(*self._wants.values())
        self._always = {*always, *alone} - self._screens
        self.parts = {name: set() for name in program}
        while self._pass():
            pass
        self.left = self._all_of({*always} | program.keys() - set().union(*self.parts.values()))

    def _wanted(self, module):
        """Returns what a module may import at any time; of screens, only those that it names."""
        named = module.wanted() & self._program.keys()
        return named | composed(module, self._program) - self._screens

    def _all_of(self, roots, without=()):
        """Returns modules and all that they want, except what is in the packages `without`."""
        found, waiting = set(), list(roots)
        while waiting:
            name = waiting.pop()
            if name not in found and name.partition(".")[0] not in without:
                found.add(name)
                waiting += self._wants[name]
        return found

    def _moments(self):
        """Yields for each moment the modules that may be in memory then."""
        for game in self._games or [None]:
            others = {*self._games} - {game}
            for screen in self._screens or [None]:
                yield self._all_of(self._always | ({screen} - {None}), others)

    def _pass(self):
        """Goes once through all modules; returns whether any became part of another."""
        moments = list(self._moments())
        found = False
        for host in sorted(self._program):
            there = set().union(*(moment for moment in moments if host in moment)) - {host}
            for part in sorted(self._tops[host]):
                if self._may_take(host, part, there):
                    self._take(host, part)
                    found = True
        return found

    def _may_take(self, host, part, there):
        members = [*self.parts[part], part]
        if part == host or not all(self._may(member, host) for member in members):
            return False
        if self._copied.issuperset(members):
            return True
        return not any(part in self._wants[other] for other in there)

    def _take(self, host, part):
        self.parts[host] |= {*self.parts[part], part}
        for wanted in (self._tops, self._wants):
            wanted[host] = (wanted[host] | wanted[part]) - {part, host}
