import type { Scenario } from '../scenario.ts'
import { days, type Facility, facility, hours, placeAt, terminalSource } from '../story/draft.ts'
import { customs, railway, release, reportedAt } from '../story/release.ts'
import { sail } from '../story/sail.ts'
import type { FeedEventReport, FeedPatch } from '../story/story.ts'
import {
  after,
  all,
  eachContainer,
  happensOnce,
  isTrue,
  neverEmpty,
  neverHappens,
  readHolds,
  shipmentField,
  statusIsNot,
  staysNull,
  until,
} from './checks.ts'

const T = 'container.transport.'
/** US dollars. */
const STORAGE = 40
const DEMURRAGE = 185

type Fees = readonly { type: string; amount: number }[]

/** Every amount is one that somebody reports, and only the total is the sum of both. */
const noFeeIsSummed = eachContainer((_container, _seen, fieldOf) => {
  const wrong = ((fieldOf('fees_at_pod_terminal') ?? []) as Fees).find(
    ({ type, amount }) =>
      ![0, STORAGE, DEMURRAGE, STORAGE + DEMURRAGE].includes(amount) ||
      (amount !== 0 && (type === 'total') !== (amount === STORAGE + DEMURRAGE)),
  )
  return wrong ? `a fee of the type ${wrong.type} over ${wrong.amount} is served` : null
})

const feesOfTerminal = eachContainer((_container, _seen, fieldOf) => {
  const amounts = ((fieldOf('fees_at_pod_terminal') ?? []) as Fees).map(({ amount }) => amount)
  const isComplete = amounts.includes(STORAGE) && amounts.includes(DEMURRAGE)
  return isComplete ? null : `the fees served are ${amounts.join(', ')}`
})

