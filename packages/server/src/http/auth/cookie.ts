import { MAX_SESSION_S } from '../../identity/sessions/queries.ts'

/**
 * The name of one of our cookies. With the prefix `__Host-` a browser accepts it only over HTTPS and for this host
 * alone, so over plain HTTP it has no prefix.
 */
const nameOf = (baseUrl: string, name: Name): string =>
  `${baseUrl.startsWith('https:') ? '__Host-' : ''}boxtrail_${name}`

/** What is kept in a browser: who is signed in there, and who has been. */
type Name = 'session' | 'device'

const attributesOf = (baseUrl: string): string =>
  `Path=/; HttpOnly; SameSite=Lax${baseUrl.startsWith('https:') ? '; Secure' : ''}`

/** The token of a request; undefined if it has none, or more than one. */
export const readCookie = (header: string | undefined, baseUrl: string, name: Name = 'session'): string | undefined => {
  const start = `${nameOf(baseUrl, name)}=`
  const found = (header ?? '').split(';').flatMap((part) => {
    const pair = part.trim()
    return pair.startsWith(start) ? [pair.slice(start.length)] : []
  })
  return found.length === 1 ? found[0] : undefined
}

export const cookieWith = (
  token: string,
  baseUrl: string,
  { name = 'session', lifetimeS = MAX_SESSION_S }: { name?: Name; lifetimeS?: number } = {},
): string => `${nameOf(baseUrl, name)}=${token}; Max-Age=${lifetimeS}; ${attributesOf(baseUrl)}`

export const expiredCookie = (baseUrl: string): string => cookieWith('', baseUrl, { lifetimeS: 0 })
