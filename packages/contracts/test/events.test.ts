import { describe, expect, expectTypeOf, test } from 'vitest'
import { eventCatalogue, eventCategories, usualEventNames } from '../src/events.ts'
import { eventExamples, examples } from '../src/examples.ts'
import { isWebhookEvent, isWebhookEventName, type Schemas, type WebhookEvent, webhookEventNames } from '../src/index.ts'
import { webhookPayloads } from '../src/zod.ts'

/** The names that existing receivers subscribe to, written out by hand: losing one would break them. */
const wire = `
tracking_request: succeeded failed awaiting_manifest tracking_stopped
container: created updated pod_terminal_changed pickup_lfd.changed pickup_lfd_line.changed pickup_lfd_terminal.changed
  pickup_lfd_rail.changed pickup_appointment.changed
container.transport: empty_out full_in vessel_loaded vessel_departed transshipment_arrived transshipment_discharged
  transshipment_loaded transshipment_departed feeder_arrived feeder_discharged feeder_loaded feeder_departed
  vessel_arrived vessel_berthed vessel_discharged available not_available full_out delivered empty_in rail_loaded
  rail_departed rail_arrived rail_unloaded arrived_at_inland_destination
container.transport.estimated: vessel_departed vessel_arrived arrived_at_inland_destination
shipment: estimated.arrival
document: extracted extraction_failed`
  .split(/\n(?=\w)/)
  .flatMap((line) => {
    const [prefix, names = ''] = line.split(': ')
    return names.split(/\s+/).map((name) => `${prefix?.trim()}.${name}`)
  })
  .filter((name) => !name.endsWith('.'))

/** Events that the reference API does not have: sent only to webhooks that name them. */
const ours = [
  'shipment.updated',
  'attention.opened',
  'attention.closed',
  'container.contradiction.opened',
  'container.contradiction.resolved',
  'container.milestone.overdue',
  'source.silent',
  'source.silence_ended',
]

test('the events are those of the wire, which webhooks receive by default, and ours', () => {
  expect([...usualEventNames].sort()).toEqual([...wire].sort())
  expect(usualEventNames).toHaveLength(43)
  expect([...webhookEventNames].sort()).toEqual([...wire, ...ours].sort())
  expect(Object.values(eventCatalogue).filter(({ reference }) => reference === 'transport_event')).toHaveLength(33)
})

test('each event is in exactly one category, and the listed categories are these', () => {
  expect(eventCategories.flatMap(({ events }) => [...events]).sort()).toEqual([...wire, ...ours].sort())
  expect(examples.listWebhookEvents[200].default.data.map(({ id }) => id)).toEqual(eventCategories.map(({ id }) => id))
})

describe.each(webhookEventNames)('%s', (name) => {
  const example: WebhookEvent = eventExamples[name]
  test('has an example that its validator accepts', () => {
    expect(webhookPayloads[name].safeParse(example).error).toBeUndefined()
    expect(example.data.attributes.event).toBe(name)
  })
  test('includes what it is about, and never the webhook', () => {
    const included: { type: string; id: string }[] = example.included
    expect(included[0]).toMatchObject(example.data.relationships.reference_object.data)
    expect(included.map(({ type }) => type)).not.toContain('webhook')
  })
})

test('an event is narrowed by its name', () => {
  const event: WebhookEvent = eventExamples['container.updated']
  expect(isWebhookEvent(event, 'container.created')).toBe(false)
  if (!isWebhookEvent(event, 'container.updated')) throw new Error('not narrowed')
  expectTypeOf(event).toEqualTypeOf<Schemas['ContainerUpdatedNotification']>()
  expect(isWebhookEventName('container.updated')).toBe(true)
  expect(isWebhookEventName('toString')).toBe(false)
})
