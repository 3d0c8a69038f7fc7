import { LRUCache } from 'lru-cache'
import type { SecretBox } from '../../config/keys/secrets.ts'
import { openHeaders } from '../../records/webhooks/sealed-headers.ts'
import type { StoredHeader } from '../../schema/column-types.ts'
import { createOverlappingSigner, createSigner, type Sign } from '../webhooks/sign.ts'
import type { EndpointRow } from './queries.ts'

export interface Endpoint {
  url: string
  headers: Record<string, string>
  sign: Sign
}

const MEMORY = 10_000

/**
 * Creates endpoints from rows. Unsealing a secret costs more than sending, so secrets are cached by their sealed text.
 */
export const createEndpoints = (secretBox: SecretBox, compatHeader: string) => {
  const signers = new LRUCache<string, Sign>({ max: MEMORY })
  const signerOf = (sealed: string, previous: string | null): Sign => {
    const key = `${sealed} ${previous}`
    let signer = signers.get(key)
    if (!signer) {
      const secret = secretBox.open(sealed)
      signer = previous
        ? createOverlappingSigner(secret, secretBox.open(previous), compatHeader)
        : createSigner(secret, compatHeader)
      signers.set(key, signer)
    }
    return signer
  }
  const opened = new LRUCache<string, Record<string, string>>({ max: MEMORY })
  const headersOf = (headers: readonly StoredHeader[]) => {
    const key = JSON.stringify(headers)
    let values = opened.get(key)
    if (!values) {
      values = Object.fromEntries(openHeaders(headers, secretBox).map(({ name, value }) => [name, value]))
      opened.set(key, values)
    }
    return values
  }
  return ({ url, headers, secret_sealed, previous_secret_sealed }: EndpointRow): Endpoint => ({
    url,
    headers: headersOf(headers),
    sign: signerOf(secret_sealed, previous_secret_sealed),
  })
}
