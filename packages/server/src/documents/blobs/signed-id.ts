import type { Call } from '../../context.ts'

/** How long an announced file can be attached. */
const LIFE_MS = 24 * 3_600_000
const PURPOSE = 'attach file'

type Signing = Pick<Call, 'accountId' | 'signer' | 'clock'>

export const signId = ({ accountId, signer, clock }: Signing, blobId: string): string =>
  signer.sign(PURPOSE, { account: accountId, blob: blobId }, clock().getTime() + LIFE_MS)

/** The id of the file; null if it was not signed by us for this account and purpose, or has expired. */
export const readSignedId = ({ accountId, signer, clock }: Signing, signedId: string): string | null => {
  const payload = signer.open(PURPOSE, signedId, clock().getTime())
  return payload?.account === accountId ? String(payload.blob) : null
}
