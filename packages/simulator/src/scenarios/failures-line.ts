import { days, facility, hours } from '../draft.ts'
import { vessels } from '../fleet.ts'
import { placeOf } from '../places.ts'
import { release } from '../release.ts'
import { sail } from '../sail.ts'
import type { Scenario } from '../scenario.ts'
import {
  after,
  all,
  boxCount,
  eachBox,
  happensOnce,
  neverHappens,
  neverNotified,
  requestIs,
  shipmentField,
  status,
  staysNull,
  until,
} from './checks.ts'

const T = 'container.transport.'
const viaBusan = ['CNSHA', 'KRPUS', 'USSEA']

/** Lines that say what is not so, or not yet, or not any more. */
export const lineFailures: readonly Scenario[] = [
  {
    key: 'spurious-full-out',
    serial: 31,
    kind: 'failure',
    title: 'The line tells a full gate-out at the transshipment port, between two of its terminals',
    invariant: 'pod_full_out_at stays null and the status is never picked_up before the box leaves Seattle',
    holds: until('full_out', all(staysNull('pod_full_out_at'), neverHappens(`${T}full_out`), statusIsNot('picked_up'))),
    play: (draft) => {
      const voyage = sail(draft, { ports: viaBusan })
      release(draft, voyage)
      const landed = draft.act('transshipment_discharge')
      const out = draft.add({
        ...landed,
        name: 'hub_gate_out',
        code: 'GTOT',
        mode: 'TRUCK',
        atMs: landed.atMs + hours(20),
        sailing: null,
      })
      draft.tell(out, out.atMs + hours(1))
    },
  },
  {
    key: 'pod-stuck-at-hub',
    serial: 32,
    kind: 'failure',
    title: 'The line knows no voyage beyond the hub until the box is loaded there again',
    invariant:
      'the hub turns from port of discharge to transshipment with the second loading: its arrival and discharge are pod fields no more',
    lies: ['pod_arrived_at', 'pod_discharged_at'],
    holds: all(
      after('transshipment_load', until('arrival', staysNull('pod_arrived_at', 'pod_discharged_at')), hours(1)),
      after('arrival', shipmentField('port_of_discharge_locode', 'USSEA'), hours(1)),
      staysNull('pod_full_out_at_hub'),
    ),
    play: (draft) => {
      const voyage = sail(draft, { ports: viaBusan })
      release(draft, voyage)
      const known = draft.tellingsOf('transshipment_load', 'ACT')[0]!.fromMs
      for (const name of ['transshipment_departure', 'arrival'])
        for (const telling of draft.tellingsOf(name).filter(({ classifier }) => classifier !== 'ACT')) {
          if (telling.untilMs !== null && telling.untilMs <= known) draft.untell(telling)
          else telling.fromMs = Math.max(telling.fromMs, known)
        }
    },
  },
  {
    key: 'terminal-flips',
    serial: 33,
    kind: 'failure',
    title: 'The line names one terminal of the port of discharge, then another, and back, twice',
    invariant:
      'the holds and dates served are those of the terminal where the box lies, in the end and while it lies there',
    holds: after(
      'available',
      until(
        'full_out',
        eachBox((_box, _seen, fieldOf) =>
          fieldOf('pickup_lfd') === null ? 'the last free day of its terminal is not served' : null,
        ),
      ),
      hours(2),
    ),
    play: (draft) => {
      const voyage = sail(draft, { ports: ['CNSHA', 'USLAX'] })
      release(draft, voyage)
      const other = facility('USLAX', 'ETS').terminal
      const [estimate] = draft.tellingsOf('arrival', 'EST')
      const until = draft.tellingsOf('arrival', 'ACT')[0]!.fromMs
      draft.untell(...draft.tellingsOf('arrival', 'EST'))
      const turns = [other, voyage.pod.terminal, other, voyage.pod.terminal]
      for (const [index, terminal] of turns.entries()) {
        const from = estimate!.fromMs + days(index)
        draft.tell(estimate!.act, from, {
          classifier: 'EST',
          saysMs: estimate!.saysMs,
          terminal,
          untilMs: index === turns.length - 1 ? until : from + days(1),
        })
      }
    },
  },
  {
    key: 'false-empty-return',
    serial: 34,
    kind: 'failure',
    title: 'The line tells an empty return while the box still lies full at the port, and takes it back a day later',
    invariant: 'tracking goes on; once taken back, empty_terminated_at is null until the box really comes back',
    lies: ['empty_terminated_at'],
    holds: all(
      until('empty_return', requestIs('pending', 'awaiting_manifest', 'created')),
      after('empty_return_taken_back', until('empty_return', staysNull('empty_terminated_at')), hours(36)),
    ),
    play: (draft) => {
      const voyage = sail(draft, { ports: ['CNSHA', 'USLAX'], outAfterDays: 6 })
      release(draft, voyage)
      const real = draft.act('empty_return')
      const early = draft.add({ ...real, name: 'false_empty_return', atMs: voyage.readyMs - hours(10) })
      draft.tell(early, early.atMs + hours(1), { untilMs: early.atMs + hours(21) })
      draft.moment({ name: 'empty_return_taken_back', atMs: early.atMs + hours(21), source: 'line:TEST' })
    },
  },
  {
    key: 'estimate-promoted',
    serial: 35,
    kind: 'failure',
    title: 'The line marks its estimate of the arrival as actual before the hour has come, then corrects it',
    invariant: 'pod_arrived_at never lies ahead of the clock, and ends at the true arrival',
    lies: ['pod_arrived_at'],
    holds: all(
      eachBox((_box, seen, fieldOf) => {
        const value = fieldOf('pod_arrived_at')
        return typeof value === 'string' && Date.parse(value) > seen.nowMs + 300_000 ? `${value} lies ahead` : null
      }),
      after('arrival_corrected', trueArrival()),
    ),
    play: (draft) => {
      const voyage = sail(draft, { ports: ['CNSHA', 'USLAX'] })
      release(draft, voyage)
      const [actual] = draft.tellingsOf('arrival', 'ACT')
      const { act } = actual!
      const promotedMs = act.atMs - hours(30)
      for (const telling of draft.tellingsOf('arrival', 'EST'))
        if (telling.untilMs === null || telling.untilMs > promotedMs) telling.untilMs = promotedMs
      draft.untell(...draft.tellingsOf('arrival', 'EST').filter(({ fromMs, untilMs }) => fromMs >= untilMs!))
      draft.tell(act, promotedMs, { saysMs: act.atMs - hours(6), untilMs: actual!.fromMs })
      draft.moment({ name: 'arrival_corrected', atMs: actual!.fromMs, source: 'line:TEST' })
    },
  },
  {
    key: 'eta-passes',
    serial: 36,
    kind: 'failure',
    title: 'The estimate of the arrival passes; the ship is two days late and the line silent',
    invariant:
      'pod_arrived_at stays null until somebody says that the ship has come: an estimate never becomes an actual',
    holds: until('arrival', all(staysNull('pod_arrived_at'), neverHappens(`${T}vessel_arrived`))),
    play: (draft) => {
      const voyage = sail(draft, { ports: ['CNNGB', 'USOAK'] })
      release(draft, voyage)
      for (const telling of draft.tellingsOf('arrival', 'EST')) telling.saysMs -= days(2)
      // The terminal speaks of the box only when it lies there.
      draft.unfeed(...draft.feedOf('manifested'), ...draft.feedOf('berth'))
    },
  },
  {
    key: 'duplicate-vessel-event',
    serial: 37,
    untold: ['pod_arrived_at', 'pol_vessel_departed_at'],
    kind: 'failure',
    title: 'The line lists the arrival three times: twice alike, once forty minutes later',
    invariant: 'the ship arrives once',
    lies: ['pod_arrived_at', 'pol_vessel_departed_at'],
    holds: happensOnce(`${T}vessel_arrived`, `${T}vessel_departed`, `${T}vessel_discharged`),
    play: (draft) => {
      const voyage = sail(draft, { ports: ['CNSHA', 'USLGB'] })
      release(draft, voyage)
      for (const name of ['arrival', 'departure']) {
        const [told] = draft.tellingsOf(name, 'ACT')
        draft.tell(told!.act, told!.fromMs)
        draft.tell(told!.act, told!.fromMs + hours(2), { saysMs: told!.saysMs + hours(2 / 3) })
      }
    },
  },
  {
    key: 'not-yet-manifested',
    serial: 38,
    kind: 'failure',
    title: 'The line has no data for the bill in the first three days',
    invariant: 'the request awaits its manifest, says so once, and is created when data comes; it does not fail',
    holds: all(requestIs('pending', 'awaiting_manifest', 'created', 'tracking_stopped'), ({ notified }) =>
      notified.filter((event) => event === 'tracking_request.awaiting_manifest').length > 1
        ? 'awaiting_manifest was notified more than once'
        : null,
    ),
    play: (draft) => {
      release(draft, sail(draft, { ports: ['CNSHA', 'USLAX'] }))
      draft.fault({ kind: 'no_data', fromMs: 0, untilMs: days(3) })
    },
  },
  {
    key: 'several-lines',
    serial: 39,
    kind: 'failure',
    title: 'One booking, two lines: the second leg is told by both, under a bill of each',
    invariant: 'one shipment, one box, each milestone once, under the bill of the line that is asked',
    trackBy: 'booking',
    holds: all(
      boxCount(1),
      happensOnce(`${T}vessel_loaded`, `${T}transshipment_loaded`, `${T}vessel_discharged`, `${T}vessel_arrived`),
    ),
    lies: ['pod_arrived_at', 'pod_discharged_at'],
    play: (draft) => {
      const voyage = sail(draft, { ports: viaBusan })
      release(draft, voyage)
      for (const name of ['transshipment_load', 'transshipment_departure', 'arrival', 'discharge'])
        for (const told of draft.tellingsOf(name, 'ACT'))
          draft.tell(told.act, told.fromMs + hours(3), { saysMs: told.saysMs + 60_000, partnerBill: 'ZZPB39000' })
    },
  },
  {
    key: 'nearby-city',
    serial: 40,
    kind: 'failure',
    title: 'The line writes Wilmington for the discharge and a city name for the gate-out, both at Los Angeles',
    invariant: 'the port of discharge stays Los Angeles, and the box is discharged and picked up there once',
    holds: all(
      shipmentField('port_of_discharge_locode', 'USLAX'),
      happensOnce(`${T}vessel_discharged`, `${T}full_out`),
      neverHappens(`${T}transshipment_discharged`),
    ),
    play: (draft) => {
      release(draft, sail(draft, { ports: ['CNSHA', 'USLAX'] }))
      for (const told of draft.tellingsOf('discharge', 'ACT')) told.place = placeOf('USWTN')
      for (const told of draft.tellingsOf('full_out', 'ACT')) told.placeName = 'Los Angeles, CA, United States'
    },
  },
  {
    key: 'rollover',
    serial: 41,
    kind: 'failure',
    title: 'The box misses its ship and goes with the next, a week later',
    invariant: 'the sailing of the missed ship is not the box’s: no departure before its own ship sails',
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
      // Until then the plan names the other ship, a week earlier; the box had not been in time for it.
      for (const name of ['departure', 'arrival'])
        for (const told of draft.tellingsOf(name).filter(({ classifier }) => classifier !== 'ACT')) {
          if (told.fromMs >= rolledMs) continue
          told.sailing = missed
          told.saysMs -= hours(30)
          if (told.untilMs === null || told.untilMs > rolledMs) {
            draft.tell(told.act, rolledMs, { classifier: 'EST', saysMs: told.act.atMs, untilMs: told.untilMs })
            told.untilMs = rolledMs
          }
        }
      // And it stays in the answers that the other ship sailed.
      const load = draft.act('load')
      const sailed = draft.add({
        ...draft.act('departure'),
        name: 'missed_departure',
        atMs: load.atMs - hours(30),
        sailing: missed,
      })
      draft.tell(sailed, draft.tellingsOf('load', 'ACT')[0]!.fromMs + hours(1))
    },
  },
  {
    key: 'port-omission',
    serial: 42,
    kind: 'failure',
    title: 'The ship leaves out Oakland and discharges at Los Angeles',
    invariant: 'the port of discharge becomes Los Angeles when the line says so, and nothing ever happened at Oakland',
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
      for (const told of draft.tellingsOf('arrival').filter(({ classifier }) => classifier !== 'ACT')) {
        if (told.fromMs >= omittedMs) continue
        told.place = oakland
        if (told.untilMs === null || told.untilMs > omittedMs) {
          draft.tell(told.act, omittedMs, { classifier: 'EST', saysMs: told.saysMs, untilMs: told.untilMs })
          told.untilMs = omittedMs
        }
      }
      for (const step of draft.feedOf('manifested')) step.fromMs = Math.max(step.fromMs, omittedMs + hours(4))
    },
  },
  {
    key: 'reused-box',
    serial: 43,
    kind: 'failure',
    title: 'The box sails again under another bill while its old journey is still open: nobody told its return',
    invariant: 'what the new journey brings never changes the fields of the old one',
    trackBy: 'container',
    trackFromDays: 6,
    untold: ['empty_terminated_at'],
    holds: all(
      boxCount(1),
      happensOnce(`${T}vessel_loaded`, `${T}vessel_arrived`, `${T}full_out`),
      shipmentField('port_of_lading_locode', null, 'CNSHA'),
    ),
    play: (draft) => {
      release(draft, sail(draft, { ports: ['CNSHA', 'USLAX'] }))
      draft.untell(...draft.tellingsOf('empty_return'))
      const old = { ...draft.story.truth[0]! }
      const outMs = draft.act('full_out').atMs
      sail(draft, { ports: ['USSAV', 'DEBRV'], startsMs: outMs + days(12) })
      draft.story.truth[0] = old
    },
  },
  {
    key: 'history-purged',
    serial: 44,
    kind: 'failure',
    title: 'From the discharge on the line forgets all that happened before the arrival',
    invariant: 'what was once told and never contradicted stays',
    holds: after(
      'discharge',
      eachBox((_box, _seen, fieldOf) =>
        fieldOf('pol_vessel_loaded_at') === null || fieldOf('empty_out_at') === null ? 'the loading is gone' : null,
      ),
      hours(1),
    ),
    play: (draft) => {
      const voyage = sail(draft, { ports: ['CNNGB', 'USOAK'] })
      release(draft, voyage)
      const forgotMs = draft.tellingsOf('discharge', 'ACT')[0]!.fromMs + hours(6)
      for (const name of ['empty_out', 'gate_in', 'load', 'departure'])
        for (const told of draft.tellingsOf(name)) told.untilMs ??= forgotMs
    },
  },
  {
    key: 'discharge-taken-back',
    serial: 45,
    kind: 'failure',
    title: 'The line tells the discharge two days early and takes it back',
    invariant:
      'a second complete answer confirms that it is gone; then pod_discharged_at is null until the crane moves',
    lies: ['pod_discharged_at'],
    holds: after('discharge_taken_back', until('discharge', staysNull('pod_discharged_at')), hours(14)),
    play: (draft) => {
      const voyage = sail(draft, { ports: ['CNSHA', 'CAVAN'] })
      const real = draft.act('discharge')
      const move = days(2)
      for (const act of draft.story.acts) if (act.atMs >= real.atMs) act.atMs += move
      for (const told of draft.story.tellings)
        if (told.act.atMs >= real.atMs) {
          told.saysMs += move
          told.fromMs += told.classifier === 'ACT' ? move : 0
          if (told.untilMs !== null) told.untilMs += move
        }
      for (const truth of draft.story.truth)
        for (const name of Object.keys(truth)) if (truth[name]! >= real.atMs - move) truth[name]! += move
      const early = draft.add({ ...real, name: 'false_discharge', atMs: real.atMs - move })
      draft.tell(early, early.atMs + hours(1), { untilMs: early.atMs + hours(9) })
      draft.moment({ name: 'discharge_taken_back', atMs: early.atMs + hours(9), source: 'line:TEST' })
      void voyage
    },
  },
  {
    key: 'forgotten-after-delivery',
    serial: 46,
    kind: 'failure',
    title: 'Two days after the return the line answers that it does not know the number',
    invariant: 'not_found after data takes nothing back, and the request does not fail',
    holds: all(neverNotified('tracking_request.failed'), after('empty_return', status('empty_returned'), hours(1))),
    play: (draft) => {
      release(draft, sail(draft, { ports: ['CNSHA', 'USLAX'] }))
      draft.fault({ kind: 'not_found', fromMs: draft.act('empty_return').atMs + days(2), untilMs: null })
    },
  },
  {
    key: 'silent-line',
    serial: 47,
    ends: 'no_updates_at_line',
    kind: 'failure',
    title: 'At sea the line falls silent: it answers, and never says anything new',
    invariant: 'nothing is invented: the box stays on_ship until tracking stops, no_updates_at_line',
    untold: ['pod_arrived_at', 'pod_discharged_at', 'pod_full_out_at', 'empty_terminated_at'],
    holds: all(
      staysNull('pod_arrived_at', 'pod_discharged_at', 'pod_full_out_at', 'empty_terminated_at'),
      stopsFor('no_updates_at_line'),
    ),
    play: (draft) => {
      sail(draft, { ports: ['CNSHA', 'USLAX'] })
      const silentMs = draft.act('departure').atMs + days(2)
      draft.untell(...draft.story.tellings.filter(({ fromMs }) => fromMs > silentMs))
      for (const told of draft.story.tellings) if (told.untilMs !== null && told.untilMs > silentMs) told.untilMs = null
    },
  },
  {
    key: 'never-collected',
    serial: 48,
    ends: 'past_arrival_window',
    kind: 'failure',
    title: 'The box is discharged and never collected; the line repeats itself with a new estimate now and then',
    invariant: 'tracking stops, past_arrival_window, and not before',
    untold: ['pod_full_out_at', 'empty_terminated_at'],
    holds: all(staysNull('pod_full_out_at', 'empty_terminated_at'), stopsFor('past_arrival_window')),
    play: (draft) => {
      sail(draft, { ports: ['CNYTN', 'USLGB'] })
      const [return_, out] = [draft.act('empty_return'), draft.act('full_out')]
      draft.untell(...draft.tellingsOf('full_out'), ...draft.tellingsOf('empty_return'))
      for (let week = 0; week < 8; week++)
        draft.tell(out, out.atMs + days(7 * week), {
          classifier: 'EST',
          saysMs: out.atMs + days(7 * week + 5),
          untilMs: week === 7 ? null : out.atMs + days(7 * week + 7),
        })
      void return_
    },
  },
  {
    key: 'no-empty-return',
    serial: 49,
    ends: 'past_full_out_window',
    kind: 'failure',
    title: 'The box is picked up and its return is never told',
    invariant: 'tracking stops, past_full_out_window; empty_terminated_at stays null',
    untold: ['empty_terminated_at'],
    holds: all(staysNull('empty_terminated_at'), stopsFor('past_full_out_window')),
    play: (draft) => {
      release(draft, sail(draft, { ports: ['CNSHA', 'USLAX'] }))
      draft.untell(...draft.tellingsOf('empty_return'))
    },
  },
  {
    key: 'booking-cancelled',
    serial: 50,
    ends: 'booking_cancelled',
    kind: 'failure',
    title: 'The booking is cancelled five days after it was confirmed',
    invariant: 'tracking ends, booking_cancelled, and no milestone of a voyage is served',
    trackBy: 'booking',
    untold: ['*'],
    holds: all(
      neverHappens(`${T}vessel_loaded`, `${T}vessel_departed`),
      after('booking_cancelled', requestIs('failed', 'tracking_stopped', 'created'), hours(1)),
      stopsFor('booking_cancelled'),
    ),
    play: (draft) => {
      sail(draft, { ports: ['CNSHA', 'USLAX'] })
      const cancelledMs = draft.act('load').atMs - hours(20)
      draft.untell(...draft.story.tellings.filter(({ fromMs }) => fromMs > cancelledMs))
      draft.story.bookingTold.push({ code: 'CONF', fromMs: 0 }, { code: 'CANC', fromMs: cancelledMs })
    },
  },
  {
    key: 're-track-after-stop',
    serial: 51,
    kind: 'failure',
    title: 'Stopped by hand at sea, tracked again a week later',
    invariant: 'the same shipment is resumed, and nothing that happened between is lost or told twice',
    holds: happensOnce(`${T}vessel_loaded`, `${T}vessel_departed`, `${T}vessel_arrived`, `${T}vessel_discharged`),
    play: (draft) => {
      release(draft, sail(draft, { ports: viaBusan }))
      const atMs = draft.act('departure').atMs + days(1)
      draft.moment({ name: 'stop_by_hand', atMs, source: 'user' })
      draft.moment({ name: 'track_again', atMs: atMs + days(7), source: 'user' })
    },
  },
]

function statusIsNot(...forbidden: string[]) {
  return eachBox((_box, _seen, fieldOf) =>
    forbidden.includes(String(fieldOf('current_status'))) ? `the status is ${fieldOf('current_status')}` : null,
  )
}

function stopsFor(reason: string) {
  return ({ request }: { request: { stopReason: string | null } }) =>
    request.stopReason !== null && request.stopReason !== reason ? `it stopped, ${request.stopReason}` : null
}

function trueArrival(): Scenario['holds'] & {} {
  return (seen, { boxes, truth }) => {
    for (const [index, box] of boxes.entries()) {
      const value = seen.containers.get(box)?.pod_arrived_at
      const trueMs = seen.beganMs + truth[index]!.pod_arrived_at!
      if (typeof value !== 'string' || Math.abs(Date.parse(value) - trueMs) > 60_000)
        return `pod_arrived_at is ${String(value)}, and it arrived at ${new Date(trueMs).toISOString()}`
    }
    return null
  }
}
