import { readFileSync } from 'node:fs'
import openapi from '@boxtrail/contracts/openapi.json' with { type: 'json' }
import { attentionKinds } from '@boxtrail/engine/attention/kinds'
import { expect, test } from 'vitest'
import { attentionPage, withKinds } from '../attention.ts'

test('the page describes every kind as the rules do', () => {
  const page = readFileSync(attentionPage, 'utf8')
  expect(page).toBe(withKinds(page))
  for (const kind of attentionKinds) expect(page).toContain(`\`${kind}\``)
})

test('the kinds of the rules are those of the contract', () => {
  expect(attentionKinds).toEqual(openapi.components.schemas.AttentionKind.enum)
})
