import { shortestCircle } from './circles.ts'
import { filesOf, folderOf, type Import, importsWithin, roomOf } from './imports.ts'
import { composition, foundation, type Room, rooms } from './rooms.ts'

export const SERVER = 'packages/server/src'

interface Layout {
  foundation: readonly string[]
  rooms: Readonly<Record<string, Room>>
  composition: readonly string[]
}

const layout: Layout = { foundation: Object.keys(foundation), rooms, composition }

/** Imports that the table of rooms does not allow, rooms that it does not know, and permissions that nobody uses. */
export const roomProblems = (
  files: readonly string[],
  imports: readonly Import[],
  { foundation, rooms, composition }: Layout = layout,
): string[] => {
  const known = new Set([...foundation, ...Object.keys(rooms), ...composition])
  const unknown = [...new Set(files.map(roomOf))].filter((room) => !known.has(room))
  const between = imports.filter(({ from, to }) => roomOf(from) !== roomOf(to))
  const used = new Set(between.map(({ from, to }) => `${roomOf(from)} ${roomOf(to)}`))
  const isAllowed = (from: string, to: string) => {
    const [inner, outer] = [foundation.indexOf(to), foundation.indexOf(from)]
    if (outer >= 0) return inner >= 0 && inner < outer
    return inner >= 0 || composition.includes(from) || (rooms[from]?.mayImport.includes(to) ?? false)
  }
  return [
    ...unknown.map((room) => `${room} has no place: enter it in tools/check/layers/rooms.ts.`),
    ...between
      .filter(({ from, to }) => known.has(roomOf(from)) && !isAllowed(roomOf(from), roomOf(to)))
      .map(({ from, to }) => `${from} imports ${to}: ${roomOf(from)} may not import ${roomOf(to)}.`),
    ...Object.entries(rooms).flatMap(([room, { mayImport }]) =>
      mayImport
        .filter((one) => !used.has(`${room} ${one}`))
        .map((one) => `${room} may import ${one}, and does not: take it from the table.`),
    ),
  ]
}

/** The shortest circle between the folders of a package, as one line. */
export const circleProblems = (sources: string, imports: readonly Import[] = importsWithin(sources)): string[] => {
  const circle = shortestCircle(imports, folderOf)
  if (circle.length === 0) return []
  const steps = circle.map(({ from, to }) => `${from} imports ${to}`)
  return [
    `${sources}: the folders ${circle.map(({ from }) => folderOf(from)).join(', ')} import each other in a circle: ${steps.join('; ')}.`,
  ]
}

export const layerProblems = (sources: readonly string[]): string[] => [
  ...roomProblems(filesOf(SERVER), importsWithin(SERVER)),
  ...sources.flatMap((one) => circleProblems(one)),
]
