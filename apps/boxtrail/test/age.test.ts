import { buffer } from 'node:stream/consumers'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createRowDigest, linesOf } from '../../../packages/server/src/db/dump/row-digest.ts'
import { decrypt, encrypt } from '../src/backup/age.ts'
import { readTar, tarEnd, tarEntry } from '../src/backup/tar.ts'

const CHUNK = 65_536
const pieces = async function* (bytes: Buffer, size = 10_007) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}
/** Encrypts with a low work factor for the key, because this happens many times here. */
const sealed = (bytes: Buffer) => buffer(encrypt(pieces(bytes), 'a long passphrase', 10))
const opened = (bytes: Buffer, passphrase = 'a long passphrase') => buffer(decrypt(pieces(bytes), passphrase))

// Written by age 1.1.1 with this passphrase: `age --passphrase --armor`.
const BY_AGE = Buffer.from(
  'YWdlLWVuY3J5cHRpb24ub3JnL3YxCi0+IHNjcnlwdCBmVVVaL2s2WnNwbGZ3bDNiSU5heVpnIDE4Ck13WSs3azRHSFZiRENPZlpINTRWRldUb3BwbWR1czlCdUxsaEFMS2pIbFUKLS0tIHZaNTU0cXVvcUhKeitXc2xWK2tQYVl0UTJkWmhGeVF0Q3VaS2xYUjI3YzAKil9Fl7iriLHAsgmNOtlIJlQtA+bLPKU+Zj0a8UMc19KDpprJaOVrtcYZHb/mUDA=',
  'base64',
)

test('what the program age wrote is read', async () => {
  expect((await opened(BY_AGE)).toString()).toBe('hello from age\n')
})

test.each([0, 1, CHUNK - 1, CHUNK, CHUNK + 1, 3 * CHUNK])('%d bytes come back', async (length) => {
  const bytes = Buffer.alloc(length, 'container ')
  expect((await opened(await sealed(bytes))).equals(bytes)).toBe(true)
})

test('an altered byte, a missing end and another passphrase are noticed wherever they are', async () => {
  const whole = await sealed(Buffer.alloc(CHUNK + 100, 'x'))
  const places = fc.integer({ min: 0, max: whole.length - 1 })
  await fc.assert(
    fc.asyncProperty(places, fc.boolean(), async (at, cuts) => {
      const altered = Buffer.from(cuts ? whole.subarray(0, at) : whole)
      if (!cuts) altered[at]! ^= 1
      await expect(opened(altered)).rejects.toThrow(/archive/)
    }),
    { numRuns: 40 },
  )
  await expect(opened(whole, 'another passphrase')).rejects.toThrow('The passphrase is not that of the archive')
})

test('files come back from a tar by name and bytes', async () => {
  const file = fc.record({ name: fc.stringMatching(/^[a-z/.0-9]{1,100}$/), bytes: fc.uint8Array({ maxLength: 2_000 }) })
  await fc.assert(
    fc.asyncProperty(fc.array(file, { maxLength: 5 }), fc.integer({ min: 1, max: 3_000 }), async (files, size) => {
      const tar = Buffer.concat([...files.map(({ name, bytes }) => tarEntry(name, Buffer.from(bytes), 0)), tarEnd])
      const read = await Array.fromAsync(readTar(pieces(tar, size)))
      expect(read.map(({ name, bytes }) => [name, bytes.toString('hex')])).toEqual(
        files.map(({ name, bytes }) => [name, Buffer.from(bytes).toString('hex')]),
      )
    }),
  )
})

test('the digest of rows is the same in any order, and differs when a row does', () => {
  const rows = fc.array(fc.stringMatching(/^[a-z]{0,5}$/), { minLength: 1 })
  const digestOf = (lines: string[]) => {
    const digest = createRowDigest()
    for (const line of linesOf(Buffer.from(lines.map((each) => `${each}\n`).join('')))) digest.add(line)
    return digest.value()
  }
  fc.assert(
    fc.property(rows, fc.nat(), (lines, seed) => {
      const shuffled = lines
        .map((line, at) => ({ line, at: (at * 7_919 + seed) % 101 }))
        .toSorted((a, b) => a.at - b.at)
      expect(digestOf(shuffled.map(({ line }) => line))).toEqual(digestOf(lines))
      expect(digestOf([...lines.slice(1), `${lines[0]}x`])).not.toEqual(digestOf(lines))
      expect(digestOf([...lines, lines[0]!])).not.toEqual(digestOf(lines))
    }),
  )
})
