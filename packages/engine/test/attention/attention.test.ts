import fc from 'fast-check'
import { expect, test } from 'vitest'
import { attentionTo } from '../../src/attention/attention.ts'
import { type Attended, type AttendedContainer, defaultAttentionSettings } from '../../src/attention/entry/attended.ts'
import { entryId } from '../../src/attention/entry/entry.ts'
import { dayIn } from '../../src/charges/days.ts'
import { hasLeft } from '../../src/explain/explained-container.ts'
import { readiness } from '../../src/lifecycle/readiness.ts'
import type { ContainerFields, SourcedClaim } from '../../src/project/types/projection.ts'
import { formatInstant } from '../../src/time.ts'

const NOW = Date.parse('2026-11-26T05:00:00Z')
const HOUR = 3_600_000
const DAY = 24 * HOUR

const claimOf = (field: string, firstSeenMs: number): SourcedClaim =>
  ({
    id: field,
    source: { id: 'terminal:X', kind: 'terminal', name: 'X Terminal', scac: null },
    statement: { says: 'fact', field, container: 'BXTU0000011', value: null },
    firstReport: `report of ${field}`,
    firstSeenMs,
    closedMs: null,
  }) as unknown as SourcedClaim

const around = fc.integer({ min: -10 * DAY, max: 10 * DAY }).map((ms) => formatInstant(NOW + ms))
const past = fc.integer({ min: -10 * DAY, max: -HOUR }).map((ms) => formatInstant(NOW + ms))
const zone = fc.constantFrom('America/Los_Angeles', 'Asia/Tokyo', null)
const hold = fc.record({
  name: fc.constantFrom('customs', 'freight', 'other'),
  status: fc.constantFrom('hold', 'pending'),
  description: fc.constant(''),
})

/** A poll of the bill (null), of its container, or of a container that the bill no longer has. */
const polled = fc.record({
  container: fc.constantFrom(null, 'BXTU0000011', 'BXTU0000027'),
  answeredMs: fc.constantFrom(20, 40, 90).map((hours) => NOW - hours * HOUR),
})

