import type { MiddlewareHandler } from 'hono'
import { cors } from 'hono/cors'

/** What a page of another origin may send, and what it may read of the response. Credentials are never cookies. */
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
  // Only a preflight asks on behalf of another request; any other OPTIONS is answered as each address does.
  return (context, next) => {
    const isPreflight = context.req.header('Access-Control-Request-Method') !== undefined
    return context.req.method === 'OPTIONS' && !isPreflight ? next() : answer(context, next)
  }
}
