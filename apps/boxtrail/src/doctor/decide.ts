import type { Examined } from '@boxtrail/server/db/examine/examine'
import type { MigrationState } from '@boxtrail/server/db/migrate/migrate'
import { type Finding, findings } from './finding.ts'

const MIB = 2 ** 20
const LITTLE_SPACE_BYTES = 2_048 * MIB
/** The most connections that one process opens. */
const CONNECTIONS = 40
const SKEW_MS = 1_000
const LINKS_FAIL_MS = 60_000
const LATE_S = 600
const VERY_LATE_S = 3_600

export const spaceFinding = (directory: string, freeBytes: number, reserveBytes: number): Finding => {
  const { ok, warning, problem } = findings('disk space')
  const free = `${Math.floor(freeBytes / MIB)} MiB are free for ${directory}`
  if (freeBytes < reserveBytes) return problem(`${free}: writes are answered with 503; make room`)
  return freeBytes < LITTLE_SPACE_BYTES ? warning(`${free}: make room before writes are refused`) : ok(free)
}

/** How a connection of DATABASE_URL treats sessions; undefined where DATABASE_SESSION_URL says that they are shared. */
export interface SessionFacts {
  askedTimeoutMs: number
  /** Whether a session receives what another one notifies. */
  receives: boolean
}

export const databaseFindings = (facts: Examined, session: SessionFacts | undefined): Finding[] => {
  const { ok, warning, problem } = findings('database settings')
  const found: Finding[] = []
  if (facts.isStandby) found.push(problem('it is a standby, which takes no writes: name the primary in DATABASE_URL'))
  if (facts.missingExtensions.length > 0)
    found.push(problem(`the extensions ${facts.missingExtensions.join(', ')} are missing: install postgresql-contrib`))
  if (facts.unsafe.length > 0)
    found.push(warning(`${facts.unsafe.join(', ')} off: what was confirmed may be lost in a crash; set to on`))
  if (facts.maxConnections < CONNECTIONS)
    found.push(
      warning(`max_connections is ${facts.maxConnections}, and a process opens up to ${CONNECTIONS}: raise it`),
    )
  if (session && facts.statementTimeoutMs !== session.askedTimeoutMs)
    found.push(
      warning(
        'statement_timeout of the connection is ignored, as by PgBouncer with ignore_startup_parameters: connect directly, or set DATABASE_SESSION_URL',
      ),
    )
  if (session && !session.receives)
    found.push(
      problem(
        'NOTIFY does not arrive, as behind a pooler in transaction mode: set DATABASE_SESSION_URL to the address of the database without it',
      ),
    )
  return found.length > 0 ? found : [ok(`writable, durable, max_connections ${facts.maxConnections}`)]
}

export const clockFinding = (aheadMs: number): Finding => {
  const { ok, warning, problem } = findings('clock')
  const off = Math.abs(aheadMs)
  const message = `the database's clock is ${(off / 1_000).toFixed(1)} s ${aheadMs < 0 ? 'behind' : 'ahead of'} this machine's`
  if (off > LINKS_FAIL_MS) return problem(`${message}: signatures and links fail; run NTP on both`)
  return off > SKEW_MS ? warning(`${message}: run NTP on both`) : ok(message)
}

export const migrationFinding = ({ missing, changed, newer }: MigrationState): Finding => {
  const { ok, warning, problem } = findings('migrations')
  if (changed.length > 0)
    return problem(`${changed.join(', ')} were applied with other contents: restore the files of the release`)
  if (newer.length > 0)
    return warning(`${newer.length} are of a newer version (the last is ${newer.at(-1)}): start that version`)
  return missing.length > 0
    ? warning(`${missing.length} are not applied yet: the next start applies them`)
    : ok('all applied')
}

export const keyFinding = (needed: string | null, found: string | null): Finding => {
  const { ok, problem } = findings('master key')
  if (needed === null || needed === found)
    return ok(found === null ? 'created at the first start' : `${found}, as the database needs`)
  return problem(
    `the database needs the key ${needed}, and ${found === null ? 'there is none' : `this is ${found}`}: restore it from a backup`,
  )
}

export interface Queue {
  queue: string
  waiting: number
  oldest_s: number | null
}

export const backlogFindings = (queues: readonly Queue[]): Finding[] => {
  const { ok, warning, problem } = findings('backlog')
  const late = queues.filter(({ oldest_s }) => (oldest_s ?? 0) > LATE_S)
  if (late.length === 0) return [ok('nothing is due for more than ten minutes')]
  return late.map(({ queue, waiting, oldest_s }) => {
    const message = `${queue}: ${waiting} due, the oldest for ${Math.round(oldest_s! / 60)} minutes; see admin sources, or add workers`
    return oldest_s! > VERY_LATE_S ? problem(message) : warning(message)
  })
}

export const workersFinding = (connected: readonly string[], queues: readonly Queue[]): Finding => {
  const { ok, warning, problem } = findings('workers')
  if (connected.includes('boxtrail workers')) return ok('connected')
  const due = queues.reduce((sum, { waiting }) => sum + waiting, 0)
  if (!connected.includes('boxtrail requests')) return ok('the service does not run')
  return due > 0
    ? problem(`none is connected, and ${due} pieces of work are due: start a process with the role worker`)
    : warning('none is connected: start a process with the role worker')
}

export const partitionFinding = (missing: readonly string[]): Finding => {
  const { ok, warning } = findings('partitions')
  return missing.length === 0
    ? ok('made for the next month')
    : warning(`missing for the next month: ${missing.join(', ')}; a running worker makes them within ten minutes`)
}
