import { document } from '@boxtrail/protocol/answer/json-api'
import {
  blankScac,
  duplicateNumber,
  duplicateRow,
  impossibleNumber,
  notAContainerNumber,
  notANumber,
  unknownCustomer,
  unknownScac,
} from '@boxtrail/protocol/errors'
import { checkDigitOk, isContainerNumber, normalizeContainerNumber } from '@boxtrail/reference/container-number'
import { normalizeNumber } from '@boxtrail/reference/number'
import { findShapeProblem, findTestNumberProblem, stripLabel } from '@boxtrail/reference/number-shape'
import { operationOf } from '../contract.ts'
import { type Call, givenIn } from '../records/call.ts'
import { scacOf } from '../records/names.ts'
import { find } from '../records/reads.ts'
import { addRecord, change } from '../records/writes.ts'
import { renumbered, UUID, VARIATIONS } from '../world/copies.ts'
import { type Resource, related, relatedOne } from '../world/resource.ts'
import type { World } from '../world/world.ts'
import type { Action } from './action.ts'

interface Tracked {
  number: string
  type: string
  scac: string | null
}

/** The number and the line of a request, or why it cannot be tracked, in the words of the service. */
const readNumber = (given: Record<string, unknown>, world: World): Tracked => {
  const type = given.request_type === 'booking_number' ? 'booking' : String(given.request_type)
  const number = String(given.request_number).trim()
  const bare = stripLabel(number)
  if (type === 'container' && !isContainerNumber(bare)) throw notAContainerNumber()
  const named = String(given.scac ?? '')
    .trim()
    .toUpperCase()
  if (named === '' && given.auto_detect_vocc_scac !== true) throw blankScac()
  const scac = named === '' ? null : scacOf('scac', named, world, { orElse: '' })
  if (scac === '') throw unknownScac(named)
  const problem = type === 'container' ? null : (scac === 'TEST' ? findTestNumberProblem : findShapeProblem)(bare)
  if (problem !== null) throw impossibleNumber(type === 'booking' ? 'a booking' : 'a bill of lading', problem)
  return { number, type, scac }
}

/** Another request with the number that has not ended. */
const refuseDuplicate = ({ number, scac }: Tracked, world: World): void => {
  const open = world
    .all('tracking_request')
    .find(
      ({ attributes: a }) =>
        normalizeNumber(String(a.request_number)) === normalizeNumber(number) &&
        a.scac === scac &&
        ['pending', 'awaiting_manifest', 'created'].includes(String(a.status)),
    )
  if (!open) return
  const shipment = relatedOne(open, 'tracked_object')
  const meta = { tracking_request_id: open.id, status: String(open.attributes.status) }
  throw duplicateNumber(number, scac, shipment ? { ...meta, shipment_id: shipment.id } : meta)
}

const createTrackingRequest: Action = (operation, call) => {
  const { world } = call
  const given = givenIn(call)
  const tracked = readNumber(given.attributes, world)
  const customer = given.relationships?.customer?.data
  if (customer && !world.get(customer)) throw unknownCustomer()
  refuseDuplicate(tracked, world)
  const request = start(operation, call, tracked)
  const answer = document(call, request)
  succeed(request, tracked, world)
  return answer
}

const start = (operation: Parameters<Action>[0], call: Call, { number, type, scac }: Tracked): Resource => {
  const { attributes } = givenIn(call)
  const tags = attributes.tags ?? attributes.shipment_tags ?? []
  const { auto_detect_vocc_scac: _, initial_custom_fields: __, ref_number: one, ...kept } = attributes
  const numbers = [...((kept.ref_numbers as string[] | undefined) ?? []), ...(one === undefined ? [] : [one])]
  return addRecord(
    operation,
    { ...call, body: { data: { ...(call.body as { data: object }).data, attributes: kept } } },
    {
      request_number: number,
      request_type: type,
      scac,
      ref_numbers: numbers,
      tags,
      shipment_tags: tags,
      status: 'pending',
      failed_reason: null,
      action: null,
      is_retrying: false,
      retry_count: 0,
    },
  )
}

/**
 * What the line reports is known directly after the creation: the request of a number that ends with FAILED fails, any
 * other follows a journey of this world under its own number.
 */
const succeed = (request: Resource, { number, type, scac }: Tracked, world: World): void => {
  const failed = /FAILED$/i.test(number)
  if (failed) {
    const changeset = { status: ['pending', 'failed'], failed_reason: [null, 'invalid_number'] }
    const known = world.all('tracking_request').find(({ attributes }) => attributes.status === 'failed')
    const ended = { status: 'failed', failed_reason: 'invalid_number', action: 'fix_number' }
    world.put({ ...change(world, request, ended, {}), ...(known?.meta ? { meta: known.meta } : {}) })
    world.append('tracking_request.failed', request, changeset)
    return
  }
  const shipment = followJourney(number, type, scac, request, world)
  const tracked = { tracked_object: { data: { type: 'shipment', id: shipment.id } } }
  change(world, request, { status: 'created' }, {}, tracked)
  world.append(
    'tracking_request.succeeded',
    request,
    { status: ['pending', 'created'], shipment_id: [null, shipment.id] },
    { shipment: shipment.id },
  )
}

