import { describe, expect, test } from 'vitest'
import { verdict } from '../promises.ts'

const changeset = (name: string, type: string) => ({
  file: '.changeset/a.md',
  releases: [{ name, type }],
  summary: 'x',
})

describe('a broken promise', () => {
  test('is a problem with a remedy', () =>
    expect(verdict('0.2.0', ['Port: code is gone'], [changeset('@boxtrail/contracts', 'minor')]).problems).toEqual([
      'breaks 0.2.0: Port: code is gone',
      expect.stringContaining('"@boxtrail/contracts": major'),
    ]))
  test('passes if a changeset declares a major version of the contract, and is still reported', () =>
    expect(verdict('0.2.0', ['Port: code is gone'], [changeset('@boxtrail/contracts', 'major')])).toEqual({
      problems: [],
      declared: ['Port: code is gone, as .changeset/a.md declares'],
    }))
  test('is not declared by a major version of another package', () =>
    expect(verdict('0.2.0', ['Port: code is gone'], [changeset('@boxtrail/client', 'major')]).problems).toHaveLength(2))
})
