import { days, hours, placeAt, terminalSource } from '../draft.ts'
import { vessels } from '../fleet.ts'
import { release, reportedAt } from '../release.ts'
import { sail } from '../sail.ts'
import type { Scenario } from '../scenario.ts'
import type { ActCode } from '../story.ts'
import { after, all, containerCount, happensOnce, shipmentField, status, statusIsNot } from './checks.ts'

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
]
