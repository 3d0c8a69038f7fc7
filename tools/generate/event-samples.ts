import type { Json, Spec } from './bundle.ts'

type Content = Record<string, { examples?: Record<string, { $ref: string }> }>
type Webhooks = Record<string, { post: { requestBody: { content: Content } } }>

/** Shorter values are not shared. */
const MIN_SHARED = 40

/**
 * The sample of each event for the contracts package. Events of one journey share most of their records, so values that
 * occur more than once are written once, and `{ "$": 7 }` stands for the record at index 7.
 */
export function eventSamples(spec: Spec): { records: Json[]; samples: Record<string, Json> } {
  const { webhooks, components } = spec as unknown as {
    webhooks: Webhooks
    components: { examples: Record<string, { value: Json }> }
  }
  const bodies = Object.entries(webhooks).map(([event, { post }]): [string, Json] => {
    const [media] = Object.values(post.requestBody.content)
    const [{ $ref }] = Object.values(media!.examples!) as [{ $ref: string }]
    return [event, components.examples[$ref.split('/').at(-1)!]!.value]
  })
  const counts = new Map<string, number>()
  for (const [, body] of bodies) count(body, counts)
  const places = new Map<string, number>()
  const records: Json[] = []
  const share = (node: Json): Json => {
    if (node === null || typeof node !== 'object') return node
    const text = JSON.stringify(node)
    if ((counts.get(text) ?? 0) < 2) return within(node)
    if (!places.has(text)) {
      places.set(text, records.push(null) - 1)
      records[places.get(text)!] = within(node)
    }
    return { $: places.get(text)! }
  }
  const within = (node: Json[] | { [key: string]: Json }): Json =>
    Array.isArray(node)
      ? node.map(share)
      : Object.fromEntries(Object.entries(node).map(([key, value]) => [key, share(value)]))
  return { samples: Object.fromEntries(bodies.map(([event, body]) => [event, share(body)])), records }
}

function count(node: Json, counts: Map<string, number>): void {
  if (node === null || typeof node !== 'object') return
  const text = JSON.stringify(node)
  if (text.length < MIN_SHARED) return
  const times = counts.get(text) ?? 0
  counts.set(text, times + 1)
  // If a value is shared as a whole, its parts need not be.
  if (times === 0) for (const value of Object.values(node)) count(value as Json, counts)
}
