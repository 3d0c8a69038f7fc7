import type { Scenario } from '../scenario.ts'
import { days, facility, hours, placeAt } from '../story/draft.ts'
import { vessels } from '../story/fleet.ts'
import { placeOf } from '../story/places.ts'
import { railway, release } from '../story/release.ts'
import { sail } from '../story/sail.ts'
import {
  after,
  all,
  containerCount,
  eachContainer,
  happensOnce,
  isTrue,
  neverHappens,
  shipmentField,
  statusIsNot,
  staysNull,
  until,
} from './checks.ts'

const T = 'container.transport.'

const viaBusan = ['CNSHA', 'KRPUS', 'USSEA']

/** Vessels, ports and containers that deviate from the plan, or have another name. */
export const routeFailures: readonly Scenario[] = [
  {
    key: 'pod-stuck-at-hub',
    serial: 32,
    kind: 'failure',
    title: 'The line knows no voyage beyond the hub until the container is loaded there again',
    invariant:
      'the hub changes from port of discharge to transshipment with the second loading: its arrival and discharge are no longer pod fields',
    misreports: ['pod_arrived_at', 'pod_discharged_at'],
    holds: all(
      after('transshipment_load', until('arrival', staysNull('pod_arrived_at', 'pod_discharged_at')), hours(1)),
      after('arrival', shipmentField('port_of_discharge_locode', 'USSEA'), hours(1)),
    ),
    play: (draft) => {
      const voyage = sail(draft, { ports: viaBusan })
      release(draft, voyage)
      const known = draft.reportsOf('transshipment_load', 'ACT')[0]!.fromMs
      for (const name of ['transshipment_departure', 'arrival'])
        for (const report of draft.reportsOf(name).filter(({ classifier }) => classifier !== 'ACT')) {
          if (report.untilMs !== null && report.untilMs <= known) draft.withdraw(report)
          else report.fromMs = Math.max(report.fromMs, known)
        }
    },
  },
  {
    key: 'terminal-flips',
    serial: 33,
    kind: 'failure',
    title: 'The line names one terminal of the port of discharge, then another, and back, twice',
    invariant:
      'the holds and dates served are those of the terminal where the container is, in the end and while it is there',
    holds: after(
      'available',
      until(
        'full_out',
        eachContainer((_container, _seen, fieldOf) =>
          fieldOf('pickup_lfd') === null ? 'the last free day of its terminal is not served' : null,
        ),
      ),
      hours(2),
    ),
    play: (draft) => {
      const voyage = sail(draft, { ports: ['CNSHA', 'USLAX'] })
      release(draft, voyage)
      const other = facility('USLAX', 'ETS').terminal
      const [estimate] = draft.reportsOf('arrival', 'EST')
      const until = draft.reportsOf('arrival', 'ACT')[0]!.fromMs
      draft.withdraw(...draft.reportsOf('arrival', 'EST'))
      const turns = [other, voyage.pod.terminal, other, voyage.pod.terminal]
      for (const [index, terminal] of turns.entries()) {
        const from = estimate!.fromMs + days(index)
        draft.report(estimate!.act, from, {
          classifier: 'EST',
          reportedMs: estimate!.reportedMs,
          terminal,
          untilMs: index === turns.length - 1 ? until : from + days(1),
        })
      }
    },
  },
  {
    key: 'several-lines',
    serial: 39,
    kind: 'failure',
    title: 'One booking, two lines: the second leg is reported by both, each under its own bill',
    invariant: 'one shipment, one container, each milestone once, under the bill of the line that is polled',
    trackBy: 'booking',
    holds: all(
      containerCount(1),
      happensOnce(`${T}vessel_loaded`, `${T}transshipment_loaded`, `${T}vessel_discharged`, `${T}vessel_arrived`),
    ),
    misreports: ['pod_arrived_at', 'pod_discharged_at'],
    play: (draft) => {
      const voyage = sail(draft, { ports: viaBusan })
      release(draft, voyage)
      for (const name of ['transshipment_load', 'transshipment_departure', 'arrival', 'discharge'])
        for (const report of draft.reportsOf(name, 'ACT'))
          draft.report(report.act, report.fromMs + hours(3), {
            reportedMs: report.reportedMs + 60_000,
            partnerBill: 'ZZPB39000',
          })
    },
  },
  {
    key: 'nearby-city',
    serial: 40,
    kind: 'failure',
    title: 'The line writes Wilmington for the discharge and a city name for the gate-out, both at Los Angeles',
    invariant: 'the port of discharge stays Los Angeles, and the container is discharged and picked up there once',
    holds: all(
      shipmentField('port_of_discharge_locode', 'USLAX'),
      happensOnce(`${T}vessel_discharged`, `${T}full_out`),
      neverHappens(`${T}transshipment_discharged`),
    ),
    play: (draft) => {
      release(draft, sail(draft, { ports: ['CNSHA', 'USLAX'] }))
      for (const report of draft.reportsOf('discharge', 'ACT')) report.place = placeOf('USWTN')
      for (const report of draft.reportsOf('full_out', 'ACT')) report.placeName = 'Los Angeles, CA, United States'
    },
  },
  {
    key: 'rollover',
    serial: 41,
    kind: 'failure',
    title: 'The container misses its vessel and goes with the next, a week later',
    invariant:
      'the sailing of the missed vessel does not apply to the container: no departure before its own vessel sails',
    holds: all(
      until('departure', all(staysNull('pol_vessel_departed_at'), neverHappens(`${T}vessel_departed`))),
      happensOnce(`${T}vessel_loaded`, `${T}vessel_departed`),
    ),
    play: (draft) => {
      const voyage = sail(draft, { ports: ['CNYTN', 'USLGB'], startsMs: 0 })
      release(draft, voyage)
      const [own] = voyage.sailings
      const missed = { vessel: vessels.find((vessel) => vessel !== own!.vessel)!, voyage: '077E' }
      const rolledMs = draft.act('load').atMs - hours(8)
      // Until then the plan names the other vessel, a week earlier; the container was too late for it.
      for (const name of ['departure', 'arrival'])
        for (const report of draft.reportsOf(name).filter(({ classifier }) => classifier !== 'ACT')) {
          if (report.fromMs >= rolledMs) continue
          report.sailing = missed
          report.reportedMs -= hours(30)
          if (report.untilMs === null || report.untilMs > rolledMs) {
            draft.report(report.act, rolledMs, {
              classifier: 'EST',
              reportedMs: report.act.atMs,
              untilMs: report.untilMs,
            })
            report.untilMs = rolledMs
          }
        }
      // And the other vessel's sailing stays in the responses.
      const load = draft.act('load')
      const sailed = draft.add({
        ...draft.act('departure'),
        name: 'missed_departure',
        atMs: load.atMs - hours(30),
        sailing: missed,
      })
      draft.report(sailed, draft.reportsOf('load', 'ACT')[0]!.fromMs + hours(1))
    },
  },
  {
    key: 'port-omission',
    serial: 42,
    kind: 'failure',
    title: 'The vessel skips Oakland and discharges at Los Angeles',
    invariant:
      'the port of discharge becomes Los Angeles when the line reports it, and nothing ever happened at Oakland',
    holds: all(after('arrival', shipmentField('port_of_discharge_locode', 'USLAX'), hours(1)), (seen) => {
      const there = seen.events.find(({ event, location }) => location === 'USOAK' && !event.includes('estimated'))
      return there ? `${there.event} at Oakland` : null
    }),
    play: (draft) => {
      const voyage = sail(draft, { ports: ['KRPUS', 'USLAX'] })
      release(draft, voyage)
      const oakland = placeOf('USOAK')
      const omittedMs = voyage.arrival.atMs - days(3)
      draft.moment({ name: 'omission', atMs: omittedMs, source: 'line:TEST' })
      for (const report of draft.reportsOf('arrival').filter(({ classifier }) => classifier !== 'ACT')) {
        if (report.fromMs >= omittedMs) continue
        report.place = oakland
        if (report.untilMs === null || report.untilMs > omittedMs) {
          draft.report(report.act, omittedMs, {
            classifier: 'EST',
            reportedMs: report.reportedMs,
            untilMs: report.untilMs,
          })
          report.untilMs = omittedMs
        }
      }
      for (const step of draft.feedOf('manifested')) step.fromMs = Math.max(step.fromMs, omittedMs + hours(4))
    },
  },
  {
    key: 'reused-box',
    serial: 43,
    kind: 'failure',
    title:
      'The container sails again under another bill while its old journey is still open: its return was never reported',
    invariant: 'the new journey never changes the fields of the old one',
    trackBy: 'container',
    trackFromDays: 6,
    unreported: ['empty_terminated_at'],
    holds: all(
      containerCount(1),
      happensOnce(`${T}vessel_loaded`, `${T}vessel_arrived`, `${T}full_out`),
      shipmentField('port_of_lading_locode', null, 'CNSHA'),
      ({ shipment }) => (shipment?.normalized_number === 'QXLATER' ? 'the bill is that of the new journey' : null),
    ),
    play: (draft) => {
      release(draft, sail(draft, { ports: ['CNSHA', 'USLAX'] }))
      draft.withdraw(...draft.reportsOf('empty_return'))
      const old = { ...draft.story.truth[0]! }
      const outMs = draft.act('full_out').atMs
      const before = [...draft.story.reports]
      sail(draft, { ports: ['USSAV', 'DEBRV'], startsMs: outMs + days(12) })
      for (const report of draft.story.reports.filter((one) => !before.includes(one))) report.otherBill = 'QXLATER'
      draft.story.truth[0] = old
    },
  },
  {
    key: 'abandoned-plans',
    serial: 53,
    kind: 'failure',
    title: 'The line never removes the plans of an abandoned routing: a call at Ningbo on the way to Busan',
    invariant: 'Ningbo is not a port of the journey: nothing happens there, and Busan stays the only transshipment',
    holds: all(
      happensOnce(`${T}transshipment_arrived`, `${T}transshipment_discharged`, `${T}transshipment_loaded`),
      shipmentField('port_of_lading_locode', null, 'CNSHA'),
      shipmentField('port_of_discharge_locode', null, 'USSEA'),
      (seen) => {
        const there = seen.events.find(({ event, location }) => location === 'CNNGB' && !event.includes('estimated'))
        return there ? `${there.event} at Ningbo` : null
      },
    ),
    play: (draft) => {
      const voyage = sail(draft, { ports: viaBusan })
      release(draft, voyage)
      const ningbo = placeAt('CNNGB')
      const departed = draft.act('departure')
      const plans = [
        ['ARRI', 18, null],
        ['DISC', 26, 0],
        ['LOAD', 30, 0],
        ['DEPA', 38, null],
      ] as const
      for (const [code, after, container] of plans) {
        const atMs = departed.atMs + hours(after)
        const plan = draft.add({
          ...departed,
          ...ningbo,
          name: `given_up_${code.toLowerCase()}`,
          code,
          container,
          atMs,
        })
        draft.report(plan, hours(2), { classifier: 'PLN' })
      }
    },
  },
  {
    key: 'previous-journey',
    serial: 54,
    kind: 'failure',
    title: 'The line’s response about a container includes its previous journey too, under another bill',
    invariant: 'nothing of the previous journey is served: its ports, its dates, its bill',
    trackBy: 'container',
    trackFromDays: 36,
    holds: all(
      containerCount(1),
      shipmentField('port_of_lading_locode', null, 'CNYTN'),
      shipmentField('port_of_discharge_locode', null, 'USLGB'),
      ({ shipment }) =>
        shipment?.normalized_number === 'QXEARLIER' ? 'the bill is that of the previous journey' : null,
    ),
    play: (draft) => {
      const earlier = sail(draft, { ports: ['CNSHA', 'USLAX'] })
      for (const report of draft.story.reports) report.otherBill = 'QXEARLIER'
      draft.story.truth[0] = {}
      release(draft, sail(draft, { ports: ['CNYTN', 'USLGB'], startsMs: earlier.outMs + days(8) }))
    },
  },
  {
    key: 'line-and-railway-disagree',
    serial: 55,
    kind: 'failure',
    title: 'The line reports the arrival at the ramp eighteen hours before the railway does, and keeps its time',
    invariant:
      'the container arrives inland once, and is not available before the railway unloaded it; ind_ata_at and its pickup follow the railway',
    misreports: ['ind_ata_at'],
    holds: all(
      happensOnce(`${T}arrived_at_inland_destination`, `${T}rail_unloaded`, `${T}full_out`),
      isTrue('ind_ata_at'),
      until('rail_unload', statusIsNot('available', 'picked_up')),
      until('full_out', staysNull('final_destination_full_out_at')),
    ),
    play: (draft) => {
      const voyage = sail(draft, { ports: ['CNYTN', 'USLAX'], rail: { to: 'USCHI', by: 'BNSF' } })
      release(draft, voyage)
      railway(draft, voyage, 'BNSF')
      for (const report of draft.reportsOf('rail_arrival', 'ACT')) {
        report.reportedMs -= hours(18)
        report.fromMs -= hours(17)
      }
      for (const report of draft.reportsOf('rail_arrival'))
        if (report.untilMs !== null)
          report.untilMs = Math.min(report.untilMs, draft.act('rail_arrival').atMs - hours(17))
    },
  },
  {
    key: 'stamps-without-events',
    serial: 58,
    kind: 'failure',
    line: 'QXDA',
    title:
      'The line sends no departure and no arrival; the terminal’s snapshot alone stamps the discharge and the pickup',
    invariant: 'discharge and pickup are stamped at their times, and no departure or arrival is invented for them',
    unreported: ['pod_arrived_at', 'pol_vessel_departed_at'],
    holds: all(
      staysNull('pod_arrived_at', 'pol_vessel_departed_at'),
      neverHappens(`${T}vessel_arrived`, `${T}vessel_departed`),
      happensOnce(`${T}vessel_loaded`, `${T}vessel_discharged`, `${T}full_out`),
    ),
    play: (draft) => {
      release(draft, sail(draft, { ports: ['CNSHA', 'USLAX'] }))
      draft.withdraw(...draft.reportsOf('discharge'), ...draft.reportsOf('full_out'))
    },
  },
]
