import { UsageError } from '../failure.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { fileStore, protectedFile } from './file-stores.ts'
import type { KeyStore } from './key-store.ts'
import { keychain, secretTool } from './system-stores.ts'

/** The stores to try for a new key, the safest first; `BOXTRAIL_KEY_STORE=file` leaves out the system's store. */
export const keyStores = (terminal: Terminal): KeyStore[] => {
  const { env, platform, execute } = terminal
  const file = fileStore(terminal)
  if (env.BOXTRAIL_KEY_STORE === 'file') return [file]
  if (platform === 'darwin') return [keychain(execute), file]
  if (platform === 'win32') return [protectedFile(terminal), file]
  // Without a session the keyring cannot ask anybody to unlock it.
  return env.DBUS_SESSION_BUS_ADDRESS ? [secretTool(execute), file] : [file]
}

/** The store that a profile names. */
export const keyStoreOf = (terminal: Terminal, name: string): KeyStore => {
  const all = [fileStore(terminal), protectedFile(terminal), secretTool(terminal.execute), keychain(terminal.execute)]
  const found = all.find((store) => store.name === name)
  if (!found)
    throw new UsageError(`The profile keeps its key in a "${name}", which this version does not know.`, {
      action: 'run "boxtrail login" again',
    })
  return found
}