/** A shipment with containers and events as one that the world has, with ids and numbers of its own. */
const followJourney = (
  number: string,
  type: string,
  scac: string | null,
  request: Resource,
  world: World,
): Resource => {
  const shipments = world
    .all('shipment')
    .filter(
      (one) => world.document('getShipmentProvenance', one.id) !== undefined && related(one, 'containers').length > 0,
    )
  const model = shipments[number.length % shipments.length]!
  const containers = related(model, 'containers').flatMap((one) => world.get(one) ?? [])
  const beside = containers.flatMap((one) =>
    ['transport_events', 'raw_events'].flatMap((name) => related(one, name).flatMap((event) => world.get(event) ?? [])),
  )
  const shift = freeShift(containers, world)
  const ids = new Map([model, ...containers, ...beside].map(({ id }) => [id, world.newId()]))
  const own = type === 'container' ? normalizeContainerNumber(number) : undefined
  const rewrite = (json: string): string => {
    const text = renumbered(
      json.replaceAll(UUID, (id) => ids.get(id) ?? id),
      shift,
    )
    const first = renumbered(String(containers[0]?.attributes.number), shift)
    return own === undefined ? text : text.replaceAll(first, own)
  }
  const renamed = (one: Resource): Resource => JSON.parse(rewrite(JSON.stringify(one)))
  for (const one of [model, ...containers]) world.follow(ids.get(one.id)!, one.id, rewrite)
  for (const one of beside) world.put(renamed(one))
  for (const one of containers.map(renamed))
    world.put({ ...one, attributes: { ...one.attributes, ref_numbers: [], ...stamps(world) } })
  const shipment = renamed(model)
  const bill = normalizeNumber(stripLabel(number))
  return world.put({
    ...shipment,
    attributes: {
      ...shipment.attributes,
      ...(type === 'bill_of_lading' ? { bill_of_lading_number: bill, normalized_number: bill } : {}),
      shipping_line_scac: scac ?? shipment.attributes.shipping_line_scac,
      ref_numbers: request.attributes.ref_numbers,
      tags: request.attributes.tags,
      ...stamps(world),
    },
  })
}

/** So many variations further, the numbers of these containers are nobody's. */
const freeShift = (containers: readonly Resource[], world: World): number => {
  const taken = new Set(world.all('container').map(({ attributes }) => attributes.number))
  const numbers = containers.map(({ attributes }) => String(attributes.number))
  const shifts = Array.from({ length: VARIATIONS }, (_, at) => at + 1)
  return shifts.find((shift) => numbers.every((one) => !taken.has(renumbered(one, shift)))) ?? 0
}

const stamps = (world: World) => ({ created_at: world.now(), updated_at: world.now() })

interface Row {
  request_number: string
}

const bulkCreateTrackingRequests: Action = (_, call) => {
  const {
    rows = [],
    dry_run: isDry = false,
    ...shared
  } = givenIn(call).attributes as {
    rows?: Row[]
    dry_run?: boolean
  }
  const seen = new Map<string, number>()
  const results = rows.map((row, at) => {
    const given = { ...shared, ...row }
    try {
      const tracked = readNumber(given, call.world)
      const key = `${tracked.scac} ${normalizeNumber(tracked.number)}`
      const before = seen.get(key)
      if (before !== undefined) throw duplicateRow(before)
      seen.set(key, at)
      refuseDuplicate(tracked, call.world)
      const shown = { row: at, request_number: row.request_number, scac: tracked.scac, starts_at: null, errors: [] }
      if (isDry) return { ...shown, status: 'would_create', tracking_request_id: null }
      const one = { ...call, body: { data: { attributes: given } } }
      const request = start(operationOf('createTrackingRequest'), one, tracked)
      succeed(request, tracked, call.world)
      return { ...shown, status: 'created', tracking_request_id: request.id }
    } catch (error) {
      const { problems = [] } = error as { problems?: { code?: string; source?: { pointer?: string } }[] }
      const errors = problems.map((one) => ({
        ...one,
        source: { pointer: String(one.source?.pointer).replace('/data/attributes', `/data/attributes/rows/${at}`) },
      }))
      const status = problems[0]?.code === 'duplicate' ? 'duplicate' : 'invalid'
      return {
        row: at,
        status,
        request_number: row.request_number,
        scac: null,
        tracking_request_id: null,
        starts_at: null,
        errors,
      }
    }
  })
  const counts = { created: 0, accepted: 0, would_create: 0, duplicate: 0, invalid: 0 }
  for (const { status } of results) counts[status as keyof typeof counts] += 1
  return {
    data: {
      id: call.world.newId(),
      type: 'tracking_request_batch',
      attributes: { dry_run: isDry, counts, results },
    },
  }
}

