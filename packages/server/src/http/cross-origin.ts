import type { MiddlewareHandler } from 'hono'
import { cors } from 'hono/cors'

/** What a page of another origin may send, and which headers it may read. Cookies are not accepted from there. */
export const crossOrigin = (origins: readonly string[]): MiddlewareHandler => {
  const answer = cors({
    origin: origins.includes('*') ? '*' : [...origins],
    allowMethods: ['GET', 'HEAD', 'POST', 'PATCH', 'DELETE'],
    allowHeaders: ['Authorization', 'Content-Type', 'Accept', 'Idempotency-Key', 'If-None-Match'],
    exposeHeaders: [
      'RateLimit',
      'RateLimit-Policy',
      'Retry-After',
      'X-Request-Id',
      'ETag',
      'Idempotency-Replayed',
      'Deprecation',
      'Sunset',
      'Link',
    ],
    maxAge: 600,
  })
  // Only a preflight is answered here; any other OPTIONS request goes to its route.
  return (context, next) => {
    const isPreflight = context.req.header('Access-Control-Request-Method') !== undefined
    return context.req.method === 'OPTIONS' && !isPreflight ? next() : answer(context, next)
  }
}
