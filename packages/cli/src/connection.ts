import { AuthenticationError, type BoxtrailClient, createClient, type Fetch } from '@boxtrail/client'
import { UsageError } from './failure.ts'
import { keyStoreOf } from './keys/key-stores.ts'
import { DEFAULT_PROFILE, profileNames, readProfile } from './keys/profiles.ts'
import type { Terminal } from './terminal/terminal.ts'

export const DEFAULT_URL = 'http://127.0.0.1:8080'

/** The service, the profile and the key, and where each comes from. */
export interface Connection {
  url: URL
  urlFrom: string
  profile: string
  key: string | null
  keyFrom: string
  client: (fetch: Fetch) => BoxtrailClient
}

export const resolveConnection = async (
  terminal: Terminal,
  { profile: chosen, url: given }: { profile: string | undefined; url: string | undefined },
): Promise<Connection> => {
  const { env } = terminal
  const profile = chosen ?? env.BOXTRAIL_PROFILE ?? DEFAULT_PROFILE
  const saved = await readProfile(terminal, profile)
  if (!saved && chosen)
    throw new UsageError(`There is no profile "${chosen}".`, {
      where: '--profile',
      action: `${listed(await profileNames(terminal))}; "boxtrail login --profile ${chosen}" makes it`,
    })
  // A profile that was named takes precedence over the environment; otherwise the environment takes precedence.
  const [environmentUrl, environmentKey] = chosen ? [] : [env.BOXTRAIL_URL?.trim(), env.BOXTRAIL_API_KEY?.trim()]
  const [urlText, urlFrom] = given
    ? [given, '--url']
    : environmentUrl
      ? [environmentUrl, 'BOXTRAIL_URL']
      : saved
        ? [saved.url, `profile "${profile}"`]
        : [DEFAULT_URL, 'the default']
  const url = addressOf(urlText, urlFrom)
  const found = { url, urlFrom, profile }
  if (environmentKey) return connected(found, environmentKey, 'BOXTRAIL_API_KEY')
  if (!saved) return connected(found, null, `neither BOXTRAIL_API_KEY nor a profile "${profile}" has one`)
  if (new URL(saved.url).origin !== url.origin)
    return connected(found, null, `the key of profile "${profile}" is for ${new URL(saved.url).origin} alone`)
  const key = await keyStoreOf(terminal, saved.store).read(profile)
  return connected(
    found,
    key,
    key ? `profile "${profile}" (${saved.store})` : `no key for "${profile}" in the ${saved.store}`,
  )
}

const listed = (names: readonly string[]) =>
  names.length > 0 ? `there are ${names.map((name) => `"${name}"`).join(', ')}` : 'there is none yet'

const connected = (
  found: Pick<Connection, 'url' | 'urlFrom' | 'profile'>,
  key: string | null,
  keyFrom: string,
): Connection => ({
  ...found,
  key,
  keyFrom,
  client: (fetch) => {
    if (!key)
      throw new AuthenticationError(`There is no API key for ${found.url.origin}: ${keyFrom}.`, {
        action: 'check_credentials',
      })
    // In words for people, since the error of the client names its option. The key is not repeated.
    if (/[^ -~]/.test(key))
      throw new AuthenticationError(`The API key of ${keyFrom} has a character that no API key has: copy it again.`, {
        action: 'check_credentials',
      })
    return createClient({ baseUrl: found.url.href, apiKey: key, fetch })
  },
})

/** Rejects an address with a password, because errors would show it. */
export const addressOf = (text: string, from: string): URL => {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (!url || (url.protocol !== 'http:' && url.protocol !== 'https:'))
    throw new UsageError(`"${url?.password ? url.protocol : text}" is not the address of a service.`, {
      where: from,
      action: `write it as ${DEFAULT_URL} or https://boxtrail.example`,
    })
  if (url.username || url.password)
    throw new UsageError('The address has a name or a password in it.', {
      where: from,
      action: 'leave them out: the API key is all that is needed',
    })
  return url
}
