import { hash } from 'node:crypto'

/**
 * Lets clients revalidate a stored response: an ETag of the body, and 304 without a body if the client has the current
 * one.
 */
export const conditional = (
  response: { status: number; headers: Record<string, string>; body: string | Uint8Array | null },
  request: Request | undefined,
): { status: number; headers: Record<string, string>; body: string | Uint8Array | null } => {
  const { status, headers, body } = response
  if (status !== 200 || body === null || !request || !['GET', 'HEAD'].includes(request.method)) return response
  const etag = `W/"${hash('sha1', body, 'base64url')}"`
  const cacheable = { ...headers, ETag: etag, 'Cache-Control': 'private, no-cache' }
  return isAmong(etag, request.headers.get('if-none-match'))
    ? { status: 304, headers: cacheable, body: null }
    : { status, headers: cacheable, body }
}

/** Whether the client has this ETag, by weak comparison, as RFC 9110 requires for If-None-Match. */
const isAmong = (etag: string, ifNoneMatch: string | null): boolean => {
  const plain = (text: string) => text.trim().replace(/^W\//, '')
  return (ifNoneMatch ?? '').split(',').some((one) => one.trim() === '*' || plain(one) === plain(etag))
}
