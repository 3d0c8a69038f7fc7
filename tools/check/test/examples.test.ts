import { expect, test } from 'vitest'
import { exampleProblems } from '../examples.ts'

test('a container number with a wrong check digit is found, unless the text says that it is wrong', () => {
  expect(exampleProblems('apps/docs/a.md', 'Track `MSKU7054417`.')).toHaveLength(1)
  expect(exampleProblems('apps/docs/a.md', 'Track `MSKU7054410`, of PO XMSKU7054417.')).toEqual([])
  expect(exampleProblems('apps/docs/a.md', 'MSKU7054417 has a wrong check digit.')).toEqual([])
  expect(exampleProblems('spec/examples/a.bad_check_digit.yaml', 'number: MSKU7054417')).toEqual([])
})

test.each([
  ['        description: Seal.', 1],
  ["  type: { type: string, description: 'When, UTC.', examples: [ a ] }", 1],
  ['  seal: { type: string, description: Number of the seal., examples: [ a ] }', 0],
  ["  seal: { type: string, description: 'Number of the seal, as reported.' }", 0],
  ["      description: { type: [ string, 'null' ], description: 'What documents of it hold.' }", 0],
  ['      description: >', 0],
  ['      description:', 0],
])('%s: %i problems', (line, count) => {
  expect(exampleProblems('spec/components/schemas/A.yaml', line)).toHaveLength(count)
})
