import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse, parseDocument, stringify } from 'yaml'

interface Kind {
  relationships: string
  included: string
  items: string
  versioned?: boolean
}

interface Event {
  summary: string
  description?: string
  category: string
  kind: string
  transport_event?: boolean
  opt_in?: boolean
}

interface Table {
  kinds: Record<string, Kind>
  events: Record<string, Event>
}

/**
 * Writes everything that follows from `events.yaml` into a copy of the specification: webhooks, notifications, and
 * lists of names.
 */
export async function composeEvents(spec: string): Promise<void> {
  const { kinds, events }: Table = parse(await readFile(join(spec, 'events.yaml'), 'utf8'))
  await mkdir(join(spec, 'webhooks'))
  for (const [name, event] of Object.entries(events)) {
    const kind = kinds[event.kind]
    if (!kind)
      throw new Error(
        `spec/events.yaml: ${name} is of the kind ${event.kind}, which is not one of ${Object.keys(kinds).join(', ')}`,
      )
    await writeFile(join(spec, 'webhooks', `${name}.yaml`), stringify(webhook(name, event, kind)))
    await writeFile(
      join(spec, 'components/schemas', `${schemaName(name)}.yaml`),
      stringify(notification(name, event, kind)),
    )
  }
  await listWebhooks(spec, Object.keys(events))
  await fillEnums(spec, events)
}

/** The schema of an event, such as `ContainerTransportAvailableNotification` for `container.transport.available`. */
const schemaName = (event: string) => `${pascal(event)}Notification`

const pascal = (event: string) =>
  event
    .split(/[._]/)
    .map((word) => word[0]!.toUpperCase() + word.slice(1))
    .join('')

const descriptionOf = ({ summary, description = `${summary}.` }: Event) => description

const webhook = (name: string, event: Event, { included }: Kind) => ({
  post: {
    operationId: `send${pascal(name)}`,
    tags: ['Webhook events'],
    summary: event.summary,
    description: `${descriptionOf(event)} Included: ${included[0]!.toLowerCase()}${included.slice(1)}`,
    'x-event': name,
    'x-category': event.category,
    'x-kind': event.kind,
    ...(event.opt_in ? { 'x-opt-in': true } : {}),
    security: [],
    requestBody: {
      required: true,
      content: {
        'application/json': {
          schema: { $ref: `../components/schemas/${schemaName(name)}.yaml` },
          examples: { default: { $ref: `../examples/${name}.payload.yaml` } },
        },
      },
    },
    responses: { '200': { $ref: '../components/responses/Received.yaml' } },
  },
})

const notification = (name: string, event: Event, { relationships, included, items, versioned = false }: Kind) => {
  const id = { $ref: './NotificationId.yaml' }
  const version = { type: 'string', description: 'Version of the payload.', examples: ['2026-11-21'] }
  return {
    type: 'object',
    description: descriptionOf(event),
    required: ['data', 'included'],
    properties: {
      data: {
        type: 'object',
        required: ['id', 'type', 'attributes', 'relationships'],
        properties: {
          id,
          type: {
            type: 'string',
            const: 'webhook_notification',
            description: 'Always `webhook_notification`: the kind of record.',
          },
          attributes: {
            type: 'object',
            required: ['id', 'event', 'delivery_status', 'created_at', ...(versioned ? ['version'] : [])],
            properties: {
              id,
              event: { type: 'string', const: name, description: 'Name of the event.' },
              delivery_status: { $ref: './DeliveryStatus.yaml' },
              created_at: { $ref: './Timestamp.yaml', description: 'When the event was recorded, UTC.' },
              ...(versioned ? { version } : {}),
            },
          },
          relationships: { $ref: `./${relationships}.yaml` },
        },
      },
      included: { type: 'array', description: included, items: { $ref: `./${items}.yaml` } },
      links: { $ref: './SelfLink.yaml' },
    },
  }
}

async function listWebhooks(spec: string, names: readonly string[]): Promise<void> {
  const file = join(spec, 'openapi.yaml')
  const document = parseDocument(await readFile(file, 'utf8'))
  for (const name of names) document.setIn(['webhooks', name], { $ref: `webhooks/${name}.yaml` })
  await writeFile(file, document.toString())
}

/** `x-enum-of-events: all`, or a flag that the events must have. */
const ENUM = /^( *)x-enum-of-events: (\w+)$/gm

async function fillEnums(spec: string, events: Table['events']): Promise<void> {
  const folder = join(spec, 'components/schemas')
  for (const name of await readdir(folder)) {
    const file = join(folder, name)
    const text = await readFile(file, 'utf8')
    const filled = text.replaceAll(ENUM, (_, indent: string, flag: string) => {
      const names = Object.entries(events).filter(([, event]) => flag === 'all' || event[flag as 'transport_event'])
      return `${indent}enum: [ ${names.map(([event]) => event).join(', ')} ]`
    })
    if (filled !== text) await writeFile(file, filled)
  }
}
