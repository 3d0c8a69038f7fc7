import { instantOfText } from '@boxtrail/server/db/connection/instant-of-text'
import { types } from 'pg'
import { expect, it } from 'vitest'

const ofPg = types.getTypeParser(types.builtins.TIMESTAMPTZ, 'text') as (text: string) => Date | number

it.each([
  '2026-11-28 06:53:05+00',
  '2026-11-28 06:53:05.4+00',
  '2026-11-28 06:53:05.04+00',
  '2026-11-28 06:53:05.485+00',
  '2026-11-28 06:53:05.485999+00',
  '2028-02-29 23:59:59.999+00',
  '1969-12-31 23:59:59.5+00',
  '0100-01-01 00:00:00+00',
  '9999-12-31 23:59:59+00',
  '10000-01-01 00:00:00+00',
  '0001-01-01 00:00:00+00',
  '0044-03-15 12:00:00+00 BC',
  '2026-11-28 06:53:05+05:30',
  '2026-11-28 06:53:05.25-08',
  'infinity',
  '-infinity',
])('is what pg reads: %s', (text) => {
  expect(instantOfText(text)).toEqual(ofPg(text))
})
