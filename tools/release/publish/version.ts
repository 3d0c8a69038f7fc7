import { execFile } from 'node:child_process'
import { globSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'
import { readChangesets } from '../../check/changesets.ts'
import { repository } from '../../generate/places.ts'
import { freeze } from '../freeze.ts'
import { entryOf, withEntry } from './changelog.ts'

/** Makes a version from the pending changesets, and leaves it as a commit to review: `npm run release -- version`. */

const GATES = ['promises', 'exports', 'MCP definitions', 'changesets']

type Manifest = { name: string; version: string; private?: boolean }

const environment = {
  ...process.env,
  NO_COLOR: '1',
  PATH: [join(repository, 'node_modules/.bin'), process.env.PATH].join(delimiter),
}

const execute = (command: string, ...args: string[]) =>
  promisify(execFile)(command, args, { cwd: repository, maxBuffer: 64 << 20, env: environment })

const tool = (file: string, ...args: string[]) =>
  execute(process.execPath, join(repository, file), ...args).catch(
    (error: Error & { stdout?: string; stderr?: string }) => {
      throw new Error([error.stdout, error.stderr].filter(Boolean).join('\n').trim() || error.message)
    },
  )

/** The published packages, by folder. */
export async function publishedPackages(root: string = repository): Promise<Map<string, Manifest>> {
  const files = globSync('packages/*/package.json', { cwd: root }).sort()
  const all = await Promise.all(
    files.map(
      async (file) =>
        [file.replace('/package.json', ''), JSON.parse(await readFile(join(root, file), 'utf8'))] as const,
    ),
  )
  return new Map(all.filter(([, manifest]) => !manifest.private))
}

/** The highest of several linked versions: a package that did not change keeps its earlier one. */
export const newestOf = (versions: Iterable<string>): string =>
  [...versions].sort((a, b) => a.localeCompare(b, 'en', { numeric: true })).at(-1)!

/** Before 1.0.0, a breaking change makes a minor version, because `^0.3.0` excludes `0.4.0`. */
export const beforeFirstMajor = (changeset: string): string => {
  const [, head = '', body = ''] = /^(---\n[\s\S]*?\n---)([\s\S]*)$/.exec(changeset) ?? []
  return head.replaceAll(/: major$/gm, ': minor') + body
}

/**
 * Sets the version of unpublished packages (the repository itself, its apps and tools, parts of the service) to that of
 * the release.
 */
export async function numberOthers(version: string, root: string = repository): Promise<void> {
  const files = globSync(['package.json', '{apps,packages}/*/package.json', 'tools/package.json'], { cwd: root })
  for (const file of files) {
    const text = await readFile(join(root, file), 'utf8')
    if (!(JSON.parse(text) as Manifest).private) continue
    await writeFile(join(root, file), text.replace(/^ {2}"version": "[^"]*"/m, `  "version": "${version}"`))
  }
}

async function lowerMajors(files: readonly string[]): Promise<void> {
  for (const file of files) {
    const place = join(repository, file)
    await writeFile(place, beforeFirstMajor(await readFile(place, 'utf8')))
  }
}

/** Refuses uncommitted or undeclared changes, because a release must contain exactly what it was made from. */
async function refuseUnready(): Promise<void> {
  const { stdout } = await execute('git', 'status', '--porcelain')
  if (stdout)
    throw new Error(`Commit or remove first, because the release is a commit of its own:\n${stdout.trimEnd()}`)
  await tool('tools/check/check.ts', ...GATES)
}

export async function makeVersion(day = new Date().toISOString().slice(0, 10)): Promise<string> {
  const { changesets } = await readChangesets()
  if (changesets.length === 0) throw new Error('There are no changesets: nothing has changed since the last version.')
  await refuseUnready()
  const before = await publishedPackages()
  if (newestOf([...before.values()].map(({ version }) => version)).startsWith('0.'))
    await lowerMajors(changesets.map(({ file }) => file))
  await tool('node_modules/@changesets/cli/bin.js', 'version')
  const after = await publishedPackages()
  for (const [folder, { name, version }] of after) {
    if (version === before.get(folder)?.version) continue
    const changelog = join(repository, folder, 'CHANGELOG.md')
    await writeFile(changelog, withEntry(await readFile(changelog, 'utf8'), entryOf(name, version, day, changesets)))
  }
  await execute(
    'biome',
    'check',
    '--write',
    '--config-path',
    'tools/config',
    ...[...after.keys()].map((at) => `${at}/CHANGELOG.md`),
  )
  const version = newestOf([...after.values()].map((manifest) => manifest.version))
  await numberOthers(version)
  await tool('tools/check/mcp-definitions/write.ts')
  await freeze(version)
  await execute('git', 'add', '--all')
  await execute('git', 'commit', '--quiet', '--message', `release: packages ${version}`)
  return version
}
