import { readFileSync } from 'node:fs'
import openapi from '@boxtrail/contracts/openapi.json' with { type: 'json' }
import { attentionKinds } from '@boxtrail/engine/attention/entry/kinds'
import { contradictionKinds } from '@boxtrail/engine/contradictions/contradiction/kinds'
import { expect, test } from 'vitest'
import { kindPages, withKinds } from '../kind-tables.ts'

test.each(kindPages)('$path describes every kind as the rules do', (page) => {
  const text = readFileSync(page.path, 'utf8')
  expect(text).toBe(withKinds(text, page))
  expect(text).toContain(page.table())
})

test('the kinds of the rules are those of the contract', () => {
  const { AttentionKind, ContradictionKind } = openapi.components.schemas
  expect(attentionKinds).toEqual(AttentionKind.enum)
  expect(contradictionKinds).toEqual(ContradictionKind.enum)
})
