import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { repository } from '../../generate/places.ts'
import { type Import, importsWithin, roomOf } from './imports.ts'
import { SERVER } from './problems.ts'
import { foundation, rooms } from './rooms.ts'

export const architecturePage = join(repository, 'apps/docs/architecture.md')

/** The rooms by their imports in the code: each row is above all rows that it imports. */
export const drawRooms = (imports: readonly Import[] = importsWithin(SERVER)): string => {
  const names = Object.keys(rooms)
  const imported = new Map(
    names.map((room) => [
      room,
      names.filter(
        (one) => one !== room && imports.some(({ from, to }) => roomOf(from) === room && roomOf(to) === one),
      ),
    ]),
  )
  const heightOf = (room: string): number => Math.max(0, ...imported.get(room)!.map((one) => heightOf(one) + 1))
  const width = Math.max(...names.map(({ length }) => length))
  const rows = names
    .toSorted((a, b) => heightOf(b) - heightOf(a))
    .map((room) => `${heightOf(room)}  ${room.padEnd(width)}  ${imported.get(room)!.join(' ')}`.trimEnd())
  return ['```text', ...rows, '```'].join('\n')
}

/** A Markdown table, whose columns are aligned in the same way as by the formatter. */
const table = (rows: readonly (readonly [string, string])[]): string => {
  const widths = [0, 1].map((column) => Math.max(...rows.map((row) => row[column]!.length)))
  const line = (cells: readonly string[], fill = ' ') =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column]!, fill)).join(' | ')} |`
  const [head, ...body] = rows
  return [line(head!), line(['', ''], '-'), ...body.map((row) => line(row))].join('\n')
}

const roomTable = (): string =>
  table([
    ['Folder', 'What is there'],
    ...Object.entries(rooms).map(([room, { holds }]) => [`\`${room}/\``, holds] as const),
  ])

const foundationTable = (): string =>
  table([
    ['Beneath the rooms', 'What is there'],
    ...Object.entries(foundation).map(
      ([name, holds]) => [`\`${name.endsWith('.ts') ? name : `${name}/`}\``, holds] as const,
    ),
  ])

/** Replaces the drawing and the tables in the page. */
export const withRooms = (text: string): string => {
  const [before, , after] = text.split(/<!-- \/?rooms[^>]*-->\n?/)
  if (after === undefined) throw new Error(`${architecturePage} has no place for the rooms`)
  const note =
    '<!-- rooms: written by `pnpm generate` from the imports of packages/server/src and tools/check/layers/rooms.ts -->'
  return `${before}${note}\n\n${roomTable()}\n\n${drawRooms()}\n\n${foundationTable()}\n\n<!-- /rooms -->\n${after}`
}

export const writeRooms = (): void => writeFileSync(architecturePage, withRooms(readFileSync(architecturePage, 'utf8')))
