import type { Scenario } from '../scenario.ts'
import { days, hours } from '../story/draft.ts'
import { release } from '../story/release.ts'
import { sail } from '../story/sail.ts'
import {
  after,
  all,
  happensOnce,
  neverHappens,
  neverNotified,
  requestIs,
  status,
  staysNull,
  stopsFor,
} from './checks.ts'

const T = 'container.transport.'

const viaBusan = ['CNSHA', 'KRPUS', 'USSEA']

/** Journeys whose end is never reported, reported too early, or caused by the customer. */
export const endFailures: readonly Scenario[] = [
  {
    key: 'forgotten-after-delivery',
    serial: 46,
    kind: 'failure',
    title: 'Two days after the return the line responds that it does not know the number',
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
    title: 'At sea the line stops updating: it responds, but never reports anything new',
    invariant: 'nothing is invented: the container stays on_ship until tracking stops, no_updates_at_line',
    unreported: ['pod_arrived_at', 'pod_discharged_at', 'pod_full_out_at', 'empty_terminated_at'],
    holds: all(
      staysNull('pod_arrived_at', 'pod_discharged_at', 'pod_full_out_at', 'empty_terminated_at'),
      stopsFor('no_updates_at_line'),
    ),
    play: (draft) => {
      sail(draft, { ports: ['CNSHA', 'USLAX'] })
      const silentMs = draft.act('departure').atMs + days(2)
      draft.withdraw(...draft.story.reports.filter(({ fromMs }) => fromMs > silentMs))
      for (const report of draft.story.reports)
        if (report.untilMs !== null && report.untilMs > silentMs) report.untilMs = null
    },
  },
  {
    key: 'never-collected',
    serial: 48,
    ends: 'past_arrival_window',
    kind: 'failure',
    title: 'The container is discharged and never collected; the line repeats itself with an occasional new estimate',
    invariant: 'tracking stops, past_arrival_window, and not before',
    unreported: ['pod_full_out_at', 'empty_terminated_at'],
    holds: all(staysNull('pod_full_out_at', 'empty_terminated_at'), stopsFor('past_arrival_window')),
    play: (draft) => {
      sail(draft, { ports: ['CNYTN', 'USLGB'] })
      const out = draft.act('full_out')
      draft.withdraw(...draft.reportsOf('full_out'), ...draft.reportsOf('empty_return'))
      for (let week = 0; week < 8; week++)
        draft.report(out, out.atMs + days(7 * week), {
          classifier: 'EST',
          reportedMs: out.atMs + days(7 * week + 5),
          untilMs: week === 7 ? null : out.atMs + days(7 * week + 7),
        })
    },
  },
  {
    key: 'no-empty-return',
    serial: 49,
    ends: 'past_full_out_window',
    kind: 'failure',
    title: 'The container is picked up and its return is never reported',
    invariant: 'tracking stops, past_full_out_window; empty_terminated_at stays null',
    unreported: ['empty_terminated_at'],
    holds: all(staysNull('empty_terminated_at'), stopsFor('past_full_out_window')),
    play: (draft) => {
      release(draft, sail(draft, { ports: ['CNSHA', 'USLAX'] }))
      draft.withdraw(...draft.reportsOf('empty_return'))
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
    unreported: ['*'],
    holds: all(
      neverHappens(`${T}vessel_loaded`, `${T}vessel_departed`),
      after('booking_cancelled', requestIs('failed', 'tracking_stopped', 'created'), hours(1)),
      stopsFor('booking_cancelled'),
    ),
    play: (draft) => {
      sail(draft, { ports: ['CNSHA', 'USLAX'] })
      const cancelledMs = draft.act('load').atMs - hours(20)
      draft.withdraw(...draft.story.reports.filter(({ fromMs }) => fromMs > cancelledMs))
      draft.story.bookingReports.push({ code: 'CONF', fromMs: 0 }, { code: 'CANC', fromMs: cancelledMs })
    },
  },
  {
    key: 'cancelled-before-tracked',
    serial: 52,
    ends: 'booking_cancelled',
    kind: 'failure',
    title: 'A booking that was cancelled before it was tracked',
    invariant: 'the request fails, booking_cancelled; there is no shipment',
    trackBy: 'booking',
    trackFromDays: 5,
    unreported: ['*'],
    holds: all(requestIs('pending', 'failed'), ({ shipment }) => (shipment ? 'there is a shipment' : null)),
    play: (draft) => {
      sail(draft, { ports: ['CNSHA', 'USLAX'] })
      draft.withdraw(...draft.story.reports)
      draft.story.bookingReports.push({ code: 'CONF', fromMs: 0 }, { code: 'CANC', fromMs: days(3) })
    },
  },
  {
    key: 're-track-after-stop',
    serial: 51,
    kind: 'failure',
    title: 'Stopped by hand at sea, tracked again a week later',
    invariant: 'the same shipment is resumed, and nothing that happened in between is lost or reported twice',
    holds: happensOnce(`${T}vessel_loaded`, `${T}vessel_departed`, `${T}vessel_arrived`, `${T}vessel_discharged`),
    play: (draft) => {
      release(draft, sail(draft, { ports: viaBusan }))
      const atMs = draft.act('departure').atMs + days(1)
      draft.moment({ name: 'stop_by_hand', atMs, source: 'user' })
      draft.moment({ name: 'track_again', atMs: atMs + days(7), source: 'user' })
    },
  },
]
