import { type WebhookEventName, webhookEventNames } from '@boxtrail/contracts'
import { eventCatalogue } from '@boxtrail/contracts/events'
import { webhookPayloads } from '@boxtrail/contracts/strict'
import type { Change } from '@boxtrail/engine/diff/difference'
import { createReference } from '@boxtrail/reference/reference'
import { describe, expect, it } from 'vitest'
import { idv7 } from '../../../src/db/idv7.ts'
import { servedChangeset } from '../../../src/notifications/rendering/container-change.ts'
import { createNotifier } from '../../../src/notifications/rendering/create-notifier.ts'
import type { NotificationInput } from '../../../src/notifications/rendering/notifier.ts'
import { createRegistry } from '../../../src/sources/registry.ts'
import { fabricatedRows, notificationInput } from './notification-input.ts'

const reference = createReference()
const notifier = createNotifier({
  reference,
  registry: createRegistry([]),
  config: { compat: { data_source: 'boxtrail' } },
})
const rows = fabricatedRows(reference)
const render = (event: WebhookEventName, more: Partial<NotificationInput> = {}) => {
  const input = { ...notificationInput(event, rows), ...more }
  const notification = notifier.render(input)
  return { input, notification, body: JSON.parse(notification.body) }
}
const typesOf = (body: { included: { type: string }[] }) => body.included.map(({ type }) => type)

describe.each(webhookEventNames)('%s', (event) => {
  const { input, notification, body } = render(event)

  it('is a valid body of the contract', () => {
    const read = webhookPayloads[event].safeParse(body)
    expect(read.error?.message).toBeUndefined()
  })

  it('refers to the record that the contract names, and includes it', () => {
    const { type, id } = body.data.relationships.reference_object.data
    expect(type).toBe(eventCatalogue[event].reference)
    expect(body.included).toContainEqual(expect.objectContaining({ type, id }))
    expect(notification).toMatchObject({ event, reference_type: type, reference_id: id, id: input.id, sequence: 7 })
  })

  it("has the notification's id as its key, and never the webhook", () => {
    expect(body.data).toMatchObject({ id: input.id, attributes: { id: input.id, event, delivery_status: 'pending' } })
    expect(body.data.relationships).toMatchObject({
      webhook: { data: { type: 'webhook', id: input.webhook.id } },
      webhook_notification_logs: { data: [] },
    })
    expect(typesOf(body)).not.toContain('webhook')
  })

  it('is smaller than 20 kB and includes no record twice', () => {
    expect(Buffer.byteLength(notification.body)).toBeLessThan(20_000)
    const names = body.included.map(({ type, id }: { type: string; id: string }) => `${type} ${id}`)
    expect(new Set(names).size).toBe(names.length)
  })
})

describe('who caused a change', () => {
  const sourceOf = (name: 'boxtrail' | 'reference', data_source?: Change['data_source']) => {
    const other = createNotifier({ reference, registry: createRegistry([]), config: { compat: { data_source: name } } })
    return (['container.updated', 'shipment.updated'] as const).map((event) => {
      const input = notificationInput(event, rows)
      const { body } = other.render({ ...input, change: { ...input.change, data_source } })
      return JSON.parse(body).included[0].attributes.data_source
    })
  }

  it('is the service, under its own name or under that of the reference API', () => {
    expect(sourceOf('boxtrail', 'boxtrail_calculation')).toEqual(['boxtrail_calculation', 'boxtrail_calculation'])
    expect(sourceOf('reference', 'boxtrail_calculation')).toEqual(['t49_calculation', 't49_calculation'])
  })

  it('is a source or a user, under the same name everywhere', () => {
    for (const source of ['shipping_line', 'terminal', 'rail', 'user_input'] as const)
      expect([...sourceOf('boxtrail', source), ...sourceOf('reference', source)]).toEqual(Array(4).fill(source))
  })
})

