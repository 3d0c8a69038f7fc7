import { globSync } from 'node:fs'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { repository } from '../../generate/places.ts'
import { changesetProblems } from '../changesets.ts'

// A copy that is not a git repository, like an unpacked archive; a clone without branches offers no more.
let copy: string
beforeEach(async () => {
  copy = await mkdtemp(join(tmpdir(), 'boxtrail-changesets-'))
  const manifests = globSync(['package.json', '{packages,apps}/*/package.json', 'tools/package.json'], {
    cwd: repository,
  })
  for (const file of ['.changeset', 'pnpm-workspace.yaml', ...manifests])
    await cp(join(repository, file), join(copy, file), { recursive: true })
})
afterEach(() => rm(copy, { recursive: true, force: true }))

const problemsWith = async (file: string, text: string) => {
  await writeFile(join(copy, '.changeset', file), text)
  return (await changesetProblems(copy)).join('\n')
}

test('a release is made of the pending changesets', async () => expect(await changesetProblems()).toEqual([]))

test('the check needs no git history', async () => expect(await changesetProblems(copy)).toEqual([]))

describe('the check fails and names the file', () => {
  test.each([
    ['without frontmatter', '---\n\n## "@boxtrail/client": minor\n\nA heading.\n'],
    ['with an unknown kind of change', '---\n"@boxtrail/client": huge\n---\n\nA change.\n'],
    ['without a sentence to the user', '---\n"@boxtrail/client": minor\n---\n'],
    ['for a package that does not exist', '---\n"@boxtrail/unknown": minor\n---\n\nA change.\n'],
    ['for a package that is not published', '---\n"@boxtrail/server": minor\n---\n\nA change.\n'],
    [
      'for a private package beside a published one',
      '---\n"@boxtrail/client": minor\n"@boxtrail/server": minor\n---\n\nA change.\n',
    ],
  ])('%s', async (_, text) => expect(await problemsWith('wrong-one.md', text)).toContain('wrong-one'))
})

test('the versions of all published packages are linked', async () => {
  const { linked } = JSON.parse(await readFile(join(repository, '.changeset/config.json'), 'utf8'))
  const manifests = globSync('packages/*/package.json', { cwd: repository }).map(async (file) =>
    JSON.parse(await readFile(join(repository, file), 'utf8')),
  )
  const published = (await Promise.all(manifests)).filter((manifest) => !manifest.private).map(({ name }) => name)
  expect(linked).toEqual([published.sort()])
})
