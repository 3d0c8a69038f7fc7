import type { Scenario } from '../scenario.ts'
import { days, hours } from '../story/draft.ts'
import { release } from '../story/release.ts'
import { sail } from '../story/sail.ts'
import {
  after,
  all,
  eachContainer,
  happensOnce,
  neverHappens,
  requestIs,
  statusIsNot,
  staysNull,
  trulyArrived,
  until,
} from './checks.ts'

const T = 'container.transport.'

const viaBusan = ['CNSHA', 'KRPUS', 'USSEA']

/** Lines that report something false, too early, or no longer. */
export const lineFailures: readonly Scenario[] = [
  {
    key: 'spurious-full-out',
    serial: 31,
    kind: 'failure',
    title: 'The line reports a full gate-out at the transshipment port, between two of its terminals',
    invariant: 'pod_full_out_at stays null and the status is never picked_up before the container leaves Seattle',
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
      draft.report(out, out.atMs + hours(1))
    },
  },
  {
    key: 'false-empty-return',
    serial: 34,
    kind: 'failure',
    title:
      'The line reports an empty return while the container is still full at the port, and takes it back a day later',
    invariant:
      'tracking continues; once taken back, empty_terminated_at is null until the container is really returned',
    misreports: ['empty_terminated_at'],
    holds: all(
      until('empty_return', requestIs('pending', 'awaiting_manifest', 'created')),
      after('empty_return_taken_back', until('empty_return', staysNull('empty_terminated_at')), hours(36)),
    ),
    play: (draft) => {
      const voyage = sail(draft, { ports: ['CNSHA', 'USLAX'], outAfterDays: 6 })
      release(draft, voyage)
      const real = draft.act('empty_return')
      const early = draft.add({ ...real, name: 'false_empty_return', atMs: voyage.readyMs - hours(10) })
      draft.report(early, early.atMs + hours(1), { untilMs: early.atMs + hours(21) })
      draft.moment({ name: 'empty_return_taken_back', atMs: early.atMs + hours(21), source: 'line:TEST' })
    },
  },
  {
    key: 'estimate-promoted',
    serial: 35,
    kind: 'failure',
    title: 'The line marks its estimate of the arrival as actual before its time, then corrects it',
    invariant: 'pod_arrived_at is never ahead of the clock, and ends at the true arrival',
    misreports: ['pod_arrived_at'],
    holds: all(
      eachContainer((_container, seen, fieldOf) => {
        const value = fieldOf('pod_arrived_at')
        return typeof value === 'string' && Date.parse(value) > seen.nowMs + 300_000 ? `${value} lies ahead` : null
      }),
      after('arrival_corrected', trulyArrived),
    ),
    play: (draft) => {
      const voyage = sail(draft, { ports: ['CNSHA', 'USLAX'] })
      release(draft, voyage)
      const [actual] = draft.reportsOf('arrival', 'ACT')
      const { act } = actual!
      const promotedMs = act.atMs - hours(30)
      for (const report of draft.reportsOf('arrival', 'EST'))
        if (report.untilMs === null || report.untilMs > promotedMs) report.untilMs = promotedMs
      draft.withdraw(...draft.reportsOf('arrival', 'EST').filter(({ fromMs, untilMs }) => fromMs >= untilMs!))
      draft.report(act, promotedMs, { reportedMs: act.atMs - hours(6), untilMs: actual!.fromMs })
      draft.moment({ name: 'arrival_corrected', atMs: actual!.fromMs, source: 'line:TEST' })
    },
  },
  {
    key: 'eta-passes',
    serial: 36,
    kind: 'failure',
    title: 'The estimated arrival passes; the vessel is two days late and the line reports nothing',
    invariant: 'pod_arrived_at stays null until a source reports the arrival: an estimate never becomes an actual',
    holds: until('arrival', all(staysNull('pod_arrived_at'), neverHappens(`${T}vessel_arrived`))),
    play: (draft) => {
      const voyage = sail(draft, { ports: ['CNNGB', 'USOAK'] })
      release(draft, voyage)
      for (const report of draft.reportsOf('arrival', 'EST')) report.reportedMs -= days(2)
      // The terminal reports the container only once it is there.
      draft.unfeed(...draft.feedOf('manifested'), ...draft.feedOf('berth'))
    },
  },
  {
    key: 'duplicate-vessel-event',
    serial: 37,
    unreported: ['pod_arrived_at', 'pol_vessel_departed_at'],
    kind: 'failure',
    title: 'The line lists the arrival three times: twice alike, once forty minutes later',
    invariant: 'the vessel arrives once',
    misreports: ['pod_arrived_at', 'pol_vessel_departed_at'],
    holds: happensOnce(`${T}vessel_arrived`, `${T}vessel_departed`, `${T}vessel_discharged`),
    play: (draft) => {
      const voyage = sail(draft, { ports: ['CNSHA', 'USLGB'] })
      release(draft, voyage)
      for (const name of ['arrival', 'departure']) {
        const [report] = draft.reportsOf(name, 'ACT')
        draft.report(report!.act, report!.fromMs)
        draft.report(report!.act, report!.fromMs + hours(2), { reportedMs: report!.reportedMs + hours(2 / 3) })
      }
    },
  },
  {
    key: 'not-yet-manifested',
    serial: 38,
    kind: 'failure',
    title: 'The line has no data for the bill in the first three days',
    invariant: 'the request awaits its manifest, is notified once, and is created when data comes; it does not fail',
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
    key: 'history-purged',
    serial: 44,
    kind: 'failure',
    title: 'From the discharge on the line drops all that happened before the arrival',
    invariant: 'what was once reported and never contradicted stays',
    holds: after(
      'discharge',
      eachContainer((_container, _seen, fieldOf) =>
        fieldOf('pol_vessel_loaded_at') === null || fieldOf('empty_out_at') === null ? 'the loading is gone' : null,
      ),
      hours(1),
    ),
    play: (draft) => {
      const voyage = sail(draft, { ports: ['CNNGB', 'USOAK'] })
      release(draft, voyage)
      const forgotMs = draft.reportsOf('discharge', 'ACT')[0]!.fromMs + hours(6)
      for (const name of ['empty_out', 'gate_in', 'load', 'departure'])
        for (const report of draft.reportsOf(name)) report.untilMs ??= forgotMs
    },
  },
  {
    key: 'discharge-taken-back',
    serial: 45,
    kind: 'failure',
    title: 'The line reports the discharge two days early and takes it back',
    invariant:
      'a second complete response confirms that it is gone; then pod_discharged_at is null until the actual discharge',
    misreports: ['pod_discharged_at'],
    holds: after('discharge_taken_back', until('discharge', staysNull('pod_discharged_at')), hours(14)),
    play: (draft) => {
      sail(draft, { ports: ['CNSHA', 'CAVAN'] })
      const real = draft.act('discharge')
      const move = days(2)
      for (const act of draft.story.acts) if (act.atMs >= real.atMs) act.atMs += move
      for (const report of draft.story.reports)
        if (report.act.atMs >= real.atMs) {
          report.reportedMs += move
          report.fromMs += report.classifier === 'ACT' ? move : 0
          if (report.untilMs !== null) report.untilMs += move
        }
      for (const truth of draft.story.truth)
        for (const name of Object.keys(truth)) if (truth[name]! >= real.atMs - move) truth[name]! += move
      const early = draft.add({ ...real, name: 'false_discharge', atMs: real.atMs - move })
      draft.report(early, early.atMs + hours(1), { untilMs: early.atMs + hours(9) })
      draft.moment({ name: 'discharge_taken_back', atMs: early.atMs + hours(9), source: 'line:TEST' })
    },
  },
]