describe('what is included', () => {
  it('for a document: its reading and its mail, unless the reading is too long', () => {
    expect(typesOf(render('document.extracted').body)).toEqual([
      'document',
      'document_representation',
      'email_submission',
    ])
    const { document, representation, submission } = rows.document!
    const long = { ...representation!, payload: { text: 'x'.repeat(20_000) } }
    const { body, notification } = render('document.extracted', {
      rows: { ...rows, document: { document, representation: long, submission } },
    })
    expect(typesOf(body)).toEqual(['document', 'email_submission'])
    expect(Buffer.byteLength(notification.body)).toBeLessThan(20_000)
  })

  it('as the contract defines for milestones: the event alone, or with its surroundings', () => {
    for (const event of webhookEventNames) {
      if (eventCatalogue[event].reference !== 'transport_event') continue
      const isAlone = eventCatalogue[event].included === 'the transport event alone.'
      const types = typesOf(render(event).body)
      if (isAlone) expect(types).toEqual(['transport_event'])
      else expect(types).toEqual(['transport_event', 'container', 'shipment', 'port', 'terminal', 'vessel'])
    }
  })

  it.each<[WebhookEventName, string[]]>([
    ['tracking_request.succeeded', ['tracking_request', 'shipment', 'container']],
    ['tracking_request.failed', ['tracking_request']],
    ['tracking_request.awaiting_manifest', ['tracking_request']],
    ['tracking_request.tracking_stopped', ['tracking_request', 'shipment']],
    ['container.created', ['container_created_event', 'container', 'shipment']],
    ['container.updated', ['container_updated_event', 'container', 'shipment', 'terminal', 'port']],
    ['container.pod_terminal_changed', ['container_pod_terminal_changed_event', 'container', 'shipment', 'terminal']],
    ['container.milestone.overdue', ['container_milestone_overdue_event', 'container', 'shipment']],
    ['source.silent', ['source_silence']],
    ['source.silence_ended', ['source_silence']],
    ['shipment.estimated.arrival', ['estimated_event', 'shipment', 'port', 'vessel']],
    ['shipment.updated', ['shipment_updated_event', 'shipment', 'transport_event']],
  ])('%s: %j', (event, types) => {
    expect(typesOf(render(event).body)).toEqual(types)
  })

  it('an inland milestone is shown with its metro area', () => {
    const area = reference.places.metroAreaByLocode('USCHI')!
    const transportEvent = { ...rows.transportEvent!, location_id: area.id, terminal_id: null, vessel_id: null }
    const event = 'container.transport.rail_arrived'
    const { body } = render(event, { rows: { ...rows, transportEvent: { ...transportEvent, event }, vessel: null } })
    expect(webhookPayloads[event].safeParse(body).error?.message).toBeUndefined()
    expect(typesOf(body)).toEqual(['transport_event', 'container', 'shipment', 'metro_area'])
  })

  it("a last free day without a place is shown with the terminal's port", () => {
    const transportEvent = {
      ...rows.transportEvent!,
      event: 'container.pickup_lfd.changed',
      location_id: null,
      location_locode: null,
    }
    const { body } = render('container.pickup_lfd.changed', { rows: { ...rows, transportEvent } })
    expect(typesOf(body)).toContain('port')
  })

  it('unknown values are omitted, and linked as null', () => {
    const bare = { pod_terminal_id: null, pod_timezone: null }
    const { body } = render('container.updated', { rows: { ...rows, container: { ...rows.container!, ...bare } } })
    expect(webhookPayloads['container.updated'].safeParse(body).error?.message).toBeUndefined()
    expect(typesOf(body)).toEqual(['container_updated_event', 'container', 'shipment'])
    expect(body.included[0].relationships.terminal).toEqual({ data: null })
    expect(body.included[0].attributes.timezone).toBe('Etc/UTC')
  })

  it('all containers of a large shipment are linked and some included, so that the body stays small', () => {
    const containers = Array.from({ length: 120 }, () => ({ ...rows.container!, id: idv7() }))
    const shipment = { ...rows.shipment!, container_ids: containers.map(({ id }) => id) }
    const { body, notification } = render('tracking_request.succeeded', { rows: { ...rows, containers, shipment } })
    expect(body.included[1].relationships.containers.data).toHaveLength(120)
    expect(typesOf(body).filter((type) => type === 'container').length).toBeGreaterThan(0)
    expect(Buffer.byteLength(notification.body)).toBeLessThan(30_000)
  })
})

describe('changesets', () => {
  it('use served names, without bookkeeping and internal columns', () => {
    const changeset: NotificationInput['change']['changeset'] = {
      available_for_pickup: [false, true],
      pickup_lfd_rail: [null, '2026-03-31T04:59:00Z'],
      pod_terminal_id: ['a', 'b'],
      terminal_checked_at: [null, '2026-03-31T04:59:00Z'],
      shipment_last_tracking_request_at: [null, '2026-03-31T04:59:00Z'],
      updated_at: [null, '2026-03-31T04:59:00Z'],
      journey_id: ['a', 'b'],
    }
    expect(servedChangeset(changeset, reference)).toEqual({
      available_for_pickup: [false, true],
      pickup_lfd_rail: [null, '2026-03-31T04:59:00Z'],
      ind_facility_lfd_on: [null, '2026-03-31T04:59:00Z'],
      pod_terminal: ['a', 'b'],
    })
    expect(servedChangeset({ pickup_lfd_line: [null, '2026-03-31T04:59:00Z'] }, reference)).toEqual({
      pickup_lfd_line: [null, '2026-03-31T04:59:00Z'],
      ssl_lfd: [null, '2026-03-31T04:59:00Z'],
    })
  })
})

describe('rendering for webhooks', () => {
  it('gives several webhooks of one change the same records with different ids', () => {
    const input = notificationInput('container.updated', rows)
    const others = [input, { ...input, id: idv7(), webhook: { ...input.webhook, id: idv7() } }].map((one) =>
      JSON.parse(notifier.render(one).body),
    )
    expect(others[0].included).toEqual(others[1].included)
    expect(others[0].data.id).not.toBe(others[1].data.id)
    expect(others[0].data.relationships.webhook).not.toEqual(others[1].data.relationships.webhook)
  })

  it('distinguishes two changes that share their rows', () => {
    const shared = { ...rows }
    const first = { ...notificationInput('container.updated', shared), rows: shared }
    const second = { ...notificationInput('container.pod_terminal_changed', shared), rows: shared }
    expect(notifier.render(first).reference_type).toBe('container_updated_event')
    expect(notifier.render(second).reference_type).toBe('container_pod_terminal_changed_event')
  })

  it('sends all events to a webhook without a list, and the listed ones to others', () => {
    const webhook = {
      id: idv7(),
      account_id: idv7(),
      events: [] as string[],
      parked: false,
      pickupLfdPolicy: 'line_first' as const,
    }
    expect(notifier.subscribesTo(webhook, 'container.updated')).toBe(true)
    expect(notifier.subscribesTo({ ...webhook, events: ['container.created'] }, 'container.updated')).toBe(false)
    expect(notifier.subscribesTo({ ...webhook, events: ['container.created'] }, 'container.created')).toBe(true)
  })
})
