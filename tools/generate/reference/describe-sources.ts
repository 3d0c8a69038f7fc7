/** Writes the section "Sources" of the package's README. Run: node tools/generate/reference/describe-sources.ts. */
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { readSources, splitSources } from '@boxtrail/reference/sources'
import { readTable } from '@boxtrail/reference/table'

const README = fileURLToPath(new URL('../../../packages/reference/README.md', import.meta.url))
const MARK = /(<!-- sources: [^\n]+ -->\n)[\s\S]*$/

export const TABLES = [
  ...['ports', 'port-names', 'metro-areas', 'locode-parents', 'states', 'terminals', 'rail-terminals', 'rail-carriers'],
  ...['shipping-lines', 'owner-prefixes', 'number-formats', 'inference-rules'],
]

const rowsBySource = (table: string): Map<string, number> => {
  const counts = new Map<string, number>()
  for (const { source } of readTable(table))
    for (const one of splitSources(source!)) counts.set(one, (counts.get(one) ?? 0) + 1)
  return counts
}

/** The tables that use a source, with their numbers of rows. */
const usesOf = (source: string): string =>
  TABLES.map((table) => [table, rowsBySource(table).get(source)] as const)
    .filter(([, rows]) => rows !== undefined)
    .map(([table, rows]) => `${table}: ${rows}`)
    .join(', ') || 'sea-mask.json'

export const described = (): string =>
  readSources()
    .map(
      ({ source, what, address, licence, words, use }) =>
        `**${source}** (${usesOf(source)}): ${what}; used as ${use}. ${address}. Licence: ${licence}. ${words}\n`,
    )
    .join('\n')

export const withSources = (readme: string): string => readme.replace(MARK, (_, mark) => `${mark}\n${described()}`)

if (import.meta.main) writeFileSync(README, withSources(readFileSync(README, 'utf8')))