const inferTrackingNumber: Action = (_, { body, world }) => {
  const number = normalizeNumber(stripLabel(String((body as { number: string }).number)))
  if (!/^(?=\D*\d)[A-Z\d]{4,35}$/.test(number)) throw notANumber()
  const isContainer = isContainerNumber(number)
  const known = world
    .all('tracking_request')
    .find(({ attributes }) => normalizeNumber(String(attributes.request_number)) === number)
  const scac = known?.attributes.scac
  const line = world.all('shipping_line').find(({ attributes }) => attributes.scac === scac)
  const candidate = line && { scac, name: line.attributes.name, confidence: 0.99, rule: 'tracked_before' }
  const passed = isContainer && checkDigitOk(number)
  return {
    data: {
      id: `req_${world.newId()}`,
      type: 'infer_number_results',
      attributes: {
        number_type: isContainer ? 'container' : (known?.attributes.request_type ?? null),
        validation: {
          is_valid: isContainer ? passed : null,
          type: isContainer ? 'container' : 'shipment',
          ...(isContainer ? { check_digit_passed: passed } : {}),
          parsed_number: number,
        },
        shipping_line: candidate
          ? { decision: 'auto_select', selected: candidate, candidates: [candidate] }
          : { decision: 'no_prediction', candidates: [] },
      },
    },
  }
}

const stopShipmentTracking: Action = (operation, call) => setStopped(operation, call, true)
const resumeShipmentTracking: Action = (operation, call) => setStopped(operation, call, false)

/** Repeating it changes nothing. */
const setStopped = (operation: Parameters<Action>[0], call: Call, isStopped: boolean) => {
  const { world } = call
  const shipment = find(operation, call)
  const { line_tracking_stopped_at: before, line_tracking_stopped_reason: reason } = shipment.attributes
  if ((before !== null) === isStopped) return document(call, shipment)
  const stopped = isStopped
    ? { line_tracking_stopped_at: world.now(), line_tracking_stopped_reason: 'cancelled_by_user' }
    : { line_tracking_stopped_at: null, line_tracking_stopped_reason: null }
  const changeset = {
    line_tracking_stopped_at: [before, stopped.line_tracking_stopped_at],
    line_tracking_stopped_reason: [reason, stopped.line_tracking_stopped_reason],
  }
  const user = world.all('user')[0]
  const by = { line_tracking_stopped_by_user: { data: isStopped && user ? { type: 'user', id: user.id } : null } }
  const after = world.put(withoutDue(change(world, shipment, stopped, changeset, by), isStopped))
  for (const one of related(after, 'containers').flatMap((container) => world.get(container) ?? []))
    world.put(withoutDue(one, isStopped))
  for (const request of world.all('tracking_request'))
    if (relatedOne(request, 'tracked_object')?.id === shipment.id) setRequestStopped(request, isStopped, after, world)
  return document(call, after)
}

type Source = { next_due_at: string | null; last_outcome: string | null; problem: object | null }

const FROZEN = { next_due_at: null, last_outcome: null, problem: null }

/** Nobody polls the sources of a stopped shipment. */
const withoutDue = (record: Resource, isStopped: boolean): Resource => {
  const sources = record.meta?.sources as Source[] | undefined
  if (!isStopped || !sources) return record
  return { ...record, meta: { ...record.meta, sources: sources.map((one) => ({ ...one, ...FROZEN })) } }
}

const setRequestStopped = (request: Resource, isStopped: boolean, shipment: Resource, world: World): void => {
  const status = isStopped ? 'tracking_stopped' : 'created'
  const changeset = { status: [request.attributes.status, status] }
  change(world, request, { status }, {})
  const event = isStopped ? 'tracking_request.tracking_stopped' : ''
  world.append(event, request, changeset, { shipment: shipment.id })
}

const refreshContainer: Action = (operation, call) => {
  const { world, params } = call
  const container = world.get({ type: 'container', id: params.id! })
  if (!container) find({ ...operation, record: { type: 'container', isList: false } }, call)
  return { message: 'Refresh started: shipping line.' }
}

export const tracking = {
  createTrackingRequest,
  bulkCreateTrackingRequests,
  inferTrackingNumber,
  stopShipmentTracking,
  resumeShipmentTracking,
  refreshContainer,
}
