import { createHash } from 'node:crypto'

const MASK = (1n << 128n) - 1n

/**
 * A digest of the rows of a table in any order: their number, and the sum of their hashes. Two tables with the same
 * rows have the same digest.
 */
export interface RowDigest {
  add(row: Uint8Array): void
  value(): { rows: number; sum: string }
}

export const createRowDigest = (): RowDigest => {
  let rows = 0
  let sum = 0n
  return {
    add(row) {
      const hash = createHash('sha256').update(row).digest()
      rows++
      sum = (sum + ((hash.readBigUInt64BE(0) << 64n) | hash.readBigUInt64BE(8))) & MASK
    },
    value: () => ({ rows, sum: sum.toString(16).padStart(32, '0') }),
  }
}

const NEWLINE = 10

/** The lines of a part. COPY writes whole rows, and a line break in a value is escaped. */
export function* linesOf(part: Buffer): Generator<Buffer> {
  for (let from = 0; from < part.length; ) {
    const to = part.indexOf(NEWLINE, from) + 1 || part.length
    yield part.subarray(from, to)
    from = to
  }
}
