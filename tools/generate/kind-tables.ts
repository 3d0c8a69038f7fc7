import { join } from 'node:path'
import { kinds as attention } from '@boxtrail/engine/attention/entry/kinds'
import { kinds as contradictions } from '@boxtrail/engine/contradictions/contradiction/kinds'
import { dueMilestones } from '@boxtrail/engine/expected/milestones'
import { repository } from './places.ts'

/** A page of the documentation with a table of kinds, which is generated from the rules. */
export interface KindPage {
  path: string
  table: () => string
}

const page = (name: string) => join(repository, 'apps/docs', name)

export const kindPages: readonly KindPage[] = [
  {
    path: page('attention.md'),
    table: () =>
      tableOf(
        ['Kind', 'Appears when', 'Vanishes when', 'Who acts'],
        Object.entries(attention).map(([kind, { appears, vanishes, acts }]) => [kind, appears, vanishes, acts]),
      ),
  },
  {
    path: page('contradictions.md'),
    table: () =>
      tableOf(
        ['Kind', 'Opens when', 'Silent while'],
        Object.entries(contradictions).map(([kind, { opens, silent }]) => [kind, opens, silent]),
      ),
  },
  {
    path: page('silence.md'),
    table: () =>
      tableOf(
        ['Milestone', 'Expected while', 'Its window'],
        Object.entries(dueMilestones).map(([milestone, { expected, window }]) => [milestone, expected, window]),
      ),
  },
]

const FENCE = /(<!-- kinds: [^>]*-->\n)[\s\S]*?(<!-- \/kinds -->)/

export const withKinds = (text: string, { table }: KindPage): string =>
  text.replace(FENCE, (_, begin: string, end: string) => `${begin}\n${table()}\n\n${end}`)

const tableOf = (header: readonly string[], body: readonly (readonly string[])[]): string => {
  const rows = body.map(([kind, ...cells]) => [`\`${kind}\``, ...cells])
  const all = [header, ...rows]
  const widths = header.map((_, at) => Math.max(...all.map((row) => row[at]!.length)))
  const line = (cells: readonly string[]) => `| ${cells.map((cell, at) => cell.padEnd(widths[at]!)).join(' | ')} |`
  const [head, ...lines] = all.map(line)
  return [head, `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`, ...lines].join('\n')
}
