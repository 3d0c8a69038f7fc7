import { execFile } from 'node:child_process'
import { globSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { parseChangesetFile } from '@changesets/parse'
import { parse } from 'yaml'
import { repository } from '../generate/places.ts'

export type Changeset = { file: string; releases: { name: string; type: string }[]; summary: string }

const cli = join(repository, 'node_modules/@changesets/cli/bin.js')
const run = promisify(execFile)

/** Problems that would prevent the next release: changesets that cannot be read, or that `changeset status` rejects. */
export async function changesetProblems(root: string = repository): Promise<string[]> {
  const { changesets, problems } = await readChangesets(root)
  const unread = [...problems, ...(await unpublished(root, changesets))]
  return unread.length > 0 ? unread : statusProblems(root)
}

/** Changesets for packages that are not published, because no changelog would contain them. */
async function unpublished(root: string, changesets: readonly Changeset[]): Promise<string[]> {
  const { linked } = JSON.parse(await readFile(join(root, '.changeset/config.json'), 'utf8')) as { linked: string[][] }
  const published = new Set(linked.flat())
  return changesets.flatMap(({ file, releases }) =>
    releases
      .filter(({ name }) => !published.has(name))
      .map(
        ({ name }) =>
          `${file}: ${name} is not published. News of the service and its web application are of @boxtrail/service`,
      ),
  )
}

/** The pending changesets. The tool only reports that one is malformed; here each problem names its file. */
export async function readChangesets(
  root: string = repository,
): Promise<{ changesets: Changeset[]; problems: string[] }> {
  const files = globSync('.changeset/*.md', { cwd: root })
  const read = await Promise.all(
    files
      .filter((file) => basename(file) !== 'README.md')
      .sort()
      .map((file) => readChangeset(root, file)),
  )
  return {
    changesets: read.filter((each) => typeof each !== 'string'),
    problems: read.filter((each) => typeof each === 'string'),
  }
}

async function readChangeset(root: string, file: string): Promise<Changeset | string> {
  const text = await readFile(join(root, file), 'utf8')
  try {
    const changeset = parseChangesetFile(text)
    return changeset.summary
      ? { file, ...changeset }
      : `${file}: no summary. Write one sentence to the user below the ---`
  } catch (error) {
    const [reason] = (error as Error).message.split('\n')
    return `${file}: ${reason} A changeset begins like this:\n---\n"@boxtrail/client": minor\n---`
  }
}

/**
 * Runs `changeset status` in a temporary repository with the files it reads. In this one it would need the merge base,
 * which a CI clone may not have.
 */
async function statusProblems(root: string): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'boxtrail-changesets-'))
  const environment = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('GIT_')))
  const inFolder = { cwd: folder, env: { ...environment, NO_COLOR: '1' } }
  try {
    const { packages } = parse(await readFile(join(root, 'pnpm-workspace.yaml'), 'utf8')) as { packages: string[] }
    const manifests = globSync(
      packages.map((at) => `${at}/package.json`),
      { cwd: root },
    )
    for (const file of ['.changeset', 'package.json', 'pnpm-workspace.yaml', ...manifests]) {
      await mkdir(dirname(join(folder, file)), { recursive: true })
      await cp(join(root, file), join(folder, file), { recursive: true })
    }
    const { baseBranch } = JSON.parse(await readFile(join(folder, '.changeset/config.json'), 'utf8'))
    await run('git', ['init', '--quiet', `--initial-branch=${baseBranch}`], inFolder)
    const author = ['-c', 'user.name=check', '-c', 'user.email=check@localhost', '-c', 'commit.gpgsign=false']
    await run('git', [...author, 'commit', '--quiet', '--allow-empty', '--message=base'], inFolder)
    await run(process.execPath, [cli, 'status'], inFolder)
    return []
  } catch (error) {
    const { stdout, stderr, message } = error as { stdout?: string; stderr?: string; message: string }
    return [`changeset status: ${[stdout, stderr].filter(Boolean).join('\n').trim() || message}`]
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

if (import.meta.main) {
  const problems = await changesetProblems()
  for (const problem of problems) console.error(problem)
  if (problems.length > 0) process.exitCode = 1
}
