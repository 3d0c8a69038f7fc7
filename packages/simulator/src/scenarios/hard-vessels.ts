import type { Check, Scenario } from '../scenario.ts'
import { type Draft, days, hours, placeAt, terminalSource } from '../story/draft.ts'
import { type Sailing, vessels } from '../story/fleet.ts'
import { railway, release, reportedAt } from '../story/release.ts'
import { sail, type Voyage } from '../story/sail.ts'
import type { Act } from '../story/story.ts'
import {
  after,
  all,
  eachContainer,
  happensOnce,
  inOrder,
  neverHappens,
  shipmentField,
  statusIsNot,
  until,
} from './checks.ts'

const T = 'container.transport.'
const toChicago = {
  ports: ['CNYTN', 'USLAX'],
  rail: { to: 'USCHI', by: 'BNSF' },
}

const hasEstimate: Check = ({ shipment }) => (shipment?.pod_eta_at ? null : 'there is no estimate of the arrival')

/** Vessels that are read wrongly: restows, names, and calls out of order. */
export const hardVessels: readonly Scenario[] = [
  {
    key: 'restow',
    serial: 100,
    kind: 'failure',
    title: 'Lifted off its vessel at Busan and put back on, under another voyage number',
    invariant: 'the port of discharge and its estimate stay, and nothing is discharged before Los Angeles',
    holds: all(
      after('departure', shipmentField('port_of_discharge_locode', 'USLAX'), hours(1)),
      after('departure', until('arrival', hasEstimate), hours(1)),
      happensOnce(`${T}vessel_loaded`, `${T}vessel_arrived`, `${T}vessel_discharged`),
      (seen) => {
        const there = seen.events.find(
          ({ event, location }) => event === `${T}vessel_discharged` && location !== 'USLAX',
        )
        return there ? `it is discharged at ${there.location}` : null
      },
    ),
    play: (draft) => {
      const voyage = railAndPort(draft)
      const [sailing] = voyage.sailings
      const later = { vessel: sailing!.vessel, voyage: '702W' }
      const call = callOn(draft, 'KRPUS', days(3))
      call('restow_arrival', 'ARRI', 0, sailing!)
      call('restow_discharge', 'DISC', 7, sailing!)
      call('restow_load', 'LOAD', 13, later)
      call('restow_departure', 'DEPA', 20, later)
      for (const name of ['arrival', 'discharge'])
        for (const report of draft.reportsOf(name, 'ACT')) report.sailing = later
    },
  },
  {
    key: 'dates-and-times',
    serial: 122,
    kind: 'failure',
    title: 'The line states days; the terminals state the times of the loading and of the pickup',
    invariant: 'each event is served on its day, and none before another that it must follow',
    line: 'QXDT',
    holds: all(
      inOrder,
      happensOnce(`${T}vessel_loaded`, `${T}vessel_departed`, `${T}vessel_discharged`, `${T}full_out`),
    ),
    play: (draft) => {
      const voyage = sail(draft, { ports: ['CNSHA', 'USLAX'] })
      release(draft, voyage)
      const load = draft.act('load')
      const at = placeAt('CNSHA')
      draft.feed({
        at,
        source: terminalSource(at),
        name: 'load_time',
        fromMs: load.atMs + hours(0.5),
        event: { event: 'load', classifier: 'actual', at: reportedAt(load.atMs), mode: 'vessel', laden: true },
      })
    },
  },
  {
    key: 'one-ship-two-names',
    serial: 101,
    kind: 'failure',
    title: 'The line numbers its vessel in moves and misspells it in calls; the terminal writes its call sign',
    invariant: 'it is one vessel: it sails, arrives and discharges the container once, and its IMO number is served',
    holds: all(
      happensOnce(`${T}vessel_departed`, `${T}vessel_arrived`, `${T}vessel_discharged`),
      neverHappens(`${T}transshipment_arrived`, `${T}transshipment_discharged`),
      after(
        'departure',
        eachContainer((_container, _seen, fieldOf) =>
          fieldOf('pol_vessel_departed_at') === null ? 'its departure is not served' : null,
        ),
        hours(2),
      ),
      after(
        'load',
        until(
          'arrival',
          all(hasEstimate, ({ shipment }) => (shipment?.pod_vessel_imo ? null : 'the IMO number is not served')),
        ),
        hours(2),
      ),
    ),
    play: (draft) => {
      const voyage = railAndPort(draft)
      const { vessel, voyage: number } = voyage.sailings[0]!
      const misspelt = {
        vessel: {
          name: `${vessel.name.slice(0, -2)}${vessel.name.at(-1)}${vessel.name.at(-2)}`,
          imo: '',
        },
        voyage: number,
      }
      for (const name of ['departure', 'arrival']) for (const report of draft.reportsOf(name)) report.sailing = misspelt
      const callSign = { vessel: { name: '3QXA7', imo: '' }, voyage: number }
      for (const step of draft.story.feed) {
        if (step.says?.vessel) step.says.vessel = callSign.vessel
        if (step.event?.sailing) step.event.sailing = callSign
      }
    },
  },
  {
    key: 'calls-out-of-order',
    serial: 106,
    kind: 'failure',
    title:
      'The line stamps the arrival after the discharge, and reports that the vessel left before it reports the discharge',
    invariant: 'port of discharge and arrival are never taken back, and a discharged container is not on a vessel',
    misreports: ['pod_arrived_at'],
    unreported: ['pod_arrived_at'],
    holds: all(
      after('departure', shipmentField('port_of_discharge_locode', 'USLAX'), hours(1)),
      after(
        'arrival',
        all(({ shipment }) => (shipment?.pod_ata_at ? null : 'the arrival is not served')),
        hours(1),
      ),
      after('arrival', statusIsNot('on_ship', 'new'), hours(1)),
      happensOnce(`${T}vessel_arrived`, `${T}vessel_discharged`),
    ),
    play: (draft) => {
      const voyage = railAndPort(draft)
      const [discharge] = voyage.discharges
      for (const report of draft.reportsOf('arrival', 'ACT')) {
        report.reportedMs = discharge!.atMs + hours(3)
        report.fromMs = report.reportedMs + hours(1)
      }
      const left = draft.add({
        ...draft.act('arrival'),
        name: 'pod_departure',
        code: 'DEPA',
        atMs: discharge!.atMs + hours(9),
      })
      draft.report(left, left.atMs + hours(0.5))
      for (const report of draft.reportsOf('discharge', 'ACT')) report.fromMs = left.atMs + hours(6)
    },
  },
  {
    key: 'blank-sailing',
    serial: 107,
    kind: 'failure',
    title:
      'The sailing is cancelled after the full container came to the port; the next vessel is named two days later',
    invariant: 'the gate-in is shown as soon as it is reported, and stays while there is no vessel plan',
    holds: all(
      after(
        'gate_in',
        eachContainer((_container, _seen, fieldOf) =>
          fieldOf('pol_full_in_at') === null ? 'the gate-in is not served' : null,
        ),
        hours(1),
      ),
      happensOnce(`${T}full_in`, `${T}vessel_loaded`, `${T}vessel_departed`),
    ),
    play: (draft) => {
      const voyage = railAndPort(draft)
      const blankMs = draft.act('gate_in').atMs + hours(6)
      const cancelled = { vessel: vessels.find((vessel) => vessel !== voyage.sailings[0]!.vessel)!, voyage: '077E' }
      for (const name of ['departure', 'arrival'])
        for (const report of draft.reportsOf(name).filter(({ classifier }) => classifier !== 'ACT')) {
          if (report.fromMs >= blankMs + hours(30)) continue
          if (report.untilMs === null || report.untilMs > blankMs + hours(30))
            draft.report(report.act, blankMs + hours(30), {
              classifier: 'EST',
              reportedMs: report.reportedMs,
              untilMs: report.untilMs,
            })
          if (report.fromMs >= blankMs) {
            draft.withdraw(report)
            continue
          }
          report.sailing = cancelled
          report.reportedMs -= days(5)
          report.untilMs = Math.min(report.untilMs ?? blankMs, blankMs)
        }
    },
  },
]

const railAndPort = (draft: Draft): Voyage => {
  const voyage = sail(draft, toChicago)
  release(draft, voyage)
  railway(draft, voyage, 'BNSF')
  return voyage
}

/**
 * Calls of a vessel at an intermediate port: hours from the first call to each, and from the departure to the first.
 */
const callOn = (draft: Draft, locode: string, afterMs: number) => {
  const departed = draft.act('departure')
  return (name: string, code: Act['code'], afterHours: number, sailing: Sailing) => {
    const act = draft.add({
      ...departed,
      ...placeAt(locode),
      name,
      code,
      container: code === 'LOAD' || code === 'DISC' ? 0 : null,
      atMs: departed.atMs + afterMs + hours(afterHours),
      sailing,
    })
    draft.report(act, act.atMs + hours(0.5))
    return act
  }
}
