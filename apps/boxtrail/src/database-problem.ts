import { ConfigError } from '@boxtrail/server/config/config'
import { placeOf } from './place-of.ts'

const OLDEST_VERSION = 15

interface ServerFacts {
  /** `server_version_num`: 150004 is 15.4. */
  version: number
  encoding: string
}

/** Why a server that answers cannot hold the data; null if it can. */
export const serverProblem = ({ version, encoding }: ServerFacts): string | null => {
  const major = Math.floor(version / 10_000)
  if (major < OLDEST_VERSION)
    return `is PostgreSQL ${major}, which is too old; use ${OLDEST_VERSION} or newer, or leave DATABASE_URL out for the embedded one`
  return encoding === 'UTF8'
    ? null
    : `stores text as ${encoding}; create the database with \`createdb --encoding UTF8 --template template0\``
}

const NOT_TRUSTED = /^(DEPTH_ZERO_SELF_SIGNED_CERT|SELF_SIGNED_CERT_IN_CHAIN|UNABLE_TO_\w+|CERT_\w+|ERR_TLS_CERT_\w+)$/

/** What an error that waiting does not fix shows about the address: the problem, and what to do; null if nothing. */
export const databaseProblem = (error: unknown): string | null => {
  const { code = '', message = '' } = error as { code?: string; message?: string }
  const text = message.replace(/\s+/g, ' ')
  if (code === '28P01') return `refuses the password (${text}); correct user and password`
  if (code === '28000')
    return /no encryption|SSL off/i.test(text)
      ? `accepts encrypted connections only (${text}); add ?sslmode=require, or verify-full with sslrootcert`
      : `refuses this user (${text}); correct the user, or allow it in pg_hba.conf`
  if (code === '3D000')
    return `has no such database (${text}); create it with \`createdb --encoding UTF8\`, or correct the name`
  if (code === '42501') return `does not allow this user what it needs (${text}); make it the owner of the database`
  if (code === '42P07') return `holds tables of another program (${text}); give Boxtrail a database of its own`
  if (code === '55000') return `accepts no connections (${text}); allow them, or name another database`
  if (/unsupported startup parameter/.test(text) || code === '42P05' || code === '26000')
    return `is a pooler that shares sessions (${text}); set DATABASE_SESSION_URL to the address of the database without it`
  if (/does not support SSL/.test(text)) return `does not speak TLS; set sslmode=disable, or turn ssl on in PostgreSQL`
  if (NOT_TRUSTED.test(code))
    return `has a certificate that is not trusted (${text}); name its authority with sslrootcert=, or use sslmode=no-verify`
  return null
}

/** A setting that names a database. */
export interface Named {
  variable: string
  url: string
}

/** The error, or what it means for the setting. */
export const explained = (error: unknown, { variable, url }: Named): unknown => {
  const problem = databaseProblem(error) ?? databaseProblem((error as { cause?: unknown }).cause ?? {})
  return problem === null ? error : new ConfigError([`${variable}: PostgreSQL at ${placeOf(url)} ${problem}`])
}
