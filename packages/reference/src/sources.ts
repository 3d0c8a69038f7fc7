import { readTable } from './table.ts'

/** Where rows of the tables come from, and on which terms. */
export interface Source {
  /** As the column `source` of the tables names it; there, several are separated by a semicolon. */
  source: string
  what: string
  address: string
  licence: string
  /** The licence or terms, in the source's own words where it states any. */
  words: string
  /** Whole rows, single facts of its documents, or our own. */
  use: 'rows' | 'single facts' | 'own'
}

export const readSources = (): Source[] => readTable('sources') as unknown as Source[]

export const splitSources = (cell: string): string[] => cell.split('; ')

/** For notices. */
export const sourcesText = (): string =>
  [
    'The tables of ports, terminals, lines, railways and owner prefixes rest on these sources:',
    ...readSources().map(
      ({ source, what, address, licence, words, use }) =>
        `${source}: ${what} (${use})\n  ${address}\n  ${licence}: ${words}`,
    ),
  ].join('\n')
