import { createHmac, randomBytes } from 'node:crypto'

/** A secret in the form in which the service creates them. */
export const createSecret = (): string => `whsec_${randomBytes(32).toString('base64')}`

/** The key of a secret: a secret of the service is the key in base64; any other is the key itself. */
const keyOf = (secret: string): Buffer =>
  secret.startsWith('whsec_') ? Buffer.from(secret.slice(6), 'base64') : Buffer.from(secret, 'utf8')

/**
 * The headers of a delivery: by Standard Webhooks, and the signature of the reference API
 * (apps/docs/webhooks.md#the-signature).
 */
export const deliveryHeaders = (
  { id, body }: { id: string; body: string },
  secret: string,
  sentAt: Date,
): Record<string, string> => {
  const timestamp = String(Math.floor(sentAt.getTime() / 1_000))
  const signature = createHmac('sha256', keyOf(secret)).update(`${id}.${timestamp}.${body}`, 'utf8').digest('base64')
  return {
    'Content-Type': 'application/json',
    'User-Agent': 'Boxtrail Webhook Bot',
    'Webhook-Id': id,
    'Webhook-Timestamp': timestamp,
    'Webhook-Signature': `v1,${signature}`,
    'X-T49-Webhook-Signature': createHmac('sha256', secret).update(body, 'utf8').digest('hex'),
  }
}
