import { randomUUID } from 'node:crypto'
import { chmod, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { UsageError } from '../failure.ts'
import type { Terminal } from '../terminal/terminal.ts'

export const DEFAULT_PROFILE = 'default'

/** A profile. Each is in a file of its own, so that two logins at the same time cannot overwrite each other. */
export interface Profile {
  url: string
  /** The store that has its key. */
  store: string
  /** The key, only if the store is this file. */
  key?: string
}

type Place = Pick<Terminal, 'env' | 'platform' | 'home'>

const folderOf = ({ env, platform, home }: Place): string => {
  const base =
    platform === 'win32'
      ? (env.APPDATA ?? join(home, 'AppData', 'Roaming'))
      : env.XDG_CONFIG_HOME || join(home, '.config')
  return join(base, 'boxtrail', 'profiles')
}

export const fileOf = (place: Place, name: string): string => {
  if (!/^[A-Za-z0-9_-][A-Za-z0-9._-]{0,63}$/.test(name))
    throw new UsageError(`"${name}" cannot be the name of a profile.`, {
      where: '--profile',
      action: 'use letters, digits, dashes and dots, at most 64',
    })
  return join(folderOf(place), `${name}.json`)
}

export const readProfile = async (place: Place, name: string): Promise<Profile | null> => {
  const file = fileOf(place, name)
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw new UsageError(`The profile "${name}" cannot be read: ${error.code}.`, { where: file })
  })
  if (text === null) return null
  try {
    const { url, store, key } = JSON.parse(text) as Partial<Profile>
    if (typeof url === 'string' && URL.canParse(url) && typeof store === 'string')
      return { url, store, ...(typeof key === 'string' ? { key } : {}) }
  } catch {}
  throw new UsageError(`The profile "${name}" is damaged.`, {
    where: file,
    action: `"boxtrail login --profile ${name}" writes it again`,
  })
}

/** Writes the file as a whole or not at all, and never readable by others, not even for a moment. */
export const writeProfile = async (place: Place, name: string, profile: Profile): Promise<void> => {
  const file = fileOf(place, name)
  const beside = `${file}.${randomUUID()}`
  await mkdir(folderOf(place), { recursive: true, mode: 0o700 })
  await writeFile(beside, `${JSON.stringify(profile, null, 2)}\n`, { mode: 0o600, flag: 'wx' })
  await chmod(beside, 0o600)
  await rename(beside, file)
}

export const removeProfile = (place: Place, name: string): Promise<void> => rm(fileOf(place, name), { force: true })

export const profileNames = async (place: Place): Promise<string[]> => {
  const files = await readdir(folderOf(place)).catch(() => [])
  return files
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.slice(0, -5))
    .sort()
}

/** Whether others than the owner may read the file of a profile. */
export const isShared = async (place: Place, name: string): Promise<boolean> => {
  if (place.platform === 'win32') return false
  const found = await stat(fileOf(place, name)).catch(() => null)
  return found !== null && (found.mode & 0o077) !== 0
}
