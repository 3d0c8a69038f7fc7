import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createMd5 } from '../src/files/md5.ts'

const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex')

test('the checksum of any bytes, in any pieces, is that of the platform', () =>
  fc.assert(
    fc.property(fc.array(fc.uint8Array({ maxLength: 200 }), { maxLength: 6 }), (pieces) => {
      const md5 = createMd5()
      for (const piece of pieces) md5.update(piece)
      expect(hex(md5.digest())).toBe(createHash('md5').update(Buffer.concat(pieces)).digest('hex'))
    }),
    { numRuns: 500 },
  ))
