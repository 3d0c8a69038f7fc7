import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Copy, copyRepository } from '../check/copy/copy.ts'
import type { Check } from './consumer/run.ts'
import { newestOf, publishedPackages } from './publish/version.ts'

/**
 * Makes a version in a copy of the repository as a person would, and tests what the checks say about it and about later
 * changes.
 */

const GATES = ['tools/check/check.ts', 'promises', 'exports', 'MCP definitions', 'changesets']
const SAYS = 'A version was rehearsed.'
const CHANGESET = `---\n"@boxtrail/client": patch\n"@boxtrail/contracts": minor\n---\n\n${SAYS}\n`
const AUTHOR = ['NAME', 'EMAIL'].flatMap((what) => [`GIT_AUTHOR_${what}=x`, `GIT_COMMITTER_${what}=x`])
/** The commit before the release, and that of the release. */
const BASES = ['HEAD~1', 'HEAD']

const must = async (copy: Copy, ...command: [string, ...string[]]): Promise<string> => {
  const { ok, output } = await copy.run(...command)
  if (!ok) throw new Error(`${command.join(' ')}\n${output}`)
  return output
}

const newest = async (copy: Copy) =>
  newestOf([...(await publishedPackages(copy.folder)).values()].map(({ version }) => version))

async function makeVersion(copy: Copy): Promise<string> {
  const before = await newest(copy)
  await copy.apply({ file: '.changeset/rehearsal.md', content: CHANGESET })
  await must(copy, 'git', 'add', '--all')
  await must(copy, 'env', ...AUTHOR, 'git', 'commit', '--quiet', '--message', 'rehearsal')
  await must(copy, 'env', 'BOXTRAIL_BASE=HEAD', ...AUTHOR, 'node', 'tools/release/publish/publish.ts', 'version')
  const version = await newest(copy)
  if (newestOf([before, version]) === before) throw new Error(`${version} is not newer than ${before}`)
  const pending = await must(copy, 'git', 'ls-files', '.changeset/*.md')
  if (pending.trim()) throw new Error(`Still pending after the release: ${pending}`)
  for (const name of ['client', 'contracts']) {
    const changelog = await readFile(join(copy.folder, 'packages', name, 'CHANGELOG.md'), 'utf8')
    const entry = changelog.slice(changelog.indexOf(`## ${version} (`)).split('\n## ')[0]!
    if (!entry.includes(`\n- ${SAYS}\n`)) throw new Error(`${name} does not say what is new in ${version}:\n${entry}`)
  }
  return version
}

export const versioning: Check = [
  'make a version, which covers what it was made of and nothing later',
  async () => {
    const copy = await copyRepository()
    try {
      const version = await makeVersion(copy)
      for (const base of BASES) await must(copy, 'env', `BOXTRAIL_BASE=${base}`, 'node', ...GATES)
      await copy.apply({
        file: 'packages/client/src/webhooks.ts',
        after: "export { WebhookVerificationError } from './errors.ts'\n",
        text: 'export const later = true\n',
      })
      for (const base of BASES) {
        const { ok, output } = await copy.run('env', `BOXTRAIL_BASE=${base}`, 'node', ...GATES)
        if (ok || !output.includes('adds: @boxtrail/client/webhooks later'))
          throw new Error(`What came after ${version} was not asked for, compared with ${base}:\n${output}`)
      }
      return version
    } finally {
      await copy.remove()
    }
  },
]
