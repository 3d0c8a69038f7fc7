import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'

/** Signs data that is returned to us by third parties, who can read but not change it. */
export interface Signer {
  /** `<base64url payload>--<hex>`, valid for one purpose and until a time. */
  sign(purpose: string, payload: object, expiresAtMs: number): string
  /** Returns null if it was not signed by us, was signed for another purpose, or has expired. */
  open(purpose: string, signed: string, nowMs: number): Record<string, unknown> | null
}

const SEPARATOR = '--'
const MAX_SIGNED_LENGTH = 4_096

/** Uses a key derived from the installation's master key: the key that seals secrets signs nothing. */
export const createSigner = (masterKey: Buffer): Signer => {
  const key = Buffer.from(hkdfSync('sha256', masterKey, '', 'boxtrail signed messages', 32))
  const macOf = (purpose: string, body: string) =>
    createHmac('sha256', key)
      .update(JSON.stringify([purpose, body]))
      .digest('hex')

  return {
    sign: (purpose, payload, expiresAtMs) => {
      const body = Buffer.from(JSON.stringify({ ...payload, exp: expiresAtMs })).toString('base64url')
      return `${body}${SEPARATOR}${macOf(purpose, body)}`
    },
    open: (purpose, signed, nowMs) => {
      const at = signed.lastIndexOf(SEPARATOR)
      if (at < 0 || signed.length > MAX_SIGNED_LENGTH) return null
      const body = signed.slice(0, at)
      const given = Buffer.from(signed.slice(at + SEPARATOR.length))
      const right = Buffer.from(macOf(purpose, body))
      if (given.length !== right.length || !timingSafeEqual(given, right)) return null
      const { exp, ...payload } = JSON.parse(Buffer.from(body, 'base64url').toString('utf8'))
      return nowMs < exp ? payload : null
    },
  }
}
