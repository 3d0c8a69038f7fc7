import { expect, test } from 'vitest'
import { wordProblems } from '../words.ts'

test('a banned word is named with its line and what to write instead', () => {
  expect(wordProblems('a.ts', 'const x = 1\nconst MOST_ROWS = 5')).toEqual([
    'a.ts:2 says "MOST_R": write MAX_…, with its unit.',
  ])
  expect(wordProblems('a.ts', 'const hearTitles = () => {}')).toHaveLength(1)
  expect(wordProblems('a.ts', '/** What became of a push. */')).toHaveLength(1)
})

test('usual English and stored names are not banned', () => {
  expect(wordProblems('a.ts', '/** Almost all that is heard of; document_lessons */\nconst MAX_ROWS = 5')).toEqual([])
})
