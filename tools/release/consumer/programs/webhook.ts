import {
  isEvent,
  isKnownEvent,
  type ReceivedEvent,
  verifyWebhook,
  type WebhookEventName,
} from '@boxtrail/client/webhooks'

/** Verifies a delivery, as a handler of HTTP requests does. */
export const receive = async (request: Request, secret: string): Promise<string> =>
  titleOf(await verifyWebhook({ body: await request.text(), headers: request.headers, secret }))

/** Switches over the name of an event, and narrows one by its name. */
export function titleOf(event: ReceivedEvent): string {
  if (isEvent(event, 'container.transport.available')) {
    for (const resource of event.included ?? [])
      if (resource.type === 'transport_event')
        return `${resource.attributes.event} at ${resource.attributes.timestamp ?? 'some time'}`
    return event.data.relationships.reference_object.data.id
  }
  if (!isKnownEvent(event)) return `unknown: ${event.data.attributes.event}`
  const name: WebhookEventName = event.data.attributes.event
  switch (name) {
    case 'tracking_request.succeeded':
      return 'tracking'
    case 'tracking_request.failed':
      return 'not tracking'
    default:
      return name
  }
}

export function mistakes(event: ReceivedEvent): boolean[] {
  return [
    // @ts-expect-error there is no such event
    isEvent(event, 'container.transport.lost'),
  ]
}
