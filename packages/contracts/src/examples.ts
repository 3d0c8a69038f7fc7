import shared from './generated/event-samples.json' with { type: 'json' }
import type { Examples } from './generated/examples.ts'
import openapi from './generated/openapi.json' with { type: 'json' }
import type { WebhookPayloads } from './index.ts'

export type { Examples } from './generated/examples.ts'

type Named = Record<string, { $ref: string }>
type Content = Record<string, { examples?: Named }> | undefined
type Answer = { $ref?: string; content?: Content }
type Operation = { operationId: string; requestBody?: { content: Content }; responses: Record<string, Answer> }

const { paths, components } = openapi as unknown as {
  paths: Record<string, Record<string, Operation>>
  components: { examples: Record<string, { value: unknown }>; responses: Record<string, Answer> }
}

const lastOf = (reference: string): string => reference.split('/').at(-1)!

const valuesOf = (content: Content): Record<string, unknown> | undefined => {
  const [media] = Object.values(content ?? {})
  if (!media?.examples) return undefined
  return mapValues(media.examples, ({ $ref }) => components.examples[lastOf($ref)]!.value)
}

const placesOf = ({ requestBody, responses }: Operation): Record<string, Record<string, unknown>> => {
  const answers = mapValues(responses, (answer) =>
    valuesOf((answer.$ref ? components.responses[lastOf(answer.$ref)]! : answer).content),
  )
  const places = Object.entries({ request: valuesOf(requestBody?.content), ...answers })
  return Object.fromEntries(
    places.filter((place): place is [string, Record<string, unknown>] => place[1] !== undefined),
  )
}

const mapValues = <Given, Made>(object: Record<string, Given>, change: (value: Given) => Made): Record<string, Made> =>
  Object.fromEntries(Object.entries(object).map(([key, value]) => [key, change(value)]))

const all = (): Examples => {
  const operations = Object.values(paths).flatMap((item) => Object.values(item))
  const described = operations.filter((operation) => operation.operationId)
  return Object.fromEntries(
    described.map((operation) => [operation.operationId, placesOf(operation)]),
  ) as unknown as Examples
}

/** The examples of the contract, by operation, place (`request` or a status) and name. */
export const examples: Examples = /*#__PURE__*/ all()

const { records, samples } = shared as { records: unknown[]; samples: Record<string, unknown> }

/** What several events have in common is written once: `{ "$": 7 }` stands for the record at 7. */
const whole = (node: unknown): unknown => {
  if (typeof node !== 'object' || node === null) return node
  if (Array.isArray(node)) return node.map(whole)
  return '$' in node ? whole(records[node.$ as number]) : mapValues(node as Record<string, unknown>, whole)
}

/** An example of what each event posts to a webhook. */
export const eventExamples = /*#__PURE__*/ mapValues(samples, whole) as unknown as WebhookPayloads
