import type { Json, Spec } from '../../generate/bundle.ts'
import { reachableComponents } from './reachable.ts'

type Node = { [key: string]: Json }

/**
 * The messages of webhooks as AsyncAPI 3: one channel, the user's URL, and a message for each event. The schemas are
 * those of the API, because AsyncAPI and OpenAPI 3.1 share JSON Schema.
 */
export function asyncapi(spec: Spec): Node {
  const events = Object.entries(spec.webhooks).map(([event, { post }]) => ({
    event,
    summary: post.summary ?? event,
    description: post.description ?? '',
    category: post['x-category'] ?? '',
    payload: post.requestBody!.content['application/json']!.schema as Node,
  }))
  const references = Object.fromEntries(
    events.map(({ event }) => [event, { $ref: `#/channels/webhook/messages/${event}` }]),
  )
  return {
    asyncapi: '3.1.0',
    info: {
      title: 'Boxtrail webhooks',
      version: spec.info.version,
      description:
        'Events that Boxtrail posts to your webhooks. Each is signed as Standard Webhooks are, sent again until your server answers 200, 201, 202 or 204, and may come more than once: `data.id` stays the same.',
      contact: {
        name: spec.info.contact.name,
        url: 'https://boxtrail.example',
        email: 'operator@boxtrail.example',
      },
      license: { name: spec.info.license.name },
      tags: spec['x-webhook-event-categories'].map(({ id, name }) => ({ name: id, description: `${name}.` })),
    },
    servers: {
      receiver: {
        host: 'hooks.example.com',
        protocol: 'https',
        description: 'Your server, in place of this one: Boxtrail posts to the addresses of your webhooks.',
      },
    },
    defaultContentType: 'application/json',
    channels: {
      webhook: {
        address: null,
        title: 'Your webhook',
        description: 'The address that you registered with `POST /webhooks`.',
        messages: Object.fromEntries(events.map(({ event }) => [event, { $ref: `#/components/messages/${event}` }])),
      },
    },
    operations: {
      receiveEvent: {
        action: 'receive',
        channel: { $ref: '#/channels/webhook' },
        summary: 'Receive an event.',
        description: 'Check the signature, answer with 204 at once, and then deal with the event, once for each id.',
        messages: Object.values(references),
      },
    },
    components: {
      messages: Object.fromEntries(
        events.map(({ event, summary, description, category, payload }) => [
          event,
          {
            name: event,
            title: summary,
            summary: description,
            contentType: 'application/json',
            tags: [{ name: category }],
            headers: { $ref: '#/components/schemas/WebhookHeaders' },
            payload,
          },
        ]),
      ),
      schemas: { WebhookHeaders: headers, ...asMessages(reachableComponents(spec, events).schemas!) },
    },
  }
}

const headers: Node = {
  type: 'object',
  required: ['webhook-id', 'webhook-timestamp', 'webhook-signature'],
  properties: {
    'webhook-id': { type: 'string', description: 'Id of the notification, the same at each attempt.' },
    'webhook-timestamp': { type: 'string', description: 'Seconds since 1970 when it was sent.' },
    'webhook-signature': {
      type: 'string',
      description:
        '`v1,` and the base64 of the HMAC-SHA256 of id, timestamp and body, joined by dots; several while a secret is rotated.',
    },
  },
}

/**
 * `discriminator` is an object in OpenAPI. In AsyncAPI it is the name of a property that each alternative must declare,
 * so it is left out: the constants in the alternatives have the same effect. Examples of single members are only in the
 * document of the API.
 */
const asMessages = (schemas: Node): Node =>
  JSON.parse(JSON.stringify(schemas), (_, value) => {
    const isAlternatives = typeof value?.discriminator === 'object'
    const isSampled = Array.isArray(value?.examples) && value.type !== undefined
    if (!isAlternatives && !isSampled) return value
    const { discriminator: _mapping, examples: _samples, ...rest } = value
    return rest
  })
