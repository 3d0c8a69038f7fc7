import { eventPage } from '@boxtrail/protocol/answer/event-page'
import { onlyPage } from '@boxtrail/protocol/answer/json-api'
import { missingParameter } from '@boxtrail/protocol/errors'
import type { Call, Query } from '../records/call.ts'
import { matches } from '../records/search-words.ts'
import { type Resource, related, relatedOne } from '../world/resource.ts'
import type { World } from '../world/world.ts'
import type { Action } from './action.ts'

const sequenceOf = ({ attributes }: Resource): number => Number(attributes.sequence)

/** The events after a sequence number that match the filters of a query. */
export const eventsAfter = (world: World, after: number, query: Query): Resource[] =>
  world.events().filter((one) => sequenceOf(one) > after && passes(one, query))

export const passes = (event: Resource, query: Query): boolean => {
  const is = (name: string, value: unknown) => {
    const wanted = query[name]
    return wanted === undefined || (Array.isArray(wanted) ? wanted.includes(String(value)) : wanted === value)
  }
  const resource = relatedOne(event, 'resource')
  return (
    is('filter[event]', event.attributes.event) &&
    is('filter[resource_type]', resource?.type) &&
    is('filter[resource_id]', resource?.id) &&
    is('filter[shipment_id]', relatedOne(event, 'shipment')?.id) &&
    is('filter[container_id]', relatedOne(event, 'container')?.id)
  )
}

/** Waits for a match if requested. */
const listEvents: Action = async (_, call) => {
  const { query, world } = call
  const after = Number(query.after ?? 0)
  if (eventsAfter(world, after, query).length === 0) await grown(world, Number(query.wait ?? 0) * 1_000, query)
  return page(call, after)
}

const page = (call: Call, after: number) => {
  const { query, world } = call
  const limit = Number(query.limit ?? 100)
  const found = eventsAfter(world, after, query)
  const data = found.slice(0, limit)
  const last = sequenceOf(world.events().at(-1) ?? NOTHING)
  const hasMore = found.length > data.length
  const next = hasMore ? sequenceOf(data.at(-1)!) : Math.max(after, last)
  const total = world.events().filter((one) => passes(one, query)).length
  return eventPage(call, { events: data, total, nextAfter: next, last, hasMore })
}

const NOTHING = { attributes: { sequence: 0 } } as unknown as Resource

/** Resolves when a matching event is appended, or after a time. */
const grown = (world: World, ms: number, query: Query): Promise<void> =>
  new Promise((resolve) => {
    if (ms === 0) return resolve()
    const end = () => {
      clearTimeout(timer)
      leave()
      resolve()
    }
    const leave = world.listen((one) => passes(one, query) && end())
    const timer = setTimeout(end, ms)
  })

const MOST = 25

const searchRecords: Action = (_, call) => {
  const { query, world } = call
  const words = String(query.query)
  if (words.trim() === '') throw missingParameter('query')
  const found = ['shipment', 'container', 'tracking_request']
    .flatMap((type) => world.all(type).filter((one) => matchesItself(one, words, world)))
    .slice(0, MOST)
  const data = found.map((one) => ({ id: one.id, type: 'search_result', attributes: foundAttributes(one, world) }))
  return onlyPage(call, data)
}

/** Whether a record itself matches. A request is found as its shipment if that has the same number. */
const matchesItself = (one: Resource, words: string, world: World): boolean => {
  const tracked = one.type === 'tracking_request' ? relatedOne(one, 'tracked_object') : undefined
  const number = one.attributes.request_number
  const isShownAsShipment = tracked && world.get(tracked)?.attributes.bill_of_lading_number === number
  return !isShownAsShipment && matches({ ...one, relationships: {} }, words, world)
}

const foundAttributes = (one: Resource, world: World) => {
  const { attributes: a } = one
  const isShipment = one.type === 'shipment'
  const isRequest = one.type === 'tracking_request'
  const tracked = relatedOne(one, isRequest ? 'tracked_object' : 'shipment')
  const shipment = isShipment ? one : tracked && world.get(tracked)
  return {
    entity_type: one.type === 'container' ? 'cargo' : one.type,
    number: a.number ?? a.bill_of_lading_number ?? a.request_number,
    shipment_id: isShipment ? null : (shipment?.id ?? null),
    scac: a.scac ?? shipment?.attributes.shipping_line_scac ?? null,
    port_of_lading_name: isShipment ? (a.port_of_lading_name ?? null) : null,
    port_of_discharge_name: isShipment ? (a.port_of_discharge_name ?? null) : null,
    containers_count: isShipment ? related(one, 'containers').length : null,
    tracking_stopped: isShipment ? a.line_tracking_stopped_at !== null : null,
    tracking_stopped_reason: isShipment ? (a.line_tracking_stopped_reason ?? null) : null,
    status: isRequest ? a.status : null,
    failed_reason: isRequest ? (a.failed_reason ?? null) : null,
    ref_numbers: a.ref_numbers ?? [],
    created_at: a.created_at,
    updated_at: a.updated_at,
  }
}

export const events = { listEvents, searchRecords }