/** Terminals, railways and lines that disagree about one container, each right about its own part. */
export const hardTerminals: readonly Scenario[] = [
  {
    key: 'calls-of-own-ship',
    serial: 120,
    kind: 'failure',
    title: 'The line lists the arrival of its ship at Busan on the way, an omitted call at Tacoma, and the next port',
    invariant: 'only the ports where the container is loaded and discharged are on its route',
    holds: all(
      shipmentField('port_of_lading_locode', null, 'CNSHA'),
      shipmentField('port_of_discharge_locode', null, 'USLAX'),
      neverHappens(`${T}transshipment_arrived`, `${T}transshipment_departed`),
      happensOnce(`${T}vessel_arrived`, `${T}vessel_discharged`),
    ),
    play: (draft) => {
      const voyage = sail(draft, { ports: ['CNSHA', 'USLAX'] })
      release(draft, voyage)
      const { arrival } = voyage
      const call = (name: string, locode: string, atMs: number) =>
        draft.add({ ...arrival, ...placeAt(locode), name, atMs })
      const busan = call('busan', 'KRPUS', draft.act('departure').atMs + days(2))
      draft.report(busan, busan.atMs + hours(1))
      // It stays in the responses although the ship never calls there.
      const tacoma = call('tacoma', 'USTIW', arrival.atMs - days(2))
      draft.report(tacoma, hours(3), { classifier: 'EST' })
      const oakland = call('oakland', 'USOAK', arrival.atMs + days(3))
      const fromMs = draft.reportsOf('discharge', 'ACT')[0]!.fromMs + hours(3)
      draft.report(oakland, fromMs, { classifier: 'EST', untilMs: oakland.atMs + hours(1) })
      draft.report(oakland, oakland.atMs + hours(1))
    },
  },
  {
    key: 'premature-arrival',
    serial: 121,
    kind: 'failure',
    title: 'The line reports the arrival three days early, and in the same response still estimates it',
    invariant: 'the arrival is not served while the response that reports it estimates it for later; pod_eta_at stays',
    holds: all(
      isTrue('pod_arrived_at'),
      happensOnce(`${T}vessel_arrived`),
      after(
        'premature',
        until('arrived', (seen) => (seen.shipment?.pod_eta_at ? null : 'the estimate is gone')),
      ),
    ),
    play: (draft) => {
      const voyage = sail(draft, { ports: ['CNSHA', 'USLAX'] })
      release(draft, voyage)
      const { arrival } = voyage
      const prematureMs = arrival.atMs - days(3)
      draft.report(arrival, prematureMs, {
        reportedMs: prematureMs - hours(1),
        untilMs: prematureMs + days(1),
      })
      draft.moment({ name: 'premature', atMs: prematureMs, source: 'line:TEST' })
      draft.moment({ name: 'arrived', atMs: arrival.atMs, source: 'line:TEST' })
    },
  },
  {
    key: 'availability-unknown',
    serial: 125,
    kind: 'failure',
    title: 'The terminal reports the container available, then for ten hours that it does not know, then available',
    invariant: 'the status is never available while the terminal does not know, and picked_up stays after the gate-out',
    holds: all(
      after('unknown', until('known_again', statusIsNot('available', 'not_available')), hours(1)),
      after('full_out', statusIsNot('available', 'not_available', 'grounded'), hours(4)),
    ),
    play: (draft) => {
      const voyage = sail(draft, { ports: ['CNSHA', 'USLAX'], outAfterDays: 4 })
      release(draft, voyage)
      const base = draft.feedOf('available')[0]!.fromMs
      const source = terminalSource(voyage.pod)
      const outMs = draft.feedOf('full_out')[0]!.fromMs
      const says = { unknown: base + hours(6), known_again: base + hours(16), stale: outMs + hours(5) }
      for (const [name, fromMs] of Object.entries(says))
        draft.feed({
          at: voyage.pod,
          source,
          name,
          fromMs,
          says: { availability: name === 'unknown' ? 'unknown' : 'yes' },
        })
    },
  },
  {
    key: 'fees-by-payee',
    serial: 126,
    kind: 'failure',
    title: 'The terminal collects its storage and the demurrage of the line, which reports the same demurrage itself',
    invariant: 'no fee is a sum of several: the list is that of the terminal, and its total is the one it reports',
    holds: all(noFeeIsSummed, after('terminal_fees', until('full_out', feesOfTerminal), hours(8))),
    play: (draft) => {
      const voyage = sail(draft, { ports: ['CNSHA', 'USLAX'], outAfterDays: 8 })
      release(draft, voyage)
      const at = voyage.pod
      const fromMs = draft.feedOf('available')[0]!.fromMs + days(3)
      const fee = (raw_type: string, amount: number) => ({ raw_type, amount, currency: 'USD' })
      const collected = [fee('STORAGE', STORAGE), fee('LINE DEMURRAGE', DEMURRAGE), fee('TOTAL', STORAGE + DEMURRAGE)]
      draft.feed({ at, source: terminalSource(at), name: 'terminal_fees', fromMs, says: { fees: collected } })
      draft.feed({
        at,
        source: `linefeed:${draft.story.line.scac}`,
        name: 'line_fees',
        fromMs: fromMs + hours(6),
        says: { fees: [fee('DEMURRAGE', DEMURRAGE)] },
      })
    },
  },
  {
    key: 'railway-ahead-of-line',
    serial: 124,
    kind: 'failure',
    title: 'The railway reports its arrival; the line keeps its estimate for a day and then reports a later arrival',
    invariant:
      'ind_ata_at is the railway’s as soon as the railway reports it, destination_ata_at the line’s and null until then',
    holds: all(
      isTrue('ind_ata_at'),
      happensOnce(`${T}arrived_at_inland_destination`, `${T}rail_unloaded`, `${T}full_out`),
      until('line_arrival', shipmentField('destination_ata_at', null)),
      after(
        'line_arrival',
        (seen) => (seen.shipment?.destination_ata_at ? null : 'the line’s arrival is not served'),
        hours(1),
      ),
    ),
    play: (draft) => {
      const voyage = sail(draft, {
        ports: ['CNYTN', 'USLAX'],
        rail: { to: 'USCHI', by: 'BNSF' },
        outAfterDays: 4,
      })
      release(draft, voyage)
      railway(draft, voyage, 'BNSF')
      const arrival = draft.act('rail_arrival')
      const lineMs = arrival.atMs + hours(26)
      for (const report of draft.reportsOf('rail_arrival')) {
        if (report.untilMs !== null && report.untilMs > arrival.atMs) report.untilMs = lineMs
        if (report.classifier !== 'ACT') continue
        report.fromMs = lineMs
        report.reportedMs = arrival.atMs + hours(7)
      }
      for (const report of draft.reportsOf('rail_unload')) report.fromMs = lineMs + hours(2)
      draft.moment({ name: 'line_arrival', atMs: lineMs, source: 'line:TEST' })
    },
  },
  {
    key: 'terminal-by-edifact',
    serial: 127,
    kind: 'failure',
    title: 'The terminal at Rotterdam reports by COARRI and CODECO, with the size code 0000',
    invariant:
      'its discharge and its pickup occur once, at its times, and the size stays the one that the line reports',
    holds: all(
      happensOnce(`${T}vessel_discharged`, `${T}full_out`),
      after('load', neverEmpty('equipment_type', 'equipment_length'), hours(3)),
    ),
    play: (draft) => {
      const voyage = sail(draft, { ports: ['CNNGB', 'NLRTM'] })
      release(draft, voyage)
      const { pod: at, outMs, discharges, sailings } = voyage
      const source = `edi:${terminalSource(at).split(':')[1]}`
      const moved = (name: string, atMs: number, event: Omit<FeedEventReport, 'classifier' | 'at'>) =>
        draft.feed({
          at,
          source,
          name,
          fromMs: atMs + hours(1),
          event: { classifier: 'actual', at: reportedAt(atMs), ...event },
        })
      const [discharge] = discharges
      moved('coarri', discharge!.atMs, { event: 'discharge', mode: 'vessel', laden: true, sailing: sailings.at(-1)! })
      moved('codeco', outMs, { event: 'gate_out', mode: 'truck', laden: true })
    },
  },
  {
    key: 'exam-off-dock',
    serial: 123,
    kind: 'failure',
    title: 'Customs examines the container at another facility of the port, where it is picked up afterwards',
    invariant: 'the gate-out to the exam is no pickup, and from then on holds and dates are those of the exam site',
    misreports: ['pod_full_out_at'],
    holds: all(
      after('exam_in', until('out_of_site', all(staysNull('pod_full_out_at'), statusIsNot('picked_up'))), hours(2)),
      after(
        'exam_in',
        until('exam_over', (seen, { containers }) =>
          readHolds(seen, containers[0]!).includes('customs') ? null : 'the customs hold is not served',
        ),
        hours(2),
      ),
    ),
    play: (draft) => {
      const voyage = sail(draft, { ports: ['CNSHA', 'USLAX'], outAfterDays: 6 })
      release(draft, voyage)
      const { pod, discharges, outMs } = voyage
      const later = ['customs_release', 'available', 'appointment', 'full_out', 'forgotten']
      draft.unfeed(...later.flatMap((name) => draft.feedOf(name)))
      const site = facility('USLAX', 'ETS')
      const examMs = discharges[0]!.atMs + days(1)
      const gate = (at: Facility, name: string, event: string, ms: number) =>
        draft.feed({
          at,
          source: terminalSource(at),
          name,
          fromMs: ms + hours(0.2),
          event: { event, classifier: 'actual', at: reportedAt(ms), mode: 'truck', laden: true },
        })
      gate(pod, 'exam_out', 'gate_out', examMs)
      gate(site, 'exam_in', 'gate_in', examMs + hours(2))
      const says = (name: string, fromMs: number, patch: FeedPatch) =>
        draft.feed({ at: site, source: terminalSource(site), name, fromMs, says: patch })
      says('held_at_site', examMs + hours(2.1), { availability: 'no', holds: [customs] })
      says('exam_over', examMs + days(2), { availability: 'yes', holds: [] })
      says('out_of_site', outMs + hours(0.3), { availability: 'no', full_out_at: reportedAt(outMs) })
    },
  },
]
