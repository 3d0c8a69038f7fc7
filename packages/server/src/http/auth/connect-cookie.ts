/**
 * The cookie that marks the browser in which a client's request began, the only one in which it can be answered.
 * Otherwise an attacker could begin a request, send its page to somebody else, and receive the code for that person's
 * account. Each request has its own name, so that several can be under way; with the prefix `__Host-` no other host can
 * set it.
 */
const nameOf = (uid: string, baseUrl: string): string =>
  `${baseUrl.startsWith('https:') ? '__Host-' : ''}boxtrail_connect_${uid}`

const attributesOf = (baseUrl: string): string =>
  `Path=/; HttpOnly; SameSite=Lax${baseUrl.startsWith('https:') ? '; Secure' : ''}`

export const connectCookie = (uid: string, baseUrl: string, seconds: number): string =>
  `${nameOf(uid, baseUrl)}=1; Max-Age=${seconds}; ${attributesOf(baseUrl)}`

export const expiredConnectCookie = (uid: string, baseUrl: string): string =>
  `${nameOf(uid, baseUrl)}=; Max-Age=0; ${attributesOf(baseUrl)}`

export const hasConnectCookie = (header: string | undefined, uid: string, baseUrl: string): boolean =>
  (header ?? '').split(';').some((part) => part.trim() === `${nameOf(uid, baseUrl)}=1`)
