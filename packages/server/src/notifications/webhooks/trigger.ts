import type { Schemas, WebhookEventName } from '@boxtrail/contracts'
import { deliveryHeaders, isReceived, NO_RESPONSE } from '@boxtrail/protocol/webhooks/delivery'
import { exampleNotification } from '@boxtrail/protocol/webhooks/example'
import type { Call } from '../../context.ts'
import { createSigner } from './sign.ts'

type Result = Schemas['WebhookTriggerResult']

/**
 * Sends the example of an event once. Failures are reported in one general sentence, so that this cannot serve as a
 * port scanner.
 */
export const sendExample = async (
  { url, event, secret }: { url: string; event: WebhookEventName; secret?: string | undefined },
  { outgoing, config, newId, clock }: Pick<Call, 'outgoing' | 'config' | 'newId' | 'clock'>,
): Promise<Result> => {
  const example = exampleNotification(event, newId)
  const body = JSON.stringify(example)
  const signed = secret
    ? createSigner(secret, config.compat.signature_header)({ id: example.data.id, body, sentAt: clock() })
    : {}
  const headers = { ...deliveryHeaders, ...signed }
  const { status, headers: answered, body: answer } = await outgoing.post({ url, headers, body })
  return {
    url,
    succeeded: isReceived(status),
    error: status === null ? NO_RESPONSE : null,
    status_code: status,
    request_headers: headers,
    request_body: body,
    response_headers: status === null ? null : flat(answered),
    response_body: answer === null ? null : shown(answer),
  }
}

const SHOWN_LENGTH = 4_096

/** Shortens text to what JSON and PostgreSQL can store; an unpaired surrogate at the cut is removed. */
export const shown = (text: string): string => text.replaceAll('\0', '').slice(0, SHOWN_LENGTH).toWellFormed()

const flat = (headers: Record<string, string | string[] | undefined>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, Array.isArray(value) ? value.join(', ') : (value ?? '')]),
  )
