import { CLIENT, type Consumer } from './consumer.ts'

/** Programs that receive webhooks, and that deal with problems. */
export const receivers: Consumer[] = [
  {
    name: 'webhook-switch',
    files: {
      'hook.ts': `import { verifyWebhook } from '@boxtrail/client/webhooks'
export async function hook(body: string, headers: Headers) {
  const event = await verifyWebhook({ body, headers, secret: 's' })
  switch (event.data.attributes.event) {
    case 'container.transport.vessel_arrived':
      return 'arrived'
    case 'container.transport.available':
      return 'ready'
    default:
      return undefined
  }
}
`,
    },
    uses: ['event container.transport.vessel_arrived', 'event container.transport.available'],
  },
  {
    name: 'webhook-payload',
    files: {
      'changed.ts': `import { isEvent, type ReceivedEvent, related } from '@boxtrail/client/webhooks'
export function changes(event: ReceivedEvent) {
  if (!isEvent(event, 'container.updated')) return []
  const update = related(event, event.data, 'reference_object')
  return update ? Object.keys(update.attributes.changeset) : []
}
`,
    },
    uses: ['event container.updated', 'ContainerUpdatedEvent.changeset'],
  },
  {
    name: 'webhook-beginnings',
    files: {
      'route.ts': `import { verifyWebhook } from '@boxtrail/client'
export async function queueOf(body: string, headers: Record<string, string>) {
  const { data } = await verifyWebhook({ body, headers, secret: 's' })
  return data.attributes.event.startsWith('container.transport.') ? 'milestones' : 'others'
}
`,
    },
    uses: ['event container.transport.vessel_arrived', 'event container.transport.available'],
  },
  {
    name: 'subscription',
    files: {
      'subscribe.ts': `${CLIENT}
export async function subscribe(url: string) {
  const webhook = await client.webhooks.create({ url, active: true, events: ['container.created', 'tracking_request.failed'] })
  return webhook.secret
}
`,
    },
    uses: [
      'createWebhook',
      'WebhookCreate.url',
      'WebhookCreate.active',
      'WebhookCreate.events',
      'event container.created',
      'event tracking_request.failed',
      'Webhook.secret',
    ],
  },
  {
    name: 'error-classes',
    files: {
      'errors.ts': `import { createClient, NotFoundError, RateLimitError } from '@boxtrail/client'
const client = createClient({ baseUrl: 'https://boxtrail.example', apiKey: process.env.KEY ?? '' })
export async function poll(id: string) {
  try {
    await client.containers.refresh(id)
  } catch (error) {
    if (error instanceof NotFoundError) return 'gone'
    if (error instanceof RateLimitError) return error.retryAfterMs
    throw error
  }
}
`,
    },
    uses: ['refreshContainer', 'status 404', 'status 429', 'header retry-after'],
  },
  {
    name: 'error-codes',
    files: {
      'create.ts': `import { BoxtrailError, createClient } from '@boxtrail/client'
const client = createClient({ baseUrl: 'https://boxtrail.example', apiKey: process.env.KEY ?? '' })
const KNOWN = new Set(['duplicate', 'blank'])
export async function create(requestNumber: string) {
  try {
    return (await client.trackingRequests.create({ requestType: 'container', requestNumber })).id
  } catch (error) {
    if (error instanceof BoxtrailError && error.code && KNOWN.has(error.code)) return undefined
    throw error
  }
}
`,
    },
    uses: [
      'createTrackingRequest',
      'TrackingRequestCreate.request_type',
      'TrackingRequestCreate.request_type=container',
      'TrackingRequestCreate.request_number',
      'error duplicate',
      'error blank',
    ],
  },
  {
    name: 'event-log',
    files: {
      'follow.ts': `${CLIENT}
export async function follow(after: number, seen: (sequence: number, at: string) => void) {
  for await (const event of client.events.follow({ after })) seen(event.sequence, event.occurredAt)
}
`,
    },
    uses: ['listEvents', 'listEvents after', 'Event.sequence', 'Event.occurred_at'],
  },
  {
    name: 'validated',
    files: {
      'validate.ts': `import { responses } from '@boxtrail/contracts/zod'
export const nameOf = (body: unknown) => responses.getPort[200].parse(body).data.attributes.name
`,
    },
    uses: ['getPort', 'Port.*'],
  },
  {
    name: 'documents',
    files: {
      'papers.ts': `${CLIENT}
export const papers = async () => {
  const found: (string | null)[] = []
  for await (const paper of client.documents.iterate()) if (paper.source === 'email') found.push(paper.documentType)
  return found
}
`,
    },
    uses: ['listDocuments', 'Document.source', 'Document.document_type', 'Document.source=email'],
  },
  {
    name: 'lines',
    files: {
      'lines.ts': `${CLIENT}
const load = async () => (await client.shippingLines.list()).items
type Line = Awaited<ReturnType<typeof load>>[number]
const supports = (line: Line) => line.containerNumberTrackingSupport && line.scac
export const scacs = async () => (await load()).map(supports)
`,
    },
    uses: ['listShippingLines', 'ShippingLine.scac', 'ShippingLine.container_number_tracking_support'],
  },
]
