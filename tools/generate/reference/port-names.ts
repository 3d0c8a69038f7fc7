import { foldName } from '@boxtrail/reference/fold-name'
import type { Lists } from './lists.ts'
import type { Row } from './row.ts'
import { MORE_NAMES, WRONG_IN_WPI } from './selections.ts'

/** Other names of our ports in the World Port Index: in other languages, former names, and parts of their harbours. */
export function portNamesTable(lists: Lists, ports: readonly Row[]): Row[] {
  const own = new Map(
    Object.entries(lists.seaPorts).flatMap(([code, { name, coordinates }]) =>
      coordinates ? [[code, name.split(',')[0]!]] : [],
    ),
  )
  for (const { locode, name } of ports) own.set(String(locode), String(name))
  const listed = [...lists.wpi].flatMap(([locode, row]) =>
    WRONG_IN_WPI.includes(locode)
      ? []
      : namesIn(row).map((name): [string, string, string] => [locode, name, 'WPI 2025-10']),
  )
  const rows = [...listed, ...MORE_NAMES].filter(
    ([locode, name]) => own.has(locode) && foldName(name) !== foldName(own.get(locode)!),
  )
  const named = new Map(rows.map(([locode, name, source]) => [`${locode} ${foldName(name)}`, { locode, name, source }]))
  return [...named.values()]
}

/** For harbours in Japan the index adds the Japanese word for a harbour. */
const namesIn = (row: Record<string, string>): string[] =>
  [row['Main Port Name']!.replace(/ Ko$/, ''), ...row['Alternate Port Name']!.split(';')]
    .map((name) => name.trim())
    .filter((name) => name !== '')