/** A container that has been discharged or is at sea, with anything that may be reported about it. */
const attended = fc
  .record({
    zone,
    landedAt: fc.option(past, { nil: null }),
    outAt: fc.option(past, { nil: null }),
    backAt: fc.option(past, { nil: null }),
    lastFreeDay: fc.option(around, { nil: null }),
    available: fc.constantFrom(true, false, null),
    holds: fc.option(fc.array(hold, { maxLength: 3 }), { nil: null }),
    etaAt: fc.option(around, { nil: null }),
    polled: fc.array(polled, { maxLength: 4 }),
    pushed: fc.array(polled, { maxLength: 2 }),
  })
  .map(({ zone, landedAt, outAt, backAt, lastFreeDay, available, holds, etaAt, polled, pushed }): Attended => {
    const left = landedAt === null ? null : outAt
    const returned = left === null ? null : backAt
    const status =
      landedAt === null
        ? 'on_ship'
        : returned
          ? 'empty_returned'
          : left
            ? 'picked_up'
            : available
              ? 'available'
              : 'grounded'
    const fields = {
      current_status: status,
      availability_known: available !== null,
      available_for_pickup: available,
      holds_at_pod_terminal: holds ?? [],
      fees_at_pod_terminal: [],
      pickup_lfd_terminal: lastFreeDay,
      pod_discharged_at: landedAt,
      pod_arrived_at: landedAt,
      pod_full_out_at: left,
      empty_terminated_at: returned,
      pod_timezone: zone,
      final_destination_timezone: null,
      final_destination_full_out_at: null,
      ind_ata_at: null,
      ind_rail_unloaded_at: null,
      // Any time will do.
      pickup_appointment_at: etaAt,
      equipment_length: 40,
      equipment_type: 'dry',
    } as unknown as ContainerFields
    const shown = Object.entries(fields).filter(([name, value]) =>
      name === 'holds_at_pod_terminal' ? holds !== null : value !== null,
    )
    const provenance = Object.fromEntries(
      shown.map(([name]) => [name, { set_by: claimOf(name, NOW - 11 * DAY), outranked: [] }]),
    )
    const day = lastFreeDay && dayIn(Date.parse(lastFreeDay), zone)
    const because = [{ detail: '', source: 'terminal:X', report_id: 'report of pickup_lfd_terminal' }]
    const clock = {
      charge: 'storage' as const,
      starts_at: landedAt,
      ended_at: left,
      last_free_day: day,
      is_calculated: false,
    }
    const shipment = {
      port_of_discharge_locode: 'USLAX',
      port_of_discharge_name: 'Los Angeles',
      pod_eta_at: etaAt,
      pod_ata_at: landedAt,
      pod_timezone: zone,
      pol_atd_at: '2026-11-01T00:00:00Z',
      destination_eta_at: null,
      destination_ata_at: null,
    } as never
    const container = {
      id: 'container',
      number: 'BXTU0000011',
      fields,
      meta: {
        pickup: readiness({
          available_for_pickup: available,
          holds: holds ?? [],
          pickedUp: left !== null,
          returned: returned !== null,
        }),
        ...(day
          ? {
              free_time: {
                ends_on: left ? null : day,
                locode: 'USLAX',
                timezone: zone,
                clocks: [{ ...clock, because }],
              },
            }
          : {}),
      },
      shipment,
      events: [],
      provenance,
      presence: { leg: 'port', sinceMs: null },
      contradictions: [],
      podTerminal: 'X Terminal',
      pickupFacility: null,
      stoppedMs: null,
      nowMs: NOW,
    } as unknown as AttendedContainer
    return {
      nowMs: NOW,
      settings: defaultAttentionSettings,
      request: { id: 'request', number: 'B1', status: 'created', sinceMs: NOW - 30 * DAY, next: null },
      line: { scac: 'TEST', name: 'Test Line' },
      shipment: {
        id: 'shipment',
        number: 'B1',
        fields: shipment,
        provenance: etaAt ? { pod_eta_at: { set_by: claimOf('pod_eta_at', NOW - 11 * DAY), outranked: [] } } : {},
      },
      containers: [container],
      sources: polled.map((check) => ({
        ...claimOf('x', 0).source,
        isConnected: true,
        outcome: 'unreachable',
        wantedSinceMs: NOW - 9 * DAY,
        everyMs: HOUR,
        ...check,
      })),
      feeds: pushed.map(({ container, answeredMs }) => ({
        ...claimOf('x', 0).source,
        container,
        outcome: 'ok',
        silence: {
          source: { id: 'terminal:X', kind: 'terminal', name: 'X Terminal' },
          since: formatInstant(answeredMs - DAY),
          last_answered_at: formatInstant(answeredMs - DAY),
          cadence: { every_s: 3_600, basis: 'stated', cases: null },
          shipments: 1,
          containers: 1,
          noticed_at: formatInstant(answeredMs),
          ended_at: null,
          ended_because: null,
        },
      })),
      claims: [],
      before: null,
      documents: [],
      resolveFacility: () => null,
      tariffs: [],
    }
  })

const at = (one: Attended, nowMs: number): Attended => ({
  ...one,
  nowMs,
  containers: one.containers.map((container) => ({ ...container, nowMs })),
})

test('until the time that is named, the same record gives the same entries', () => {
  fc.assert(
    fc.property(attended, fc.double({ min: 0, max: 0.999, noNaN: true }), (one, part) => {
      const { entries, nextAtMs } = attentionTo(one)
      const endMs = nextAtMs ?? NOW + 60 * DAY
      expect(endMs).toBeGreaterThan(NOW)
      expect(attentionTo(at(one, Math.floor(NOW + (endMs - NOW) * part))).entries).toEqual(entries)
    }),
  )
})

test('each entry has evidence, an id of its own, and began before now', () => {
  fc.assert(
    fc.property(attended, (one) => {
      const { entries } = attentionTo(one)
      const ids = entries.map((entry) => entryId('account', entry))
      expect(new Set(ids).size).toBe(ids.length)
      for (const { evidence, since } of entries) {
        expect(evidence.length).toBeGreaterThan(0)
        expect(Date.parse(since)).toBeLessThanOrEqual(NOW)
      }
    }),
  )
})

