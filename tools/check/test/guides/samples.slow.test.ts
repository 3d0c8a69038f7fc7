import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { repository } from '../../../generate/places.ts'
import { sampleProblems, samplesOf } from '../../guides/samples.ts'

const PAGE = `# A page

\`\`\`ts
// follow.ts
export const follow = (number: string) => number.length
\`\`\`

Text between.

\`\`\`ts
import { createClient } from '@boxtrail/client'
import { follow } from './follow.ts'

const client = createClient({ baseUrl: 'http://127.0.0.1:8080', apiKey: 'a key' })
console.log(follow('MAEU261904573'), await client.containers.get('an id'))
\`\`\`

<!-- fragment: the middle of a program -->
\`\`\`ts
  .then(nothing)
\`\`\`
`

let folder: string
beforeAll(() => (folder = mkdtempSync(join(repository, 'tools/node_modules/.samples-'))))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const problems = (page: string) => sampleProblems(samplesOf('packages/client/README.md', page), folder)

test(
  'programs that compile have no problems, and fragments are left out',
  () => expect(problems(PAGE)).toEqual([]),
  60_000,
)

test('a program that does not compile is named by its page and line', () => {
  expect(problems(PAGE.replace("get('an id')", "fetch('an id')"))).toEqual([
    expect.stringMatching(/^packages\/client\/README\.md:15 does not compile: TS2\d+: .*'fetch'/),
  ])
  expect(problems(PAGE.replace('import { follow }', 'import { followAll }'))).toContainEqual(
    expect.stringMatching(/^packages\/client\/README\.md:12 does not compile: .*followAll/),
  )
}, 60_000)
