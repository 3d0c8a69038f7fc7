import { normalizeContainerNumber } from './container-number.ts'
import { readTable, type TableRow } from './table.ts'

export interface OwnerPrefix {
  /** The first four letters of the number. */
  prefix: string
  owner: string
  /** Only `line` indicates the carrier: a leased container may be with any line, `other` is not classified. */
  kind: 'line' | 'lessor' | 'other'
  /** Null unless the owner is a line. */
  scac: string | null
}

export interface OwnerPrefixes {
  /** Takes a prefix or a whole container number. */
  find(text: string): OwnerPrefix | undefined
  all(): OwnerPrefix[]
}

/** The built-in rows prevail: they state which line uses a prefix, and a register only who registered it. */
export function createOwnerPrefixes(extra: OwnerPrefix[] = []): OwnerPrefixes {
  const prefixes = new Map([...extra, ...readTable('owner-prefixes').map(toPrefix)].map((row) => [row.prefix, row]))
  return {
    find: (text) => prefixes.get(normalizeContainerNumber(text).slice(0, 4)),
    all: () => [...prefixes.values()],
  }
}

function toPrefix(row: TableRow): OwnerPrefix {
  const kind = row.kind === 'line' ? 'line' : 'lessor'
  return { prefix: row.prefix!, owner: row.owner!, kind, scac: row.scac || null }
}
