import type { Scenario } from '../scenario.ts'
import { days, hours, placeAt, terminalSource } from '../story/draft.ts'
import { vessels } from '../story/fleet.ts'
import { release, reportedAt } from '../story/release.ts'
import { sail } from '../story/sail.ts'
import type { ActCode } from '../story/story.ts'
import {
  after,
  all,
  containerCount,
  eachContainer,
  happensOnce,
  shipmentField,
  status,
  statusIsNot,
  until,
} from './checks.ts'

const T = 'container.transport.'

/** Where one journey of a container ends and whether another begins. */
export const hardJourneys: readonly Scenario[] = [
  {
    key: 'street-turn',
    serial: 102,
    kind: 'failure',
    title: 'The consignee hands the empty container to another shipper, who fills it and brings it back to the port',
    invariant: 'the import stays picked up: the gate-in and the voyage of the export are no part of it',
    trackBy: 'container',
    trackFromDays: 6,
    unreported: ['empty_terminated_at'],
    holds: all(
      containerCount(1),
      happensOnce(`${T}full_in`, `${T}vessel_loaded`, `${T}vessel_arrived`, `${T}full_out`),
      shipmentField('port_of_lading_locode', null, 'CNSHA'),
      shipmentField('port_of_discharge_locode', null, 'USLAX'),
      after('export_gate_in', status('picked_up'), hours(1)),
    ),
    play: (draft) => {
      const voyage = sail(draft, { ports: ['CNSHA', 'USLAX'] })
      release(draft, voyage)
      draft.withdraw(...draft.reportsOf('empty_return'))
      const { outMs, pod } = voyage
      const gateIn = { ...draft.act('gate_in'), ...pod, name: 'export_gate_in', atMs: outMs + days(5) }
      const exported = { vessel: vessels.find((vessel) => vessel !== voyage.sailings[0]!.vessel)!, voyage: '311W' }
      const acts = [
        gateIn,
        { ...draft.act('load'), ...pod, name: 'export_load', atMs: outMs + days(8), sailing: exported },
        { ...draft.act('departure'), ...pod, name: 'export_departure', atMs: outMs + days(8.5), sailing: exported },
        {
          ...draft.act('arrival'),
          ...placeAt('CNSHA'),
          name: 'export_arrival',
          atMs: outMs + days(22),
          sailing: exported,
        },
      ]
      for (const act of acts) draft.report(draft.add(act), act.atMs + hours(1), { otherBill: 'QXEXPORT' })
      draft.feed({
        at: pod,
        source: terminalSource(pod),
        name: 'export_gate_in',
        fromMs: gateIn.atMs + hours(0.5),
        event: { event: 'gate_in', classifier: 'actual', at: reportedAt(gateIn.atMs), mode: 'truck', laden: true },
      })
    },
  },
  {
    key: 'empty-repositioned',
    serial: 103,
    kind: 'failure',
    title: 'The empty container is shipped back to Ningbo, and the bill is tracked only then',
    invariant: 'the import is shown finished: the voyage of the empty container is no part of it',
    trackFromDays: 40,
    holds: all(
      shipmentField('port_of_lading_locode', null, 'CNSHA'),
      shipmentField('port_of_discharge_locode', null, 'USLAX'),
      statusIsNot('on_ship', 'new'),
      happensOnce(`${T}vessel_loaded`, `${T}vessel_departed`, `${T}vessel_arrived`),
    ),
    play: (draft) => {
      const voyage = sail(draft, { ports: ['CNSHA', 'USLAX'] })
      release(draft, voyage)
      const sailing = { vessel: vessels.find((vessel) => vessel !== voyage.sailings[0]!.vessel)!, voyage: '402W' }
      const returnedMs = draft.act('empty_return').atMs
      const moves: [string, ActCode, number, boolean][] = [
        ['empty_load', 'LOAD', 6, true],
        ['empty_departure', 'DEPA', 6.5, true],
        ['empty_arrival', 'ARRI', 21, false],
        ['empty_discharge', 'DISC', 21.5, false],
      ]
      for (const [name, code, afterDays, isOutward] of moves) {
        const act = draft.add({
          ...draft.act(code === 'LOAD' || code === 'DISC' ? 'load' : 'departure'),
          ...(isOutward ? voyage.pod : placeAt('CNNGB')),
          name,
          code,
          atMs: returnedMs + days(afterDays),
          laden: false,
          sailing,
        })
        draft.report(act, act.atMs + hours(1))
      }
    },
  },
  {
    key: 'container-replaced',
    serial: 104,
    kind: 'failure',
    title:
      'The first container turns out damaged at the port: the line names another one instead, and the first no more',
    invariant: 'the first container receives no events of the vessel, and the shipment ends with the second',
    containers: 2,
    ends: 'all_containers_terminated',
    holds: all(
      eachContainer((_container, _seen, fieldOf, index) =>
        index === 0 && (fieldOf('pol_vessel_departed_at') ?? fieldOf('pod_arrived_at')) !== null
          ? 'it is on the vessel'
          : null,
      ),
      after('replaced', shipmentField('port_of_lading_locode', 'CNSHA'), hours(1)),
    ),
    play: (draft) => {
      const voyage = sail(draft, { ports: ['CNSHA', 'USLAX'], containers: [1] })
      release(draft, voyage)
      const replacedMs = draft.act('gate_in').atMs + hours(18)
      draft.moment({ name: 'replaced', atMs: replacedMs, source: 'line:TEST' })
      for (const [name, field] of [
        ['empty_out', 'empty_out_at'],
        ['gate_in', 'pol_full_in_at'],
      ] as const) {
        const [second] = draft.reportsOf(name)
        second!.fromMs = replacedMs
        const first = draft.add({ ...draft.act(name), container: 0 })
        draft.report(first, first.atMs + hours(0.5), { untilMs: replacedMs })
        draft.happened(field, first)
      }
    },
  },
  {
    key: 'partial-rollover',
    serial: 105,
    kind: 'failure',
    title: 'Two of three containers sail; the third waits at the port for a vessel a week later',
    invariant: 'the plans of the later vessel change nothing for those that sailed, and the bill follows them',
    containers: 3,
    holds: all(
      happensOnce(`${T}vessel_loaded`, `${T}vessel_departed`, `${T}vessel_arrived`),
      after(
        'departure',
        until('arrival', (seen, { truth }) => {
          const etaMs = Date.parse(String(seen.shipment?.pod_eta_at))
          const trueMs = seen.beganMs + truth[0]!.pod_arrived_at!
          return Math.abs(etaMs - trueMs) < days(1) ? null : `pod_eta_at is ${String(seen.shipment?.pod_eta_at)}`
        }),
        hours(1),
      ),
    ),
    play: (draft) => {
      release(draft, sail(draft, { ports: ['CNSHA', 'USLAX'], containers: [0, 1] }))
      const rolled = sail(draft, { ports: ['CNSHA', 'USLAX'], containers: [2], startsMs: days(7) })
      release(draft, rolled)
      for (const [name, field] of [
        ['empty_out', 'empty_out_at'],
        ['gate_in', 'pol_full_in_at'],
      ] as const) {
        const act = draft.act(name, 2)
        act.atMs -= days(6)
        for (const report of draft.reportsOf(name).filter((one) => one.act === act)) {
          report.fromMs -= days(6)
          report.reportedMs -= days(6)
        }
        draft.story.truth[2]![field] = act.atMs
      }
    },
  },
]
