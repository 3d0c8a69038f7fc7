import { join } from 'node:path'
import { kinds } from '@boxtrail/engine/attention/kinds'
import { repository } from './places.ts'

export const attentionPage = join(repository, 'apps/docs/attention.md')

const FENCE = /(<!-- kinds: [^>]*-->\n)[\s\S]*?(<!-- \/kinds -->)/

/** The page with the table of the kinds, as the rules describe themselves. */
export const withKinds = (page: string): string =>
  page.replace(FENCE, (_, begin: string, end: string) => `${begin}\n${table()}\n\n${end}`)

const table = (): string => {
  const rows = Object.entries(kinds).map(([kind, { appears, vanishes, acts }]) => [
    `\`${kind}\``,
    appears,
    vanishes,
    acts,
  ])
  const all = [['Kind', 'Appears when', 'Vanishes when', 'Who acts'], ...rows]
  const widths = all[0]!.map((_, at) => Math.max(...all.map((row) => row[at]!.length)))
  const line = (cells: readonly string[]) => `| ${cells.map((cell, at) => cell.padEnd(widths[at]!)).join(' | ')} |`
  const [head, ...body] = all.map(line)
  return [head, `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`, ...body].join('\n')
}
