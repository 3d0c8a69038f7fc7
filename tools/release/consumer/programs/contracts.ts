import type { Schemas } from '@boxtrail/contracts'
import { eventCatalogue } from '@boxtrail/contracts/events'
import { examples } from '@boxtrail/contracts/examples'
import type { FeedMessage } from '@boxtrail/contracts/feed'
import { feedMessage } from '@boxtrail/contracts/feed/zod'
import { type Body, requests, webhookPayloads } from '@boxtrail/contracts/zod'

/** Validates with the contract, without the client. */
export function validated(input: unknown): Body<'createTrackingRequest'> | undefined {
  const parsed = requests.createTrackingRequest.body.safeParse(input)
  return parsed.success ? parsed.data : undefined
}

/** Builds a fixture from an example of the contract. */
export function delivered(): Schemas['Container'] {
  const { data } = examples.getContainer[200].default
  return { ...data, attributes: { ...data.attributes, current_status: 'delivered' } }
}

export const isDelivery = (body: unknown): boolean =>
  webhookPayloads['container.transport.delivered'].safeParse(body).success

export const categoryOf = (event: keyof typeof eventCatalogue): string => eventCatalogue[event].category

/** Writes a message of a terminal, and checks it before it is sent. */
export function holdReleased(container_number: string): FeedMessage {
  const now = new Date().toISOString()
  const message: FeedMessage = {
    message_id: 'example-1',
    sent_at: now,
    snapshots: [{ container_number, observed_at: now, facility: { firms: 'Y258' }, holds: [] }],
  }
  feedMessage.parse(message)
  return message
}
