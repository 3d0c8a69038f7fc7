import { expect, test } from 'vitest'
import { citationProblems } from '../citations.ts'

const pages: Record<string, string> = {
  'apps/docs/engine.md': '# The engine\n\n### Journey windows\n\n### `container.updated`\n',
  'apps/docs/README.md': '[windows](engine.md#journey-windows), [mail](mailto:x), [out](https://example.com/a.md)',
}
const problemsOf = (file: string, text: string) =>
  citationProblems([file], (name) => (name === file ? text : pages[name]))

test('references to sections that exist are accepted', () => {
  expect(problemsOf('a.ts', '// apps/docs/engine.md#journey-windows, apps/docs/engine.md#containerupdated')).toEqual([])
  expect(citationProblems(Object.keys(pages), (name) => pages[name])).toEqual([])
})

test('a page, a section and a link that do not exist are named', () => {
  expect(problemsOf('a.ts', '/** (apps/docs/missing.md) */')).toEqual([
    'a.ts refers to apps/docs/missing.md, which does not exist',
  ])
  expect(problemsOf('a.sql', '-- apps/docs/engine.md#windows')).toEqual([
    'a.sql refers to apps/docs/engine.md#windows: apps/docs/engine.md has no such section',
  ])
  expect(problemsOf('apps/docs/tour.md', '[it](../nowhere.ts)')).toEqual([
    'apps/docs/tour.md refers to apps/nowhere.ts, which does not exist',
  ])
})

test.each(['(design 10.9)', '(design ruling 30)', 'design.md section 2', 'wire-facts 7.2', '(data-sources 2.1)'])(
  '"%s", which readers do not have, is rejected',
  (words) => {
    expect(problemsOf('src/a.ts', `\n// As written: ${words}`)).toEqual([
      'src/a.ts:2 cites a document that is not in the repository: write the reason in apps/docs',
    ])
    expect(problemsOf('src/db/migrations/0001.sql', `-- ${words}`)).toEqual([])
  },
)
