import { isWebhookEventName, type WebhookEvent, type WebhookEventName } from '@boxtrail/contracts'
import { WebhookVerificationError } from '../errors.ts'

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

/** What a webhook receives. `isEvent` narrows it to one event. */
export type ReceivedEvent = WebhookEvent | UnknownWebhookEvent

/** Headers as frameworks provide them: a `Headers` of any make, or an object whose names may be in any case. */
export type ReceivedHeaders =
  | Headers
  | { get(name: string): string | null | undefined }
  | Record<string, string | readonly string[] | undefined>

export interface VerifyOptions {
  /** The body as it arrived, byte for byte: not parsed and serialized again. */
  body: string | Uint8Array
  headers: ReceivedHeaders
  /** The webhook's secret; several while you rotate it. */
  secret: string | readonly string[]
  /** Name of the header with a signature of the body alone, which is used if there is no other signature. */
  signatureHeader?: string
  /** False rejects signatures of the body alone, which carry no time, so that an old message could be sent again. */
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
  const body = textOf(options.body)
  // The types require each, but an environment may lack the variable.
  const given = [secret].flat()
  const secrets = given.filter((one) => one != null)
  if (given.length > 0 && secrets.length === 0)
    throw new TypeError('verifyWebhook needs the secret of the webhook; there is none.')
  const header = (name: string) => headerOf(headers, name)
  const signature = header('webhook-signature')
  const bodySignature = header(signatureHeader)
  if (signature !== undefined) await verifyStandard(body, secrets, header)
  else if (bodySignature !== undefined && acceptBodySignature) await verifyBody(body, secrets, bodySignature)
  else throw new WebhookVerificationError('The webhook is not signed.')
  return read(body)
}

/** Frameworks parse the body unless configured otherwise, and serializing it again gives other bytes. */
const textOf = (body: unknown): string => {
  if (typeof body === 'string') return body
  if (ArrayBuffer.isView(body) || Object.prototype.toString.call(body) === '[object ArrayBuffer]')
    return new TextDecoder().decode(body as ArrayBuffer)
  const found = body == null ? 'there is none' : 'this one was parsed already'
  throw new TypeError(`verifyWebhook needs the body as it arrived, a text or bytes; ${found}.`)
}

/** Whether a received event is the named one; narrows its type. */
export const isEvent = <Name extends WebhookEventName>(event: ReceivedEvent, name: Name): event is WebhookEvent<Name> =>
  event.data.attributes.event === name

/** Whether this version of the client knows the event. */
export const isKnownEvent = (event: ReceivedEvent): event is WebhookEvent =>
  isWebhookEventName(event.data.attributes.event)

const headerOf = (headers: ReceivedHeaders, name: string): string | undefined => {
  // By its shape, since `Headers` of a package such as undici is another class.
  const { get } = headers
  if (typeof get === 'function') return get.call(headers, name) ?? undefined
  const found = Object.entries(headers).find(([other]) => other.toLowerCase() === name.toLowerCase())?.[1]
  return typeof found === 'string' ? found : found?.[0]
}

const TOLERANCE_S = 300

/**
 * Verifies a signature of Standard Webhooks over the id, the time and the body; rejects messages older than five
 * minutes.
 */
const verifyStandard = async (
  body: string,
  secrets: readonly string[],
  header: (name: string) => string | undefined,
) => {
  const [id, time, signatures] = ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map(header)
  const age = Date.now() / 1_000 - Number(time)
  if (!id || !time) throw new WebhookVerificationError('The webhook has no webhook-id or no webhook-timestamp.')
  if (!(Math.abs(age) <= TOLERANCE_S))
    throw new WebhookVerificationError(
      `The webhook is not from the last ${TOLERANCE_S / 60} minutes: by the clock here it is ${describeAge(age)}.`,
    )
  const given = signatures!.split(' ').filter((signature) => signature.startsWith('v1,'))
  for (const secret of secrets)
    for (const signature of given)
      if (await holds(keyOf(secret), fromBase64(signature.slice(3)), `${id}.${time}.${body}`)) return
  throw mismatch()
}

/** How old a message is: one from the future shows that a clock is wrong. */
const describeAge = (seconds: number): string =>
  Number.isFinite(seconds)
    ? `${Math.abs(Math.round(seconds))} s ${seconds < 0 ? 'in the future' : 'old'}`
    : 'without a time'

/** Verifies a hexadecimal HMAC-SHA256 of the body, keyed with the text of the secret. */
const verifyBody = async (body: string, secrets: readonly string[], signature: string) => {
  const bytes = /^([0-9a-f]{2}){32}$/i.test(signature)
    ? Uint8Array.from(signature.match(/../g)!, (hex) => Number.parseInt(hex, 16))
    : null
  for (const secret of secrets) if (await holds(encoder.encode(secret), bytes, body)) return
  throw mismatch()
}

const encoder = new TextEncoder()

const mismatch = () =>
  new WebhookVerificationError(
    "The webhook's signature does not match: check that the secret is that of this webhook, and that the body is as it arrived.",
  )

/** The key of a secret: a secret that the service created is the key in base64; any other is the key itself. */
const keyOf = (secret: string) => (secret.startsWith('whsec_') ? fromBase64(secret.slice(6)) : encoder.encode(secret))

const fromBase64 = (text: string): Uint8Array<ArrayBuffer> | null => {
  try {
    return Uint8Array.from(atob(text), (character) => character.charCodeAt(0))
  } catch {
    return null
  }
}

/** Whether a signature is valid, compared by the platform in constant time. */
const holds = async (
  secret: Uint8Array<ArrayBuffer> | null,
  signature: Uint8Array<ArrayBuffer> | null,
  text: string,
) => {
  if (!secret?.length || !signature) return false
  const { subtle } = globalThis.crypto
  const key = await subtle.importKey('raw', secret, { name: 'HMAC', hash: 'SHA-256' }, false, ['verify'])
  return subtle.verify('HMAC', key, signature, encoder.encode(text))
}

const read = (body: string): ReceivedEvent => {
  let parsed: Partial<UnknownWebhookEvent> | null
  try {
    parsed = JSON.parse(body)
  } catch (cause) {
    throw new WebhookVerificationError('The webhook is not JSON.', { cause })
  }
  if (parsed?.data?.type !== 'webhook_notification' || typeof parsed.data.attributes?.event !== 'string')
    throw new WebhookVerificationError('The webhook is not a notification.')
  return parsed as ReceivedEvent
}
