import { describe, expect, test } from 'vitest'
import { verdict } from '../promises.ts'

const PROMISED = { name: '@boxtrail/contracts', version: '0.2.0', kept: 'spec/released/0.2.0' }

const changeset = (name: string, type: string) => ({
  file: '.changeset/a.md',
  releases: [{ name, type }],
  summary: 'x',
})

const broken = { level: 'major', changes: ['Port: code is gone'] } as const
const extended = { level: 'minor', changes: ['/paths/~1new is new'] } as const
const verdictOn = (change: typeof broken | typeof extended, name: string, type: string) =>
  verdict(PROMISED, { ...change, changes: [...change.changes] }, [changeset(name, type)])

describe('a broken promise', () => {
  test('is a problem with a remedy', () =>
    expect(verdictOn(broken, '@boxtrail/contracts', 'minor').problems).toEqual([
      'breaks 0.2.0: Port: code is gone',
      expect.stringContaining('"@boxtrail/contracts": major'),
    ]))
  test('passes if a changeset declares a major version of the contract, and is still reported', () =>
    expect(verdictOn(broken, '@boxtrail/contracts', 'major')).toEqual({
      problems: [],
      declared: ['Port: code is gone, as .changeset/a.md declares'],
    }))
  test('is not declared by a major version of another package', () =>
    expect(verdictOn(broken, '@boxtrail/client', 'major').problems).toHaveLength(2))
})

describe('a new ability', () => {
  test('is a problem where the changesets speak of a patch', () =>
    expect(verdictOn(extended, '@boxtrail/contracts', 'patch').problems).toEqual([
      'differs from 0.2.0: /paths/~1new is new',
      expect.stringContaining('"@boxtrail/contracts": minor'),
    ]))
  test.each(['minor', 'major'])('passes with a changeset that says %s', (type) =>
    expect(verdictOn(extended, '@boxtrail/contracts', type)).toEqual({ problems: [], declared: [] }),
  )
})

test('a contract that did not change needs no changeset', () =>
  expect(verdict(PROMISED, { level: 'none', changes: [] }, [])).toEqual({ problems: [], declared: [] }))
