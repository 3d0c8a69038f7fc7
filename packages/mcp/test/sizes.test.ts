import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { encode } from 'gpt-tokenizer/encoding/o200k_base'
import { expect, it } from 'vitest'
import { glossary } from '../src/resources/glossary.ts'

const definitions = JSON.parse(readFileSync(join(import.meta.dirname, '../definitions.json'), 'utf8'))
const tokens = (value: unknown) => encode(typeof value === 'string' ? value : JSON.stringify(value)).length

it('the descriptions of the tools take at most 3,500 tokens', () => {
  expect(tokens({ tools: definitions.tools })).toBeLessThanOrEqual(3_500)
})

it('the instructions take at most 300 tokens', () => {
  expect(tokens(definitions.instructions)).toBeLessThanOrEqual(300)
})

it('the explanation of every milestone takes at most 3,000 tokens', () => {
  expect(tokens(glossary)).toBeLessThanOrEqual(3_000)
})
