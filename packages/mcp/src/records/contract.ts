import type { Schemas } from '@boxtrail/contracts'
import {
  AttentionEntry,
  Container,
  Shipment,
  ShippingLine,
  TrackingRequest,
  TransportEvent,
} from '@boxtrail/contracts/zod'
import type { z } from 'zod'

/** The kinds of record whose attributes tools show. */
const kinds = { AttentionEntry, Container, Shipment, TransportEvent, ShippingLine, TrackingRequest }
type Kind = keyof typeof kinds
type AttributesOf<K extends Kind> = Schemas[K]['attributes']

type Shaped = z.ZodObject<{ attributes: z.ZodObject }>

/**
 * The schemas of attributes, from the contract: `attributes('Container', 'pickup_lfd')`. A name that the contract no
 * longer has does not compile.
 */
export const attributes = <K extends Kind, const Name extends keyof AttributesOf<K> & string>(
  kind: K,
  ...names: Name[]
) => {
  const { shape } = (kinds[kind] as unknown as Shaped).shape.attributes
  const missing = names.filter((name) => !(name in shape))
  if (missing.length > 0) throw new Error(`The contract has no ${missing.join(', ')} of ${kind}`)
  return Object.fromEntries(names.map((name) => [name, shape[name]])) as {
    [One in Name]: z.ZodType<AttributesOf<K>[One]>
  }
}

/** The known values of an extensible enumeration, complete by its type. */
export type Known<Value> = Value extends string ? (string extends Value ? never : Value) : never

const statuses: Record<Known<Schemas['Container']['attributes']['current_status']>, true> = {
  new: true,
  on_ship: true,
  available: true,
  not_available: true,
  grounded: true,
  awaiting_inland_transfer: true,
  on_rail: true,
  picked_up: true,
  off_dock: true,
  delivered: true,
  dropped: true,
  loaded: true,
  empty_returned: true,
}
export const containerStatuses = Object.keys(statuses) as (keyof typeof statuses)[]

const states: Record<Known<Schemas['TrackingRequest']['attributes']['status']>, true> = {
  pending: true,
  awaiting_manifest: true,
  created: true,
  failed: true,
  tracking_stopped: true,
}
export const requestStates = Object.keys(states) as (keyof typeof states)[]

const kindsOfEntries: Record<Known<Schemas['AttentionKind']>, true> = {
  free_time_ended: true,
  free_time_ending: true,
  held: true,
  newly_held: true,
  newly_released: true,
  ready_for_pickup: true,
  arriving_soon: true,
  eta_moved: true,
  not_reported: true,
  source_silent: true,
  source_not_connected: true,
  request_failed: true,
  request_waiting: true,
  empty_return_due: true,
  document_contradicts: true,
  document_offers_value: true,
  sources_contradict: true,
}
export const attentionKinds = Object.keys(kindsOfEntries) as (keyof typeof kindsOfEntries)[]
