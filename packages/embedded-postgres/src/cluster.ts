import { execFile } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  existsSync,
  lchownSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { type Account, nobody } from './account.ts'
import type { Binaries } from './binaries.ts'
import { EmbeddedError } from './embedded-error.ts'

export const DATABASE_USER = 'boxtrail'

/**
 * Initialises the cluster if it does not exist. Created under a temporary name and renamed, so that a kill leaves
 * nothing incomplete.
 */
export async function ensureCluster(
  cluster: string,
  binaries: Binaries,
  account: Account | undefined,
  durable: boolean,
): Promise<void> {
  const versionFile = join(cluster, 'PG_VERSION')
  if (existsSync(versionFile)) {
    refuseOtherMajor(cluster, readFileSync(versionFile, 'utf8').trim(), binaries)
    changeOwner(cluster, account)
    return
  }
  if (existsSync(cluster) && readdirSync(cluster).length > 0)
    throw new EmbeddedError(
      `${cluster} has files, but no PG_VERSION, which every PostgreSQL database has. ` +
        'Restore the directory from a backup, empty it if nothing in it is needed, or start with another BOXTRAIL_DATA_DIR.',
    )
  // Until the account owns the cluster, it is in a folder that only the group of the account can enter.
  const gate = `${cluster}.new`
  const draft = join(gate, basename(cluster))
  rmSync(gate, { recursive: true, force: true })
  mkdirSync(gate, { mode: 0o710 })
  chmodSync(gate, 0o710)
  mkdirSync(draft, { mode: 0o700 })
  const initial = account && { uid: nobody().uid, gid: account.gid }
  if (initial) {
    chownSync(gate, 0, initial.gid)
    chownSync(draft, initial.uid, initial.gid)
  }
  // An unset LANG gives SQL_ASCII, so encoding and locale are stated.
  const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
  const access = [`--username=${DATABASE_USER}`, '--auth=trust']
  const args = ['--pgdata', draft, ...locale, ...access, '--no-instructions', ...(durable ? [] : ['--no-sync'])]
  try {
    await promisify(execFile)(binaries.initdb, args, {
      ...initial,
      cwd: dirname(binaries.initdb),
      env: serverEnvironment(),
    })
  } catch (cause) {
    rmSync(gate, { recursive: true, force: true })
    const { stderr } = cause as { stderr?: string }
    throw new EmbeddedError(
      `The embedded PostgreSQL could not initialise ${cluster}: ${stderr?.trim() || String(cause)}`,
      {
        cause,
      },
    )
  }
  changeOwner(draft, account)
  renameSync(draft, cluster)
  rmSync(gate, { recursive: true, force: true })
}

/** Gives a cluster to the account: a new one, or one that an earlier version left to `nobody`. */
function changeOwner(cluster: string, account: Account | undefined): void {
  if (!account || lstatSync(cluster).uid === account.uid) return
  for (const name of readdirSync(cluster, { recursive: true, encoding: 'utf8' }))
    lchownSync(join(cluster, name), account.uid, account.gid)
  // The folder comes last, so that an interrupted change starts again.
  lchownSync(cluster, account.uid, account.gid)
}

/** No environment variable of ours reaches the server: a stray PGDATA or LC_ALL would change its behaviour. */
export function serverEnvironment(): NodeJS.ProcessEnv {
  return { PATH: '/usr/local/bin:/usr/bin:/bin', LANG: 'C', LC_ALL: 'C', TZ: 'UTC' }
}

function refuseOtherMajor(cluster: string, found: string, binaries: Binaries): void {
  const expected = binaries.version.split('.')[0]
  if (found === expected) return
  throw new EmbeddedError(
    `${cluster} was written by PostgreSQL ${found}, this version of Boxtrail includes ${expected}. ` +
      'Restore the data with the version that wrote it, or start with another BOXTRAIL_DATA_DIR.',
  )
}
