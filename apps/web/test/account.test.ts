import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { filterOf, searchOfAudit } from '../src/pages/account-audit/search.ts'
import { actionInWords, GROUPS } from '../src/pages/account-audit/words.ts'
import { browserName } from '../src/pages/account-sign-in/browser-name.ts'

describe('the name of a browser', () => {
  test.each([
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:133.0) Gecko/20100101 Firefox/133.0', 'Firefox on Windows'],
    ['Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/131.0 Safari/537.36 Edg/131.0', 'Edge on Windows'],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Version/18.1 Mobile/15E148 Safari/604.1',
      'Safari on iPhone',
    ],
    ['Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/131.0 Mobile Safari/537.36', 'Chrome on Android'],
    ['curl/8.9', 'curl'],
    [null, 'Unknown program'],
  ])('of %s is %s', (userAgent, name) => expect(browserName(userAgent)).toBe(name))
})

describe('the audit log', () => {
  test.each([
    ['createApiKey', 'Create API key'],
    ['updateContainer', 'Update container'],
    ['session.created', 'Signed in'],
    ['something.new', 'Something new'],
  ])('says %s in words: %s', (action, words) => expect(actionInWords(action)).toBe(words))

  test('asks for whole days of the reader, the last one included', () => {
    const { occurredAt } = filterOf({ from: '2026-03-01', until: '2026-03-01' })
    expect(new Date(occurredAt!.start!).getHours()).toBe(0)
    expect(Date.parse(occurredAt!.end!) - Date.parse(occurredAt!.start!)).toBe(86_399_000)
  })

  test('takes nothing from an address that it does not know', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom('what', 'who', 'from', 'until'), fc.string()), (raw) => {
        const { what } = searchOfAudit(raw)
        expect(what === undefined || what in GROUPS).toBe(true)
        expect(() => filterOf({ what })).not.toThrow()
      }),
    )
  })
})
