import { hash } from 'node:crypto'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'

const compress = promisify(gzip)
/** Compressing less than a few packets saves nothing. */
const COMPRESS_FROM_BYTES = 4_096

/** Serves one content, which is compressed once; clients that have it already get 304. */
export const createServed = (type: string, content: string | Buffer, headers: Record<string, string>) => {
  const plain = Buffer.from(content)
  const etag = `W/"${hash('sha1', plain, 'base64url')}"`
  let compressed: Promise<Buffer> | undefined
  return async (request: Request): Promise<Response> => {
    const common = {
      'Content-Type': type,
      ETag: etag,
      'Cache-Control': 'no-cache',
      Vary: 'Accept-Encoding',
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'no-referrer',
      ...headers,
    }
    const known = request.headers.get('if-none-match') ?? ''
    if (known.split(',').some((one) => one.trim().replace(/^W\//, '') === etag.slice(2)))
      return new Response(null, { status: 304, headers: common })
    const takesGzip = /\bgzip\b(?!\s*;\s*q=0(?![.\d]*[1-9]))/.test(request.headers.get('accept-encoding') ?? '')
    if (!takesGzip || plain.length < COMPRESS_FROM_BYTES) return new Response(plain, { headers: common })
    compressed ??= compress(plain)
    return new Response(new Uint8Array(await compressed), { headers: { ...common, 'Content-Encoding': 'gzip' } })
  }
}

export type Served = ReturnType<typeof createServed>
