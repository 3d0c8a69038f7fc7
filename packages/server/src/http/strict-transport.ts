import { isIP } from 'node:net'
import type { MiddlewareHandler } from 'hono'

const YEAR_S = 365 * 24 * 3_600

/** Whether browsers keep to HTTPS for it: they do so for names only, and a machine’s own name serves other things. */
const isPublic = (baseUrl: string): boolean => {
  if (!baseUrl.startsWith('https:')) return false
  const { hostname } = new URL(baseUrl)
  return hostname !== 'localhost' && isIP(hostname.replace(/^\[|\]$/g, '')) === 0
}

/** Where the public URL is HTTPS, browsers never ask for the service in the clear again. Other names are not concerned. */
export const strictTransport =
  (baseUrl: () => string): MiddlewareHandler =>
  async (http, next) => {
    await next()
    // Not by `http.header`, which builds the response anew.
    if (isPublic(baseUrl())) http.res.headers.set('Strict-Transport-Security', `max-age=${YEAR_S}`)
  }
