import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { repository } from '../generate/places.ts'

/**
 * The commit with which a change is compared, and the reason for choosing it; without a commit, the reason why there is
 * none.
 */
export interface Base {
  commit?: string
  reason: string
}

/** Branches to which changes go; the first that exists is used. */
const BRANCHES = ['origin/main', '@{upstream}', 'main']

/**
 * The commit of `BOXTRAIL_BASE` if it is set, otherwise the merge base with the branch to which changes go, otherwise
 * `HEAD`, so that only uncommitted changes are compared. Fails only if `BOXTRAIL_BASE` is not a commit, because another
 * comparison was requested then.
 */
export async function baseOf(
  root: string = repository,
  given: string | undefined = process.env.BOXTRAIL_BASE,
): Promise<Base> {
  const head = await commitOf(root, 'HEAD')
  if (!head) return { reason: 'there is no Git history here' }
  if (given) {
    const commit = await commitOf(root, given)
    if (commit) return { commit, reason: 'BOXTRAIL_BASE' }
    throw new Error(`BOXTRAIL_BASE is ${given}, which is no commit here. Fetch it, or unset BOXTRAIL_BASE`)
  }
  for (const branch of BRANCHES) {
    const commit = await git(root, 'merge-base', 'HEAD', branch).catch(() => undefined)
    if (commit) return { commit: commit.trim(), reason: `the merge base with ${branch}` }
  }
  return { commit: head, reason: 'HEAD, as there is no merge base with another branch here' }
}

/** A file at the base; undefined if it does not exist there, or if a partial clone cannot fetch it. */
export const atBase = (root: string, commit: string, file: string): Promise<string | undefined> =>
  git(root, 'show', `${commit}:${file}`).catch(() => undefined)

/** Whether a file is unchanged since the base. */
export async function isAsAtBase(root: string, commit: string, file: string): Promise<boolean> {
  const before = await git(root, 'rev-parse', '--verify', '--quiet', `${commit}:${file}`).catch(() => undefined)
  return before !== undefined && before === (await git(root, 'hash-object', '--', file))
}

/** Files in a folder that are new or changed since the base, committed or not. */
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

/** Git hooks set variables that would point to another work tree. */
async function git(root: string, ...args: string[]): Promise<string> {
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('GIT_')))
  const { stdout } = await promisify(execFile)('git', args, { cwd: root, env, maxBuffer: 2 ** 28 })
  return stdout
}
