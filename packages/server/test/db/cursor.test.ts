import { type CursorKind, readCursor, writeCursor } from '@boxtrail/protocol/answer/cursor'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

const kinds: readonly CursorKind[] = ['time', 'uuid', 'text', 'text or null', 'number']
const text = fc.string({ unit: 'grapheme' }).filter((one) => !one.includes('\0') && one.isWellFormed())
const keys = fc.tuple(fc.maxSafeNat(), fc.uuid(), text, fc.option(text), fc.maxSafeInteger())

describe('a cursor', () => {
  test('yields the key of which it was made', () => {
    fc.assert(fc.property(keys, (key) => void expect(readCursor(writeCursor(key), kinds)).toEqual(key)))
  })

  test('fits into an address as it is', () => {
    fc.assert(fc.property(keys, (key) => void expect(writeCursor(key)).toMatch(/^[A-Za-z0-9_-]+$/)))
  })

  test('of another form is refused', () => {
    const refused = expect.objectContaining({ status: 400 })
    const others = fc.oneof(
      fc.jsonValue().map((value) => Buffer.from(JSON.stringify(value)).toString('base64url')),
      fc.string(),
    )
    fc.assert(
      fc.property(others, (cursor) => {
        try {
          const [micros, id] = readCursor<readonly [number, string]>(cursor, ['time', 'uuid'])
          expect([Number.isSafeInteger(micros), /^[0-9a-f-]{36}$/i.test(id)]).toEqual([true, true])
        } catch (error) {
          expect(error).toEqual(refused)
        }
      }),
    )
    const cursor = writeCursor(['document_type', 1])
    expect(readCursor(cursor, ['text', 'number'], 'document_type')).toEqual(['document_type', 1])
    expect(() => readCursor(cursor, ['text', 'number'], 'added_by')).toThrow()
  })
})
