import type { MiddlewareHandler } from 'hono'
import { COMPRESSIBLE_CONTENT_TYPE_REGEX } from 'hono/utils/compress'

const NO_TRANSFORM = /(?:^|,)\s*no-transform\s*(?:,|$)/i

/**
 * Adds `Vary: Accept-Encoding` to responses that `compress` may compress, by the same rules, and before it does: to add
 * this header, `compress` builds the response again, which takes half as long as reading one record.
 */
export const varyByEncoding =
  (threshold: number): MiddlewareHandler =>
  async (http, next) => {
    await next()
    const { headers, status } = http.res
    if (status === 206 || http.req.method === 'HEAD') return
    if (headers.has('Content-Encoding') || headers.has('Transfer-Encoding')) return
    const length = headers.get('Content-Length')
    if (length && Number(length) < threshold) return
    if (!COMPRESSIBLE_CONTENT_TYPE_REGEX.test(headers.get('Content-Type') ?? '')) return
    if (NO_TRANSFORM.test(headers.get('Cache-Control') ?? '')) return
    const vary = headers.get('Vary')
    if (vary !== '*' && !/accept-encoding/i.test(vary ?? '')) headers.append('Vary', 'Accept-Encoding')
  }
