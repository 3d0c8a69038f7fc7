import type { Difference } from '@boxtrail/contracts/comparison'
import { describe, expect, test } from 'vitest'
import { exceptionProblems, parseExceptions, readExceptions, untolerated } from '../exceptions.ts'

const ENTRY = `- rule: response-field-removed
  promise: Container.seal_number
  reason: It was null in every answer.
  owner: The maintainers.
  until: 2027-03-31
`
const [exception] = parseExceptions(ENTRY).exceptions

const removed: Difference = {
  kind: 'breaks',
  promise: 'Container.seal_number',
  rule: 'response-field-removed',
  level: 'major',
  what: 'Container: seal_number is gone',
}
const others: Difference[] = [
  { ...removed, promise: 'Container.number' },
  { ...removed, rule: 'request-field-removed' },
  { ...removed, kind: 'adds' },
]

describe('an exception', () => {
  test('tolerates the break that it names, and no other', () =>
    expect(untolerated([exception!], [removed, ...others])).toEqual(others))
  test('counts on its last day', () => expect(exceptionProblems([exception!], [removed], '2027-03-31')).toEqual([]))
  test('fails the day after, with whom to ask', () =>
    expect(exceptionProblems([exception!], [removed], '2027-04-01')).toEqual([
      'spec/exceptions.yaml: the exception of Container.seal_number (response-field-removed) has expired on 2027-03-31. Declare the break in a changeset, or ask The maintainers.',
    ]))
  test('fails when nothing is as it says', () =>
    expect(exceptionProblems([exception!], others, '2027-01-01')).toEqual([expect.stringContaining('matches nothing')]))
})

describe('the file', () => {
  const wrong: [what: string, from: string, to: string, problem: string][] = [
    ['without an owner', '  owner: The maintainers.\n', '', 'lacks owner'],
    ['without a reason', 'It was null in every answer.', "''", 'lacks reason'],
    ['without an end', '  until: 2027-03-31\n', '', 'lacks until'],
    ['with an end that is no day', '2027-03-31', '2027-02-30', 'not a day'],
    ['with a rule that does not exist', 'response-field-removed', 'field-lost', 'field-lost is no rule'],
    [
      'with a rule that tells of no break',
      'response-field-removed',
      'response-field-added',
      'no rule that tells of a break',
    ],
    ['with another entry', 'owner:', 'note: Ours.\n  owner:', 'has note'],
  ]
  test.each(wrong)('%s is refused, and tolerates nothing', (_, from, to, problem) =>
    expect(parseExceptions(ENTRY.replace(from, () => to))).toEqual({
      exceptions: [],
      problems: [expect.stringContaining(problem)],
    }),
  )
  test('of this repository can be read', async () =>
    expect((await readExceptions(new URL('../../..', import.meta.url).pathname)).problems).toEqual([]))
})
