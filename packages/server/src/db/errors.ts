import type { Unavailability } from '@boxtrail/protocol/errors'

type DatabaseError = { code?: string; syscall?: string; message?: string; unavailability?: Unavailability }

/** Meanings of SQLSTATE classes (PostgreSQL, appendix A). */
const bySqlState: readonly [RegExp, Unavailability][] = [
  [/^40(001|P01)$/, 'conflict'],
  [/^53100$/, 'full'],
  [/^(53\w{3}|55P03|57014)$/, 'busy'],
  [/^(08\w{3}|57P\w{2}|25006|25P03)$/, 'away'],
]

/** System errors: ENOENT is a missing unix socket, and only counts on connecting. */
const networkErrors = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH'])
const fullErrors = new Set(['ENOSPC', 'EDQUOT'])
const connectErrors = new Set(['ENOENT', 'EACCES', 'EAI_AGAIN', 'ENOTFOUND', 'EADDRNOTAVAIL', 'EMFILE', 'EAGAIN'])

/** Messages of errors to which `pg` and its pool give no code. */
const poolWaitTimedOut = /^timeout exceeded when trying to connect$/
const connectionLost =
  /^(Connection terminated|Client has encountered a connection error|timeout expired|Query read timeout)/

/**
 * The coordinator of a distributed database reports in the words of its library, without a state, that it lost a
 * machine.
 */
const machineLost =
  /^(server closed the connection|could not (receive data from|send data to) server|no connection to the server|SSL (SYSCALL error|connection has been closed)|postmaster was shut down)/
const INTERNAL = 'XX000'

/** In which way an error shows the database or store to be unavailable; null for an error that a retry does not fix. */
export const unavailabilityOf = (error: unknown): Unavailability | null => {
  if (typeof error !== 'object' || error === null) return null
  const { code = '', syscall, message = '', unavailability } = error as DatabaseError
  // The error says so itself, as errors of the store of files do.
  if (unavailability) return unavailability
  const byState = bySqlState.find(([states]) => states.test(code))
  if (byState) return byState[1]
  if (fullErrors.has(code)) return 'full'
  if (networkErrors.has(code)) return 'away'
  if (code === INTERNAL && machineLost.test(message)) return 'away'
  if (connectErrors.has(code) && (syscall === 'connect' || syscall === 'getaddrinfo')) return 'away'
  if (poolWaitTimedOut.test(message)) return 'busy'
  return connectionLost.test(message) ? 'away' : null
}

/** Whether the same work may succeed later. */
export const isTransient = (error: unknown): boolean => unavailabilityOf(error) !== null

export const isUniqueViolation = (error: unknown): boolean => (error as { code?: string } | null)?.code === '23505'

/** SQLSTATE `disk_full`: of the database's disk, as opposed to another of this machine. */
export const DISK_FULL = '53100'

export const isDiskFull = (error: unknown): boolean => (error as { code?: string } | null)?.code === DISK_FULL
