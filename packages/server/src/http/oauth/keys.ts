import { createECDH, createHmac } from 'node:crypto'
import type { Signer } from '../../config/keys/signer.ts'

/** 32 bytes derived from the master key, so that every process of the installation has the same. */
const derive = (signer: Signer, purpose: string): Buffer => Buffer.from(signer.sign(purpose, {}, 0).slice(-64), 'hex')

/** The key for the cookies of a sign-in that is under way. */
export const cookieKey = (signer: Signer): string => derive(signer, 'oauth cookies').toString('base64url')

/**
 * The refresh token that replaces another: the same in every process and for everybody who exchanges that one, so that
 * clients that refresh at the same moment continue together.
 */
export const successorOf = (signer: Signer, token: string): string =>
  createHmac('sha256', derive(signer, 'oauth refresh tokens')).update(token).digest('base64url')

/**
 * The signing key that the library requires. Tokens are random and nothing is signed, but its default would be a
 * published key.
 */
export const signingKey = (signer: Signer) => {
  const secret = derive(signer, 'oauth signing key')
  const curve = createECDH('prime256v1')
  curve.setPrivateKey(secret)
  const point = curve.getPublicKey()
  const text = (bytes: Buffer) => bytes.toString('base64url')
  return {
    kty: 'EC' as const,
    crv: 'P-256' as const,
    use: 'sig' as const,
    alg: 'ES256' as const,
    x: text(point.subarray(1, 33)),
    y: text(point.subarray(33)),
    d: text(secret),
  }
}
