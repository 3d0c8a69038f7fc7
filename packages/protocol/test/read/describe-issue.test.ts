import { expect, test } from 'vitest'
import { z } from 'zod'
import { describeIssue } from '../../src/read/describe-issue.ts'

const TIME = 'a time with its offset from UTC like 2026-03-01T00:00:00Z'
const time = z.iso.datetime({ offset: true })

test.each<[z.ZodType, unknown, string]>([
  [time, '2026-11-20', `must be ${TIME}`],
  [time, '2026-11-20T00:00:00', `must be ${TIME}`],
  [z.union([time, z.iso.date()]), 'yesterday', `must be ${TIME} or a date like 2026-03-01`],
  [z.union([time, z.null()]), 5, 'must be a string or null'],
  [z.guid(), 'abc', 'must be a UUID'],
  [z.email(), 'abc', 'must be an email address'],
  [z.string().regex(/^[A-Z]{4}$/), 'abc', 'must match /^[A-Z]{4}$/'],
  [z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/), '2026-13', 'must be a month like 2026-03'],
  [z.object({}), null, 'must be an object'],
  [z.int(), 1.5, 'must be a whole number'],
  [z.boolean(), 'yes', 'must be true or false'],
  [z.number().max(50), 51, 'must be at most 50'],
  [z.number().positive(), 0, 'must be more than 0'],
  [z.string().min(1), '', 'must have at least 1 character'],
  [z.array(z.string()).max(2), ['a', 'b', 'c'], 'must have at most 2 items'],
  [z.enum(['open', 'done']), 'new', 'must be one of open, done'],
  [z.literal('shipment'), 'container', 'must be shipment'],
  [z.custom<string>(() => false, 'no such place'), 'x', 'is not valid: no such place'],
])('%#: what is wrong with a value is said with what it must be', (schema, value, said) => {
  expect(describeIssue(schema.safeParse(value).error!.issues[0]!)).toBe(said)
})
