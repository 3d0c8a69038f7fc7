import { isIP } from 'node:net'
import type { MiddlewareHandler } from 'hono'

const YEAR_S = 365 * 24 * 3_600

/**
 * Whether browsers are told to keep to HTTPS for the public URL: only for a name, and not for `localhost`, which serves
 * other things as well.
 */
const isPublic = (baseUrl: string): boolean => {
  if (!baseUrl.startsWith('https:')) return false
  const { hostname } = new URL(baseUrl)
  return hostname !== 'localhost' && isIP(hostname.replace(/^\[|\]$/g, '')) === 0
}

/**
 * If the public URL is HTTPS, tells browsers never to request the service without encryption again. Other names are not
 * affected.
 */
export const strictTransport =
  (baseUrl: () => string): MiddlewareHandler =>
  async (http, next) => {
    await next()
    // Not with `http.header`, which builds the response again.
    if (isPublic(baseUrl())) http.res.headers.set('Strict-Transport-Security', `max-age=${YEAR_S}`)
  }
