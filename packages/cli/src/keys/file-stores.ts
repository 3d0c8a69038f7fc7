import type { Terminal } from '../terminal/terminal.ts'
import type { KeyStore } from './key-store.ts'
import { readProfile, writeProfile } from './profiles.ts'

type Place = Pick<Terminal, 'env' | 'platform' | 'home' | 'execute'>

/** The file of the profile, which only its owner can read. */
export const fileStore = (place: Place): KeyStore =>
  inFile(place, 'file', { seal: async (key) => key, open: async (text) => text })

const POWERSHELL = ['-NoProfile', '-NonInteractive', '-Command']
const SEAL = '[Console]::In.ReadToEnd() | ConvertTo-SecureString -AsPlainText -Force | ConvertFrom-SecureString'
const OPEN =
  '$s = [Console]::In.ReadToEnd().Trim() | ConvertTo-SecureString; [Runtime.InteropServices.Marshal]::PtrToStringBSTR([Runtime.InteropServices.Marshal]::SecureStringToBSTR($s))'

/** The file of the profile, encrypted by Windows for its user. */
export const protectedFile = (place: Place): KeyStore => {
  const through = async (script: string, text: string) => {
    const { code, stdout } = await place.execute('powershell.exe', [...POWERSHELL, script], text)
    return code === 0 && stdout.trim() ? stdout.trim() : null
  }
  return inFile(place, 'protected file', { seal: (key) => through(SEAL, key), open: (text) => through(OPEN, text) })
}

const inFile = (
  place: Place,
  name: string,
  { seal, open }: Record<'seal' | 'open', (text: string) => Promise<string | null>>,
): KeyStore => ({
  name,
  read: async (profile) => {
    const sealed = (await readProfile(place, profile))?.key
    return sealed ? open(sealed) : null
  },
  write: async (profile, key) => {
    const sealed = await seal(key)
    const saved = await readProfile(place, profile)
    if (sealed === null || !saved) return false
    await writeProfile(place, profile, { ...saved, store: name, key: sealed })
    return true
  },
  // The key is removed together with the file.
  remove: async () => {},
})
