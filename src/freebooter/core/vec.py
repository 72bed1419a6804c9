"""The one door to `librt.vecs`: flat arrays of machine integers for what is read or written per move.

Compiled code reads and writes a `vec[i64]` without boxing (2 ns against 25 ns for a list of ints, a copy of 32
in 30 ns against 150), and not compiled it costs what a list costs, so both forms use the real one and none
differs from the other. The package is young: only this module names it.

    cells = vec[i64]([0] * 16)      15 ns, a comprehension takes 170; in annotations: `cells: vec[i64]`
    cells[3] = cells[2] + 1         negative and out-of-range indices as in a list
    copied = cells[:]               the fast copy; `vec[i64](cells)` takes six times as long when compiled
    cells = append(cells, 7)        a vec has no methods that grow it; the old name must not be used again,
    cells, last = pop(cells)        since the two may share their memory
    list(cells)                     plain data; a vec equals a vec with the same items, never a list

Items that do not fit 64 bits raise OverflowError in both forms. A vec can be neither pickled nor deep-copied, and
neither can an object of a compiled class: what crosses a process border is a journal or a view.
"""

from librt.vecs import append, extend, pop, remove, vec

__all__ = ["append", "extend", "pop", "remove", "vec"]
