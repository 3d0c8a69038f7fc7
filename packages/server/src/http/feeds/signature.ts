import { createHmac, timingSafeEqual } from 'node:crypto'

const SIGNATURE = /^sha256=([0-9a-f]{64})$/i

export const isSignature = (header: string | null): header is string => SIGNATURE.test(header ?? '')

/**
 * Whether `sha256=<hex>` is the HMAC-SHA256 of the raw body under one of the secrets. DCSA subscriptions carry their
 * secret in base64, so the bytes of that reading are tried as well.
 */
export const isSigned = (header: string | null, body: Uint8Array, secrets: readonly string[]): boolean => {
  const given = SIGNATURE.exec(header ?? '')?.[1]
  if (given === undefined) return false
  const bytes = Buffer.from(given, 'hex')
  // Every secret is tried, so that the time taken does not tell which of them holds.
  return secrets.flatMap(keysOf).reduce((found, key) => {
    const expected = createHmac('sha256', key).update(body).digest()
    return timingSafeEqual(expected, bytes) || found
  }, false)
}

const keysOf = (secret: string): Buffer[] => {
  const decoded = Buffer.from(secret, 'base64')
  const isBase64 = decoded.toString('base64') === secret && decoded.length >= 16
  return isBase64 ? [Buffer.from(secret), decoded] : [Buffer.from(secret)]
}