test('what is unknown is neither reported as none nor given as a cause', () => {
  fc.assert(
    fc.property(attended, (one) => {
      const [container] = one.containers
      const { entries } = attentionTo(one)
      const kinds = new Set(entries.map(({ kind }) => kind))
      if (container!.fields.available_for_pickup === null) expect(kinds).not.toContain('ready_for_pickup')
      if (!container!.provenance.holds_at_pod_terminal)
        for (const kind of ['held', 'newly_released']) expect(kinds).not.toContain(kind)
      if (!container!.meta.free_time)
        for (const kind of ['free_time_ended', 'free_time_ending']) expect(kinds).not.toContain(kind)
      for (const { money } of entries) for (const { amount_so_far } of money ?? []) expect(amount_so_far).not.toBe(0)
    }),
  )
})

test('free time has ended only when its day at the place is over, and never of a container that has left', () => {
  fc.assert(
    fc.property(attended, (one) => {
      const [container] = one.containers
      const { ends_on = null, timezone = null } = container!.meta.free_time ?? {}
      for (const { kind } of attentionTo(one).entries) {
        if (kind === 'free_time_ended') expect(ends_on! < dayIn(NOW, timezone)).toBe(true)
        if (kind === 'free_time_ending') expect(ends_on! >= dayIn(NOW, timezone)).toBe(true)
        if (kind.startsWith('free_time') || kind === 'held') expect(hasLeft(container!)).toBe(false)
        if (kind === 'empty_return_due') expect(container!.fields.empty_terminated_at).toBeNull()
      }
    }),
  )
})

test('a request that failed is raised for thirty days', () => {
  const [one] = fc.sample(attended, 1)
  const request = { id: 'r', number: 'B1', status: 'failed' as const, sinceMs: NOW, next: null }
  const failed = { ...one!, shipment: null, containers: [], sources: [], feeds: [], request }
  const found = attentionTo(failed)
  expect(found.entries.map(({ kind }) => kind)).toEqual(['request_failed'])
  expect(found.nextAtMs).toBe(NOW + 30 * DAY)
  expect(attentionTo({ ...failed, nowMs: NOW + 30 * DAY })).toEqual({ entries: [], nextAtMs: null })
})

const told = (one: Attended, nowMs: number) =>
  attentionTo(at(one, nowMs)).entries.flatMap(({ kind, title, what_to_do }) =>
    kind === 'ready_for_pickup' ? what_to_do : kind === 'eta_moved' ? title : [],
  )

test('what was booked or expected on a day becomes an entry once that day is over at the place', () => {
  const [one] = fc.sample(attended, { seed: 1, numRuns: 1 })
  const [container] = one!.containers
  const shipment = { ...container!.shipment, pod_timezone: 'Asia/Tokyo', pod_eta_at: '2026-11-26T03:00:00Z' }
  const fields = { ...container!.fields, available_for_pickup: true, pod_timezone: 'Asia/Tokyo', pod_full_out_at: null }
  const provenance = { available_for_pickup: { set_by: claimOf('available_for_pickup', NOW), outranked: [] } }
  const free = { ...fields, current_status: 'available' as const, empty_terminated_at: null, pod_arrived_at: null }
  const booked = { ...free, pod_discharged_at: null, pickup_appointment_at: '2026-11-26T03:00:00Z' }
  const ready = { available: true, ready: true, blocking: [] }
  const of = (more: object) => ({ ...container!, meta: { pickup: ready }, provenance, shipment, ...more })
  const pod_eta_at = { set_by: claimOf('pod_eta_at', NOW), outranked: [] }
  const before = {
    containers: [],
    shipment: { ...one!.shipment!, fields: { ...shipment, pod_eta_at: '2026-11-29T03:00:00Z' } },
  }
  const expected = { ...one!.shipment!, fields: { ...shipment, pod_ata_at: null }, provenance: { pod_eta_at } }
  const both = { ...one!, before, shipment: expected, containers: [of({ fields: booked })], documents: [] } as never
  const lastMs = Date.parse('2026-11-26T14:59:59Z')
  expect(told(both, lastMs)).toEqual([
    'Pick it up: an appointment is booked on 26 November 2026.',
    'BXTU0000011 is expected at Los Angeles on 26 November 2026, 3 days earlier than a day ago.',
  ])
  expect(told(both, lastMs + 1_000)).toEqual([
    'Pick it up, with another appointment where one is needed: the one of 26 November 2026 has passed.',
    'BXTU0000011 was expected at Los Angeles on 26 November 2026, 3 days earlier than a day ago.',
  ])
})
