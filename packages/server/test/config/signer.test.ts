import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createSigner } from '../../src/config/keys/signer.ts'

const signer = createSigner(Buffer.alloc(32, 1))
const payload = fc.dictionary(
  fc.string().filter((name) => name !== 'exp' && name !== '__proto__'),
  fc.string(),
)

test('a signed value can be opened for its purpose until it expires, and not after', () => {
  fc.assert(
    fc.property(payload, fc.string(), fc.integer({ min: 1, max: 2 ** 40 }), (given, purpose, expiresAt) => {
      const signed = signer.sign(purpose, given, expiresAt)
      expect(signed).toMatch(/^[\w-]+--[0-9a-f]{64}$/)
      expect(signer.open(purpose, signed, expiresAt - 1)).toEqual({ ...given })
      expect(signer.open(purpose, signed, expiresAt)).toBeNull()
      expect(signer.open(`${purpose} `, signed, 0)).toBeNull()
    }),
  )
})

test('no other text can be opened: one changed letter, another installation, or anything else', () => {
  const signed = signer.sign('attach file', { blob: '1' }, 1_000)
  fc.assert(
    fc.property(fc.nat(signed.length - 1), fc.string({ minLength: 1, maxLength: 1 }), (at, letter) => {
      fc.pre(signed[at] !== letter)
      expect(signer.open('attach file', signed.slice(0, at) + letter + signed.slice(at + 1), 0)).toBeNull()
    }),
  )
  fc.assert(fc.property(fc.string({ maxLength: 200 }), (text) => signer.open('attach file', text, 0) === null))
  expect(createSigner(Buffer.alloc(32, 2)).open('attach file', signed, 0)).toBeNull()
  expect(signer.open('attach file', signed, 0)).toEqual({ blob: '1' })
})
