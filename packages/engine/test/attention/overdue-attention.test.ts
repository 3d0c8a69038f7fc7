import { expect, test } from 'vitest'
import { attentionTo } from '../../src/attention/attention.ts'
import { type Attended, type AttendedContainer, defaultAttentionSettings } from '../../src/attention/entry/attended.ts'
import type { ExpectedMilestone } from '../../src/expected/expected.ts'
import { dueMilestoneNames } from '../../src/expected/milestones.ts'
import { readiness } from '../../src/lifecycle/readiness.ts'
import { containerFieldNames, shipmentFieldNames } from '../../src/project/types/field-names.ts'
import type { ContainerFields } from '../../src/project/types/projection.ts'
import { formatInstant } from '../../src/time.ts'

const NOW = Date.parse('2026-11-26T05:00:00Z')
const DAY = 86_400_000
const ago = (days: number) => formatInstant(NOW - days * DAY)
const source = { id: 'line:TEST', kind: 'line', name: 'Test Line', scac: 'TEST' } as const
const setBy = { source, firstSeenMs: NOW - 30 * DAY, statement: {}, closedMs: null }

/** What has been reported before a milestone is due. */
const before: Record<string, Partial<ContainerFields>> = {
  departure: {},
  arrival: { pol_vessel_departed_at: ago(40) },
  discharge: { pod_arrived_at: ago(12) },
  rail_departure: { pod_discharged_at: ago(12) },
  inland_arrival: { pod_discharged_at: ago(22), pod_rail_departed_at: ago(12) },
  release: { pod_discharged_at: ago(12), available_for_pickup: false, availability_known: true },
  gate_out: { pod_discharged_at: ago(25) },
  empty_return: { pod_discharged_at: ago(45), pod_full_out_at: ago(40) },
}

const estimateOf = (kind: string) => ({
  ...setBy,
  statement: { says: 'milestone', kind, classifier: 'estimated', time: { at: ago(9), precision: 'minute' } },
})

const nothingOf = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, null]))

const attended = (milestone: string, basis: string, fields: Partial<ContainerFields>): Attended => {
  const due = {
    milestone,
    basis,
    place: 'USLAX',
    due_from: ago(9),
    due_until: ago(2),
    stated_by: source.id,
    overdue: true,
  }
  const shipment = {
    ...nothingOf(shipmentFieldNames),
    port_of_discharge_locode: 'USLAX',
    port_of_discharge_name: 'Los Angeles',
    pod_timezone: null,
  }
  const container = {
    id: 'container',
    number: 'BXTU0000011',
    fields: {
      ...nothingOf(containerFieldNames),
      current_status: 'new',
      holds_at_pod_terminal: [],
      fees_at_pod_terminal: [],
      ...fields,
    },
    meta: {
      expected: [due as ExpectedMilestone],
      pickup: readiness({ available_for_pickup: null, holds: [], pickedUp: false, returned: false }),
    },
    shipment,
    events: [],
    provenance: Object.fromEntries(Object.keys(fields).map((name) => [name, { set_by: setBy, outranked: [] }])),
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
    request: { id: 'request', number: 'B1', status: 'created', sinceMs: NOW - 60 * DAY, next: null },
    line: { scac: 'TEST', name: 'Test Line' },
    shipment: { id: 'shipment', number: 'B1', fields: shipment, provenance: {} } as never,
    containers: [container],
    sources: [],
    feeds: [],
    claims: ['depart', 'arrive'].map(estimateOf) as never,
    before: null,
    documents: [],
    resolveFacility: () => null,
    tariffs: [],
  }
}

const bases: Record<string, readonly string[]> = {
  departure: ['plan', 'estimate'],
  arrival: ['plan', 'estimate', 'history'],
  discharge: ['rule', 'estimate'],
  rail_departure: ['history'],
  inland_arrival: ['plan', 'estimate', 'history'],
  release: ['rule', 'history'],
  gate_out: ['rule', 'history'],
  empty_return: ['rule', 'history'],
}

test.each(dueMilestoneNames.flatMap((name) => bases[name]!.map((basis) => [name, basis] as const)))(
  'a %s that is overdue by its %s needs attention, with what it rests on',
  (milestone, basis) => {
    const reported = milestone === 'discharge' && basis === 'estimate' ? {} : before[milestone]!
    const { entries } = attentionTo(attended(milestone, basis, reported))
    const said = entries.filter(({ kind }) => kind === 'not_reported')
    expect(said.map(({ since, container_id }) => [since, container_id])).toEqual([[ago(2), 'container']])
    expect(said[0]!.title).toContain('BXTU0000011')
    expect(said[0]!.evidence).not.toEqual([])
  },
)

test('a release that a hold prevents is listed as held', () => {
  const hold = { name: 'customs', status: 'hold', description: '' }
  const fields = { ...before.release, holds_at_pod_terminal: [hold] } as never
  const { entries } = attentionTo(attended('release', 'rule', fields))
  expect(entries.map(({ kind }) => kind)).toEqual(['held'])
})

test('the late arrival of a shipment needs attention once its container is overdue too, by a later estimate', () => {
  const saidWith = (until: string) => {
    const all = attended('arrival', 'estimate', before.arrival!)
    Object.assign(all.shipment!.fields, { pod_eta_at: ago(9) })
    Object.assign(all.shipment!.provenance, { pod_eta_at: { set_by: setBy, outranked: [] } })
    all.containers[0]!.meta.expected![0]!.due_until = until
    return attentionTo(all).entries.flatMap(({ kind, about, since }) =>
      kind === 'not_reported' ? [[about, since]] : [],
    )
  }
  expect(saidWith(ago(8))).toEqual([['arrival pod', ago(8)]])
  expect(saidWith(ago(2))).toEqual([['arrival pod', ago(2)]])
  expect(saidWith(ago(-1))).toEqual([])
})
