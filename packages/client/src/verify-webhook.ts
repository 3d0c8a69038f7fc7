import { isWebhookEventName, type WebhookEvent, type WebhookEventName } from '@boxtrail/contracts'
import { Webhook } from 'standardwebhooks'
import { WebhookVerificationError } from './errors.ts'

/** An event that this version of the client does not know yet. */
export interface UnknownWebhookEvent {
  data: {
    id: string
    type: 'webhook_notification'
    attributes: { id: string; event: string; delivery_status: string; created_at: string }
    relationships: Record<string, { data: unknown }>
  }
  included?: { id: string; type: string }[]
}

/** What a webhook receives. `isEvent` tells which one it is. */
export type ReceivedEvent = WebhookEvent | UnknownWebhookEvent

/** Headers as frameworks give them: a `Headers`, or an object whatever the case of its names. */
export type ReceivedHeaders = Headers | Record<string, string | readonly string[] | undefined>

export interface VerifyOptions {
  /** The body as it arrived, byte for byte: not parsed and written again. */
  body: string | Uint8Array
  headers: ReceivedHeaders
  /** The webhook's secret; several while you change from one to the next. */
  secret: string | readonly string[]
  /** Name of the header with the signature of the body alone, which is looked at where no other is sent. */
  signatureHeader?: string
  /** False refuses signatures of the body alone: they carry no time, so that an old one can be sent again. */
  acceptBodySignature?: boolean
}

/**
 * Checks that a webhook comes from Boxtrail and reads it. Throws a `WebhookVerificationError` otherwise.
 *
 * @example
 * const event = await verifyWebhook({ body: await request.text(), headers: request.headers, secret })
 * if (isEvent(event, 'container.transport.available')) console.log(event.included)
 */
export const verifyWebhook = async (options: VerifyOptions): Promise<ReceivedEvent> => {
  const { headers, secret, signatureHeader = 'X-T49-Webhook-Signature', acceptBodySignature = true } = options
  const body = typeof options.body === 'string' ? options.body : new TextDecoder().decode(options.body)
  const secrets = typeof secret === 'string' ? [secret] : secret
  const header = (name: string) => headerOf(headers, name)
  const signature = header('webhook-signature')
  const bodySignature = header(signatureHeader)
  if (signature !== undefined) verifyStandard(body, secrets, header)
  else if (bodySignature !== undefined && acceptBodySignature) await verifyBody(body, secrets, bodySignature)
  else throw new WebhookVerificationError('The webhook is not signed.')
  return read(body)
}

/** Whether a received event is the named one; narrows its type. */
export const isEvent = <Name extends WebhookEventName>(event: ReceivedEvent, name: Name): event is WebhookEvent<Name> =>
  event.data.attributes.event === name

/** Whether this version of the client knows the event. */
export const isKnownEvent = (event: ReceivedEvent): event is WebhookEvent =>
  isWebhookEventName(event.data.attributes.event)

const headerOf = (headers: ReceivedHeaders, name: string): string | undefined => {
  if (headers instanceof Headers) return headers.get(name) ?? undefined
  const found = Object.entries(headers).find(([other]) => other.toLowerCase() === name.toLowerCase())?.[1]
  return typeof found === 'string' ? found : found?.[0]
}

/** Standard Webhooks: over the id, the time and the body; refuses what is older than five minutes. */
const verifyStandard = (body: string, secrets: readonly string[], header: (name: string) => string | undefined) => {
  const signed = Object.fromEntries(
    ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) => [name, header(name) ?? '']),
  )
  let failure: unknown = new Error('no secret was given')
  for (const secret of secrets) {
    try {
      return verifier(secret).verify(body, signed, { jsonParse: false })
    } catch (error) {
      failure = error
    }
  }
  throw new WebhookVerificationError(`The webhook's signature does not hold: ${(failure as Error).message}`, {
    cause: failure,
  })
}

const verifier = (secret: string) =>
  secret.startsWith('whsec_') ? new Webhook(secret) : new Webhook(new TextEncoder().encode(secret), { format: 'raw' })

/** Hexadecimal HMAC-SHA256 of the body, keyed with the text of the secret; compared by the platform, in constant time. */
const verifyBody = async (body: string, secrets: readonly string[], signature: string) => {
  const { subtle } = globalThis.crypto
  const encoder = new TextEncoder()
  const bytes = /^([0-9a-f]{2}){32}$/i.test(signature)
    ? Uint8Array.from(signature.match(/../g)!, (hex) => Number.parseInt(hex, 16))
    : null
  for (const secret of bytes ? secrets : []) {
    const key = await subtle.importKey('raw', encoder.encode(secret), { name: 'HMAC', hash: 'SHA-256' }, false, [
      'verify',
    ])
    if (await subtle.verify('HMAC', key, bytes!, encoder.encode(body))) return
  }
  throw new WebhookVerificationError("The webhook's signature does not hold.")
}

const read = (body: string): ReceivedEvent => {
  let parsed: Partial<UnknownWebhookEvent> | null
  try {
    parsed = JSON.parse(body)
  } catch (cause) {
    throw new WebhookVerificationError('The webhook is not JSON.', { cause })
  }
  if (parsed?.data?.type !== 'webhook_notification' || typeof parsed.data.attributes?.event !== 'string')
    throw new WebhookVerificationError('The webhook is no notification.')
  return parsed as ReceivedEvent
}
