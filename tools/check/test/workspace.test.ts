import { expect, test } from 'vitest'
import { referenceProblems } from '../workspace.ts'

test('every package is compiled after what it depends on', () => expect(referenceProblems()).toEqual([]))

test('a missing reference is named, and a package that no project compiles', () => {
  const empty = (folder: string) => (['packages/client', 'packages/contracts'].includes(folder) ? {} : null)
  expect(referenceProblems(empty).toSorted()).toEqual([
    'packages/client/tsconfig.json does not refer to packages/contracts, on which its package depends.',
    'tsconfig.json does not refer to packages/client.',
    'tsconfig.json does not refer to packages/contracts.',
  ])
})
