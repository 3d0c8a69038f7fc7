import { expect, test } from 'vitest'
import { problemsIn, samplesOf, shown } from '../../guides/samples.ts'

const PAGE = `Text.

\`\`\`ts
// follow.ts
export const follow = 1
\`\`\`

<!-- fragment: the middle of a program -->
\`\`\`ts
  .then(nothing)
\`\`\`

\`\`\`ts
import { follow } from './follow.ts'
follow.fetch()
\`\`\`
`

test('the READMEs of packages and the guides are among the compiled pages', () =>
  expect(shown()).toEqual(
    expect.arrayContaining([
      'README.md',
      'packages/client/README.md',
      'apps/docs/start.md',
      'apps/docs/operating/proxy.md',
    ]),
  ))

test('the programs of a page are files of one folder, by their names, without fragments', () =>
  expect(samplesOf('apps/docs/start.md', PAGE).map(({ file, line }) => [file, line])).toEqual([
    ['apps-docs-start/follow.ts', 3],
    ['apps-docs-start/block-13.ts', 13],
  ]))

test('what the compiler says of a program is said of its line of the page', () => {
  const [follow, other] = samplesOf('apps/docs/start.md', PAGE)
  const output = "pages/apps-docs-start/block-13.ts(2,8): error TS2339: Property 'fetch' does not exist on type '1'.\n"
  expect(problemsIn(other!, output)).toEqual([
    "apps/docs/start.md:15 does not compile: TS2339: Property 'fetch' does not exist on type '1'.",
  ])
  expect(problemsIn(follow!, output)).toEqual([])
})
