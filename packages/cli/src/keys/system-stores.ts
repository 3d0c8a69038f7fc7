import type { Execute } from '../terminal/terminal.ts'
import type { KeyStore } from './key-store.ts'

const SERVICE = 'boxtrail'

/** The keyring of GNOME and KDE, through the program of libsecret; the key is passed on its standard input. */
export const secretTool = (execute: Execute): KeyStore => ({
  name: 'keyring',
  read: async (profile) => {
    const { code, stdout } = await execute('secret-tool', ['lookup', 'service', SERVICE, 'profile', profile])
    return code === 0 && stdout.trim() ? stdout.trim() : null
  },
  write: async (profile, key) => {
    const label = `--label=Boxtrail API key (${profile})`
    const { code } = await execute('secret-tool', ['store', label, 'service', SERVICE, 'profile', profile], key)
    return code === 0
  },
  remove: async (profile) => void (await execute('secret-tool', ['clear', 'service', SERVICE, 'profile', profile])),
})

/**
 * The keychain of macOS. Commands are passed on standard input, because every user of the machine can see arguments.
 */
export const keychain = (execute: Execute): KeyStore => ({
  name: 'keychain',
  read: async (profile) => {
    const { code, stdout } = await execute('security', ['find-generic-password', '-a', profile, '-s', SERVICE, '-w'])
    return code === 0 && stdout.trim() ? stdout.trim() : null
  },
  write: async (profile, key) => {
    if (/["\\\s]/.test(key)) return false
    const command = `add-generic-password -U -a "${profile}" -s "${SERVICE}" -w "${key}"\n`
    const { code } = await execute('security', ['-i'], command)
    if (code !== 0) return false
    // With -i the exit code is always 0, whatever the command did.
    const found = await execute('security', ['find-generic-password', '-a', profile, '-s', SERVICE, '-w'])
    return found.stdout.trim() === key
  },
  remove: async (profile) =>
    void (await execute('security', ['delete-generic-password', '-a', profile, '-s', SERVICE])),
})
