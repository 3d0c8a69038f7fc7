import { createHmac } from 'node:crypto'
import { Webhook } from 'standardwebhooks'

export interface Message {
  /** The notification's id: the same for each attempt, so that receivers can detect duplicates. */
  id: string
  body: string
  sentAt: Date
}

export type Sign = (message: Message) => Record<string, string>

/**
 * Signs in two ways: according to Standard Webhooks (over id, time and body), and as the reference API does
 * (hexadecimal HMAC-SHA256 of the body, keyed with the text of the secret), for receivers that were written for it.
 */
export const createSigner = (secret: string, compatHeader: string): Sign => {
  // The text of a secret in another form, as in tests, is used as the key.
  const standard = secret.startsWith('whsec_')
    ? new Webhook(secret)
    : new Webhook(new TextEncoder().encode(secret), { format: 'raw' })
  return ({ id, body, sentAt }) => ({
    'Webhook-Id': id,
    'Webhook-Timestamp': String(Math.floor(sentAt.getTime() / 1_000)),
    'Webhook-Signature': standard.sign(id, sentAt, body),
    [compatHeader]: createHmac('sha256', secret).update(body, 'utf8').digest('hex'),
  })
}

/** During a rotation both secrets sign, so that a receiver may change over at any moment. */
export const createOverlappingSigner = (secret: string, previous: string, compatHeader: string): Sign => {
  const [sign, signAsBefore] = [createSigner(secret, compatHeader), createSigner(previous, compatHeader)]
  return (message) => {
    const [now, before] = [sign(message), signAsBefore(message)]
    return {
      ...now,
      'Webhook-Signature': `${now['Webhook-Signature']} ${before['Webhook-Signature']}`,
      [`${compatHeader}-Previous`]: before[compatHeader]!,
    }
  }
}
