import { expect, test } from 'vitest'
import { z } from 'zod'
import { readQuery } from '../../src/read/query.ts'
import { validateBody } from '../../src/read/validate-body.ts'
import { validateQuery } from '../../src/read/validation-rules.ts'

const time = z.iso.datetime({ offset: true })
const body = z.strictObject({ name: z.string().max(5).optional(), times: z.array(z.union([time, z.iso.date()])) })

test('a time of a body is read without the suffix of RFC 9557', () => {
  const times = ['2026-11-01T10:00:00+01:00[Europe/Berlin]', '2026-11-02', '2026-11-03T10:00:00Z[!u-ca=gregory]']
  expect(validateBody(body, { times })).toEqual({
    times: ['2026-11-01T10:00:00+01:00', '2026-11-02', '2026-11-03T10:00:00Z'],
  })
})

test('a suffix that must be understood is named in the error, and other texts keep their brackets', () => {
  const refused = (sent: unknown) => {
    try {
      return validateBody(body, sent)
    } catch (error) {
      return JSON.stringify(error)
    }
  }
  expect(refused({ times: ['2026-11-01T10:00:00Z[!u-ca=hebrew]'] })).toContain('[!u-ca=hebrew] must be understood')
  expect(refused({ times: [], name: 'Kiel [x=y]' })).toContain('at most 5 characters')
  // An item is named by its list.
  expect(refused({ times: ['2026-11-01', 'soon'] })).toContain('times[1] must be a time')
})

test('a time of a query is read without its suffix, also with a bare plus sign', () => {
  const read = (value: string) =>
    validateQuery(z.strictObject({ as_of: time }), readQuery(`as_of=${value}`, { as_of: 'date-time' }, []))
  expect(read('2026-11-01T10:00:00+01:00[Europe/Berlin]')).toEqual({ as_of: '2026-11-01T10:00:00+01:00' })
  expect(() => read('2026-11-01T10:00:00Z[!foo=bar]')).toThrow('[!foo=bar] must be understood')
})
