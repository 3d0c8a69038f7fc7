import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { repository } from '../generate/places.ts'

/** The commit that a change is compared with, and why it is this one; without a commit, why there is none. */
export interface Base {
  commit?: string
  reason: string
}

/** Where a branch has left what others build on, the first that exists. */
const BRANCHES = ['origin/main', '@{upstream}', 'main']

/**
 * `BOXTRAIL_BASE` if it is set, else the merge base with the branch that all changes go to, else `HEAD`: then only what is not
 * committed yet is compared. Fails only if `BOXTRAIL_BASE` is no commit, because the comparison that was asked for would be another.
 */
export async function baseOf(
  root: string = repository,
  asked: string | undefined = process.env.BOXTRAIL_BASE,
): Promise<Base> {
  const head = await commitOf(root, 'HEAD')
  if (!head) return { reason: 'there is no Git history here' }
  if (asked) {
    const commit = await commitOf(root, asked)
    if (commit) return { commit, reason: 'BOXTRAIL_BASE' }
    throw new Error(`BOXTRAIL_BASE is ${asked}, which is no commit here. Fetch it, or unset BOXTRAIL_BASE`)
  }
  for (const branch of BRANCHES) {
    const commit = await git(root, 'merge-base', 'HEAD', branch).catch(() => undefined)
    if (commit) return { commit: commit.trim(), reason: `the merge base with ${branch}` }
  }
  return { commit: head, reason: 'HEAD, as there is no merge base with another branch here' }
}

/** A file as the base has it; undefined if it has none, or if a partial clone cannot fetch it. */
export const atBase = (root: string, commit: string, file: string): Promise<string | undefined> =>
  git(root, 'show', `${commit}:${file}`).catch(() => undefined)

/** Whether the base has a file as it is now. */
export async function isAsAtBase(root: string, commit: string, file: string): Promise<boolean> {
  const before = await git(root, 'rev-parse', '--verify', '--quiet', `${commit}:${file}`).catch(() => undefined)
  return before !== undefined && before === (await git(root, 'hash-object', '--', file))
}

/** Files below a folder that are new since the base, or other than in it, committed or not. */
export async function changedSince(root: string, commit: string, folder: string): Promise<Set<string>> {
  const lists = await Promise.all([
    git(root, 'diff', '--name-only', '--no-renames', '--relative', '-z', commit, '--', folder),
    git(root, 'ls-files', '--others', '--exclude-standard', '-z', '--', folder),
  ])
  return new Set(lists.flatMap((list) => list.split('\0')).filter(Boolean))
}

const commitOf = (root: string, name: string): Promise<string | undefined> =>
  git(root, 'rev-parse', '--verify', '--quiet', `${name}^{commit}`).then(
    (text) => text.trim(),
    () => undefined,
  )

/** A hook of Git sets variables that would point to another work tree. */
async function git(root: string, ...args: string[]): Promise<string> {
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('GIT_')))
  const { stdout } = await promisify(execFile)('git', args, { cwd: root, env, maxBuffer: 2 ** 28 })
  return stdout
}
