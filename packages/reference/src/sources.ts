import { readTable } from './table.ts'

/** A source of rows in the tables, and its terms. */
export interface Source {
  /** The name in the column `source` of the tables, where several are separated by semicolons. */
  source: string
  what: string
  address: string
  licence: string
  /** The licence or terms, in the source's own words if it states any. */
  words: string
  /** Whole rows, single facts of its documents, or our own. */
  use: 'rows' | 'single facts' | 'own'
}

export const readSources = (): Source[] => readTable('sources') as unknown as Source[]

export const splitSources = (cell: string): string[] => cell.split('; ')

/** The sources as text for the notices. */
export const sourcesText = (): string =>
  [
    'The tables of ports, terminals, lines, railways and owner prefixes rest on these sources:',
    ...readSources().map(
      ({ source, what, address, licence, words, use }) =>
        `${source}: ${what} (${use})\n  ${address}\n  ${licence}: ${words}`,
    ),
  ].join('\n')
