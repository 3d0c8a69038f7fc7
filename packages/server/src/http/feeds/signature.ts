import { createHmac, timingSafeEqual } from 'node:crypto'

const SIGNATURE = /^sha256=([0-9a-f]{64})$/i

export const isSignature = (header: string | null): header is string => SIGNATURE.test(header ?? '')

/** Checks a signature while the body arrives, so that the body need not be kept for that. */
export interface Verifier {
  update(chunk: Uint8Array): void
  isSigned(): boolean
}

/**
 * Whether `sha256=<hex>` is the HMAC-SHA256 of the raw body under one of the secrets. DCSA subscriptions have base64
 * secrets, so the decoded bytes are tried as well.
 */
export const createVerifier = (header: string | null, secrets: readonly string[]): Verifier => {
  const given = Buffer.from(SIGNATURE.exec(header ?? '')?.[1] ?? '', 'hex')
  const candidates = secrets.flatMap(keysOf).map((key) => createHmac('sha256', key))
  return {
    update: (chunk) => {
      for (const candidate of candidates) candidate.update(chunk)
    },
    // Every secret is tried, so that the duration does not reveal which one matches.
    isSigned: () =>
      candidates.reduce((found, candidate) => {
        const expected = candidate.digest()
        return (given.length === expected.length && timingSafeEqual(expected, given)) || found
      }, false),
  }
}

const keysOf = (secret: string): Buffer[] => {
  const decoded = Buffer.from(secret, 'base64')
  const isBase64 = decoded.toString('base64') === secret && decoded.length >= 16
  return isBase64 ? [Buffer.from(secret), decoded] : [Buffer.from(secret)]
}
