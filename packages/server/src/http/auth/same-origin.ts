import { crossSite } from '@boxtrail/protocol/errors'

const CHANGES_NOTHING = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Rejects a change that a page of another site caused. Browsers state where a request comes from in Sec-Fetch-Site, or
 * over plain HTTP in Origin alone; a client that states neither is not a browser, and should not send a cookie.
 */
export const refuseOtherSites = (request: Request, baseUrl: string): void => {
  if (CHANGES_NOTHING.has(request.method)) return
  const site = request.headers.get('sec-fetch-site')
  const isOwn = site === null ? isOwnOrigin(request.headers, baseUrl) : site === 'same-origin'
  if (!isOwn) throw crossSite()
}

/** Whether the origin is the public URL, or the host that the request was sent to: no page can choose that header. */
const isOwnOrigin = (headers: Headers, baseUrl: string): boolean => {
  const origin = headers.get('origin')
  if (origin === null || !URL.canParse(origin)) return false
  return origin === new URL(baseUrl).origin || new URL(origin).host === headers.get('host')
}
