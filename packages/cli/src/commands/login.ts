import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { createClient } from '@boxtrail/client'
import type { Command } from '../command.ts'
import { addressOf, DEFAULT_URL } from '../connection.ts'
import { UsageError } from '../failure.ts'
import { keyStoreOf, keyStores } from '../keys/key-stores.ts'
import { DEFAULT_PROFILE, readProfile, writeProfile } from '../keys/profiles.ts'
import { shownKey } from '../secrecy.ts'
import type { Terminal } from '../terminal/terminal.ts'

export const login: Command = {
  name: 'login',
  about: 'Keep the address of a service and an API key as a profile',
  example:
    'boxtrail login --url https://boxtrail.example                # asks for the key, and does not show it\npass boxtrail/key | boxtrail login --profile work   # reads it from a pipe',
  run: async ({ terminal, text: option, say, hide }) => {
    const profile = option('profile') ?? terminal.env.BOXTRAIL_PROFILE ?? DEFAULT_PROFILE
    const before = await readProfile(terminal, profile).catch(() => null)
    const given = option('url') ?? terminal.env.BOXTRAIL_URL ?? before?.url ?? DEFAULT_URL
    const url = addressOf(given, option('url') ? '--url' : 'BOXTRAIL_URL or the profile')
    const key = await keyOf(terminal)
    hide(key)
    // A key that does not work is not stored.
    await createClient({ baseUrl: url.href, apiKey: key, fetch: terminal.fetch }).containers.list({ page: { size: 1 } })
    const store = await keep(terminal, profile, url.href.replace(/\/$/, ''), key)
    if (before && before.store !== store) await keyStoreOf(terminal, before.store).remove(profile)
    say(`The key ${shownKey(key)} for ${url.origin} is in the ${store} as profile "${profile}".`)
    if (store === 'file') say('There is no keychain here: only you can read the file (mode 0600).')
  },
}

const keyOf = async (terminal: Terminal): Promise<string> => {
  const { env, isInputTerminal } = terminal
  const fromEnvironment = env.BOXTRAIL_API_KEY?.trim()
  // A job that sets the variable may leave its input open, so that reading it would never end.
  const enterKey = async () =>
    (isInputTerminal ? await terminal.askHidden('API key: ') : await text(terminal.stdin as Readable)).trim()
  const key = fromEnvironment || (await enterKey())
  if (!key)
    throw new UsageError('No key was given.', {
      where: isInputTerminal ? 'API key' : 'stdin',
      action: 'set BOXTRAIL_API_KEY, paste it when asked, or pipe it in',
    })
  if (/[^\x21-\x7e]/.test(key))
    throw new UsageError('What was given is not a key: it has spaces or line breaks in it.', {
      action: 'copy the key alone, bxt_ and what follows',
    })
  return key
}

/** Stores the key in the first store that accepts it; returns the name of the store. */
const keep = async (terminal: Terminal, profile: string, url: string, key: string): Promise<string> => {
  const before = await readProfile(terminal, profile).catch(() => null)
  for (const store of keyStores(terminal)) {
    // Stores in files write into the file of the profile.
    if (!before) await writeProfile(terminal, profile, { url, store: store.name })
    else await writeProfile(terminal, profile, { ...before, url })
    if (!(await store.write(profile, key))) continue
    const isInFile = (await readProfile(terminal, profile))?.key !== undefined && /file$/.test(store.name)
    if (!isInFile) await writeProfile(terminal, profile, { url, store: store.name })
    return store.name
  }
  throw new Error('The key could not be kept.')
}
