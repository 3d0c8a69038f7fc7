import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import openapi from '@boxtrail/contracts/openapi.json' with { type: 'json' }
import { expect, test } from 'vitest'

/** Codes that only the pages of the web application use, and which are not part of the contract. */
const OF_PAGES = [
  'already_member',
  'already_set_up',
  'cross_site',
  'last_owner',
  'owners_only',
  'request_ended',
  'signed_out',
  'too_many_attempts',
  'unknown_host',
  'wrong_code',
  'wrong_credentials',
]

test('every code that a problem can have is in the list of the contract, and no other', () => {
  const files = globSync(join(import.meta.dirname, '../src/errors/*.ts'))
  const text = files.map((file) => readFileSync(file, 'utf8')).join('\n')
  const codes = [...text.matchAll(/(?:code: |code = |[,`] |^ {4})'([a-z]+(?:_[a-z]+)*)'(?=,? ?[)}\n,])/gm)].map(
    ([, code]) => code!,
  )
  const { enum: listed } = openapi.components.schemas.Error.properties.code
  expect([...new Set(codes)].filter((code) => !OF_PAGES.includes(code)).sort()).toEqual([...listed].sort())
})
