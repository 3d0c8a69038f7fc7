import { examplesOf, type Json, type Spec } from './bundle.ts'
import { header, literal } from './text.ts'

/** The events that webhooks receive: names, payload types and catalogue. */
export function events(spec: Spec): string {
  const all = Object.entries(spec.webhooks).map(([event, { post }]) => {
    const media = post.requestBody?.content['application/json'] ?? {}
    const schema = (media.schema as { $ref: string }).$ref.replace('#/components/schemas/', '')
    const [description = '', included = ''] = post.description?.split(' Included: ') ?? []
    return { event, post, schema, description, included, example: Object.values(examplesOf(spec, media))[0] as Json }
  })
  const optIn = all.filter(({ post }) => post['x-opt-in']).map(({ event }) => event)
  const reference = (example: Json) =>
    (example as { data: { relationships: { reference_object: { data: { type: string } } } } }).data.relationships
      .reference_object.data.type
  const catalogue = Object.fromEntries(
    all.map(({ event, post, description, included, example }) => [
      event,
      {
        category: post['x-category'] as string,
        kind: post['x-kind'] as string,
        description,
        reference: reference(example),
        included,
      },
    ]),
  )
  const categories = spec['x-webhook-event-categories'].map(({ id, name }) => ({
    id,
    name,
    events: all.filter(({ post }) => post['x-category'] === id).map(({ event }) => event),
  }))
  return `${header}import type { components } from './types.ts'

type Schemas = components['schemas']

export const webhookEventNames = ${literal(all.map(({ event }) => event))} as const

/** Those that a webhook receives unless it names its events. */
export const usualEventNames = webhookEventNames.filter((event) => !${literal(optIn)}.some((name) => name === event))

export type WebhookPayloads = {
${all.map(({ event, schema }) => `  '${event}': Schemas['${schema}']`).join('\n')}
}

export const eventCatalogue = ${literal(catalogue)} as const

export const eventCategories = ${literal(categories)} as const
`
}
