import type { Import } from './imports.ts'

/**
 * The imports of the shortest cycle between folders, one import for each step. Empty if there is no cycle, so that the
 * folders can be ordered.
 */
export const shortestCircle = (imports: readonly Import[], folderOf: (file: string) => string): Import[] => {
  const between = imports.filter(({ from, to }) => folderOf(from) !== folderOf(to))
  const leaving = Map.groupBy(between, ({ from }) => folderOf(from))
  const circles = [...leaving.keys()].map((start) => circleFrom(start, leaving, folderOf))
  return circles.filter(({ length }) => length > 0).toSorted((a, b) => a.length - b.length)[0] ?? []
}

/** Breadth-first, so that the first cycle found is the shortest. */
const circleFrom = (
  start: string,
  leaving: ReadonlyMap<string, readonly Import[]>,
  folderOf: (file: string) => string,
): Import[] => {
  const ways = new Map<string, Import[]>([[start, []]])
  for (const [folder, way] of ways)
    for (const one of leaving.get(folder) ?? []) {
      const next = folderOf(one.to)
      if (next === start) return [...way, one]
      if (!ways.has(next)) ways.set(next, [...way, one])
    }
  return []
}
