import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { identify, isSameProcessAlive } from '@boxtrail/embedded-postgres'
import type { Program } from './programs.ts'

/** A process that serves from a data directory, as it has registered itself. */
export interface Registered extends Program {
  pid: number
  /** Its process id and start time, which distinguish it from a later process. */
  identity: string
  host: string
  /** The configured address on which it listens. */
  address: string
  /** The URL at which it answers; missing until it is ready. */
  url?: string
}

const folderOf = (dataDir: string) => join(dataDir, 'processes')

/**
 * Registers this process for `boxtrail upgrade`. A data directory that is missing or cannot be written does not keep it
 * from serving.
 */
export const register = (dataDir: string, own: Program, address: string) => {
  const file = join(folderOf(dataDir), `${process.pid}.json`)
  const registered = { ...own, pid: process.pid, identity: identify(process.pid), host: hostname(), address }
  const write = (one: Registered) =>
    ignoringErrors(() => {
      if (!existsSync(folderOf(dataDir))) mkdirSync(folderOf(dataDir), { mode: 0o700 })
      writeFileSync(`${file}.draft`, JSON.stringify(one), { mode: 0o600 })
      renameSync(`${file}.draft`, file)
    })
  write(registered)
  removeEnded(dataDir)
  return {
    ready: (url: string) => write({ ...registered, url }),
    /** To be called before it continues as another program; nothing answers until that one is ready. */
    becomes: (program: Program) => write({ ...registered, ...program }),
    end: () => ignoringErrors(() => rmSync(file, { force: true })),
  }
}

const ignoringErrors = (work: () => void): void => {
  try {
    work()
  } catch {
    // Whatever needs the directory reports the error.
  }
}

/** The processes of this machine that serve from a data directory. */
export const runningFrom = (dataDir: string): Registered[] =>
  namesIn(folderOf(dataDir))
    .flatMap((name) => read(join(folderOf(dataDir), name)) ?? [])
    .filter(({ host, identity }) => host === hostname() && isSameProcessAlive(identity))

/** Removes the registrations of killed processes. */
const removeEnded = (dataDir: string): void => {
  for (const name of namesIn(folderOf(dataDir))) {
    const one = read(join(folderOf(dataDir), name))
    if (one?.host === hostname() && !isSameProcessAlive(one.identity))
      ignoringErrors(() => rmSync(join(folderOf(dataDir), name), { force: true }))
  }
}

const namesIn = (folder: string): string[] => {
  try {
    return readdirSync(folder).filter((name) => name.endsWith('.json'))
  } catch {
    return []
  }
}

const read = (file: string): Registered | null => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return null
  }
}
