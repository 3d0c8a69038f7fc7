import { type Draft, days, type Facility, hours, terminalSource } from './draft.ts'
import type { Voyage } from './sail.ts'
import type { FeedPatch, ReportedTime } from './story.ts'

export const USD = 'USD'
export const reportedAt = (ms: number, form: ReportedTime['form'] = 'offset'): ReportedTime => ({ ms, form })

export const freight = { raw_name: 'FREIGHT', raw_status: 'HOLD', description: 'Freight charges unpaid' }
export const customs = { raw_name: 'CUSTOMS', raw_status: 'HOLD', description: 'CBP release not received' }
const customsPending = { raw_name: 'CUSTOMS', raw_status: 'PENDING' }

export interface Release {
  /** Free days after the container is ready. */
  freeDays?: number
  /** How the facility writes the last free day. */
  lfdForm?: ReportedTime['form']
  /** Weight in pounds; null: not reported. */
  weight?: number | null
}

/** A port terminal's reports on an import container: manifested, held, discharged, released, available, gone. */
export const release = (draft: Draft, voyage: Voyage, options: Release = {}): void => {
  const { containers, pod, last, arrival, discharges, readyMs } = voyage
  const staysHere = last === pod
  for (const container of containers) {
    const source = terminalSource(pod)
    const feed = (name: string, fromMs: number, says: FeedPatch) =>
      draft.feed({ at: pod, source, container, name, fromMs, says })
    const soon = () => draft.jitter(20) + hours(0.1)
    const discharge = discharges.find((act) => act.container === container)!
    const { story } = draft
    const sailing = arrival.sailing!
    feed('manifested', arrival.atMs - days(4) + soon(), {
      line_scac: story.line.scac,
      bill_of_lading: story.bill,
      vessel: sailing.vessel,
      voyage: sailing.voyage,
      availability: 'no',
      holds: [freight, customsPending],
      eta_at: reportedAt(arrival.atMs),
    })
    draft.feed({
      at: pod,
      source,
      container,
      name: 'berth',
      fromMs: arrival.atMs + hours(2.2),
      event: { event: 'berth', classifier: 'actual', at: reportedAt(arrival.atMs + hours(2)), mode: 'vessel', sailing },
    })
    const weight = options.weight === undefined ? draft.random.int(18_000, 52_000) : options.weight
    feed('discharge', discharge.atMs + soon(), {
      discharged_at: reportedAt(discharge.atMs),
      yard_location: `${draft.random.pick(['A', 'B', 'C'])}${draft.random.int(10, 99)}.${draft.random.int(1, 5)}`,
      holds: [freight, customs],
      fees: [],
      ...(weight === null ? {} : { weight: { value: weight, unit: 'lb' } }),
      seal: story.line.quirks.noSeals ? undefined : story.seals[container],
      eta_at: undefined,
    })
    feed('freight_release', discharge.atMs + hours(9) + soon(), { holds: [customs] })
    feed('customs_release', discharge.atMs + hours(16) + soon(), { holds: [] })
    if (!staysHere) {
      draft.feed({ at: pod, source, container, name: 'forgotten', fromMs: discharge.atMs + days(9), forget: true })
      continue
    }
    ready(draft, { source, at: pod, container, readyMs, options, appointment: true })
  }
}

interface Ready {
  source: string
  at: Facility
  container: number
  readyMs: number
  options: Release
  appointment?: boolean
}

/** From the release of a container to the day after it left. */
const ready = (draft: Draft, { source, at, container, readyMs, options, appointment = false }: Ready): void => {
  const feed = (name: string, fromMs: number, says: FeedPatch) =>
    draft.feed({ at, source, container, name, fromMs, says })
  const soon = () => draft.jitter(15) + hours(0.05)
  const lfdMs = readyMs + days(options.freeDays ?? 4)
  feed('available', readyMs + soon(), {
    availability: 'yes',
    last_free_day: reportedAt(lfdMs, options.lfdForm ?? 'date'),
    holds: [],
  })
  draft.moment({ name: 'lfd', atMs: lfdMs, source: 'calendar', dayIn: at.place.zone })
  const out = draft.act('full_out', container)
  if (appointment)
    feed('appointment', Math.max(readyMs + hours(4), out.atMs - days(1)), { appointment_at: reportedAt(out.atMs) })
  feed('full_out', out.atMs + soon(), {
    full_out_at: reportedAt(out.atMs),
    chassis_number: `QXCZ${draft.random.int(100_000, 999_999)}`,
    availability: 'no',
    appointment_at: null,
    fees: [],
  })
  draft.feed({ at, source, container, name: 'forgotten', fromMs: out.atMs + days(3), forget: true })
}

/** A railway's reports on a container between the port and the ramp. */
export const railway = (draft: Draft, voyage: Voyage, by: string, options: Release = {}): void => {
  const { containers, pod, last, readyMs } = voyage
  const source = `rail:${by}`
  // The line's report of the same arrival is the shipment's, not the container's.
  draft.happened('ind_ata_at', draft.act('rail_arrival'))
  for (const container of containers) {
    const soon = () => draft.jitter(25) + hours(0.1)
    const feed = (at: Facility, name: string, fromMs: number, says: FeedPatch) =>
      draft.feed({ at, source, container, name, fromMs, says })
    const load = draft.act('rail_load', container)
    const departure = draft.act('rail_departure')
    const arrival = draft.act('rail_arrival')
    const unload = draft.act('rail_unload', container)
    feed(pod, 'rail_load', load.atMs + soon(), { rail_carrier_scac: by, rail_loaded_at: reportedAt(load.atMs) })
    feed(pod, 'rail_departure', departure.atMs + soon(), { rail_departed_at: reportedAt(departure.atMs) })
    feed(last, 'rail_eta', departure.atMs + hours(1), {
      rail_carrier_scac: by,
      eta_at: reportedAt(arrival.atMs + hours(draft.random.int(-6, 6))),
      bill_of_lading: draft.story.bill,
    })
    feed(last, 'rail_eta', arrival.atMs - hours(30), { eta_at: reportedAt(arrival.atMs + hours(1)) })
    feed(last, 'rail_arrival', arrival.atMs + soon(), { rail_arrived_at: reportedAt(arrival.atMs), eta_at: undefined })
    feed(last, 'rail_unload', unload.atMs + soon(), {
      rail_unloaded_at: reportedAt(unload.atMs),
      availability: 'no',
      holds: [],
      fees: [],
    })
    ready(draft, { source, at: last, container, readyMs, options: { freeDays: 2, ...options } })
  }
}

/** An inland container yard that reports when the container can be picked up. */
export const inlandYard = (draft: Draft, voyage: Voyage, options: Release = {}): void => {
  const { containers, last, readyMs } = voyage
  for (const container of containers) {
    draft.feed({
      at: last,
      source: terminalSource(last),
      container,
      name: 'inland_yard',
      fromMs: readyMs - hours(2),
      says: { availability: 'no', holds: [], fees: [] },
    })
    ready(draft, { source: terminalSource(last), at: last, container, readyMs, options })
  }
}
