import { LONGEST_SESSION_S } from '../../domain/sessions/queries.ts'

/**
 * The cookie of a session. With the prefix `__Host-` a browser accepts it only over HTTPS and for this host alone; over
 * plain HTTP there is no such cookie.
 */
const nameOf = (baseUrl: string): string =>
  baseUrl.startsWith('https:') ? '__Host-boxtrail_session' : 'boxtrail_session'

const attributesOf = (baseUrl: string): string =>
  `Path=/; HttpOnly; SameSite=Lax${baseUrl.startsWith('https:') ? '; Secure' : ''}`

/** The token of a request; undefined if it has none, or more than one. */
export const readCookie = (header: string | undefined, baseUrl: string): string | undefined => {
  const start = `${nameOf(baseUrl)}=`
  const found = (header ?? '').split(';').flatMap((part) => {
    const pair = part.trim()
    return pair.startsWith(start) ? [pair.slice(start.length)] : []
  })
  return found.length === 1 ? found[0] : undefined
}

export const cookieWith = (token: string, baseUrl: string): string =>
  `${nameOf(baseUrl)}=${token}; Max-Age=${LONGEST_SESSION_S}; ${attributesOf(baseUrl)}`

export const expiredCookie = (baseUrl: string): string => `${nameOf(baseUrl)}=; Max-Age=0; ${attributesOf(baseUrl)}`
