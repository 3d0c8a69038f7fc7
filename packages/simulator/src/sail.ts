import { type Draft, days, type Facility, facility, hours } from './draft.ts'
import { barges, feeders, type Sailing, sailingOf, vessels } from './fleet.ts'
import { placeOf, transitMs } from './places.ts'
import type { Act, ActCode, DcsaMode } from './story.ts'

/** Where a journey leads, in the order of its ports; the rest has defaults that fit most. */
export interface Itinerary {
  /** Port of loading, transshipments, port of discharge. */
  ports: readonly string[]
  /** Terminal codes where a port has several. */
  terminals?: Readonly<Record<string, string>>
  equipment?: string
  boxes?: readonly number[]
  /** The first leg goes by a feeder ship. */
  feeder?: boolean
  bargeFrom?: string
  bargeTo?: string
  truckTo?: string
  rail?: { to: string; by: string }
  /** Days after its discharge at which the box leaves the last terminal. */
  outAfterDays?: number
  startsMs?: number
}

/** What a voyage gave: the acts that scenarios go on to tell lies about. */
export interface Voyage {
  boxes: readonly number[]
  pod: Facility
  last: Facility
  sailings: Sailing[]
  arrival: Act
  discharges: Act[]
  /** When the box can be called for, at the port or inland. */
  readyMs: number
  outMs: number
}

/** Where a place has no terminal of a list, the place alone is told. */
const at = (locode: string, code?: string): Facility => {
  const place = placeOf(locode)
  return place.terminals.length > 0 ? facility(locode, code) : { place, terminal: { code: locode, name: place.name } }
}

const REPORTS_AFTER_MIN = 25
const REPORTS_WITHIN_MIN = 95

/** Plays a voyage: the acts, what the line tells of each and when, and the estimates before. */
export const sail = (draft: Draft, itinerary: Itinerary): Voyage => {
  const { ports, terminals = {}, equipment, rail, bargeFrom, bargeTo, truckTo, startsMs = 0 } = itinerary
  const boxes = itinerary.boxes ?? draft.story.boxes.map((_, index) => index)
  if (equipment) draft.story.equipment = equipment
  const told = () => hours(REPORTS_AFTER_MIN / 60) + draft.jitter(REPORTS_WITHIN_MIN)

  const move = (
    name: string,
    atMs: number,
    code: ActCode,
    mode: DcsaMode,
    where: Facility,
    more: Partial<Act> & { field?: string } = {},
  ): Act[] => {
    const { field, ...rest } = more
    return boxes.map((box) => {
      const act = draft.add({
        name,
        atMs: atMs + box * 7 * 60_000,
        box,
        code,
        mode,
        laden: true,
        place: where.place,
        terminal: where.place.terminals.length > 0 ? where.terminal : null,
        facilityType: where.terminal.ramp ? 'RAMP' : 'POTE',
        sailing: null,
        ...rest,
      })
      draft.tell(act, act.atMs + told())
      if (field) draft.happened(field, act)
      return act
    })
  }
  /** The call of a ship or train: it names no box. */
  const call = (
    name: string,
    atMs: number,
    code: 'DEPA' | 'ARRI',
    mode: DcsaMode,
    where: Facility,
    sailing: Sailing | null,
    knownFromMs: number,
    field?: string,
  ): Act => {
    const act = draft.add({
      name,
      atMs,
      box: null,
      code,
      mode,
      laden: true,
      place: where.place,
      terminal: where.place.terminals.length > 0 ? where.terminal : null,
      facilityType: where.terminal.ramp ? 'RAMP' : 'POTE',
      sailing,
    })
    draft.tell(act, atMs + told())
    // Early plans are round and off by hours; they settle as the ship comes nearer.
    const off = (most: number) => draft.random.int(-most, most) * hours(1)
    draft.estimate(act, [
      { fromMs: knownFromMs, saysMs: atMs + off(9), classifier: 'PLN' },
      { fromMs: Math.max(knownFromMs + hours(30), atMs - days(6)), saysMs: atMs + off(5) },
      { fromMs: Math.max(knownFromMs + hours(31), atMs - hours(26)), saysMs: atMs + off(1) },
    ])
    if (field) for (const box of boxes) draft.story.truth[box]![field] ??= atMs
    return act
  }

  const knownFromMs = startsMs + hours(1)
  const pol = at(ports[0]!, terminals[ports[0]!])
  const depot = { facilityType: 'DEPO' as const, terminal: null, laden: false }
  let clockMs = startsMs + hours(20) + draft.jitter(180)
  const origin = bargeFrom ? at(bargeFrom) : pol
  move('empty_out', clockMs, 'GTOT', 'TRUCK', origin, { ...depot, field: 'empty_out_at' })
  const taken: Sailing['vessel'][] = []
  const sailings: Sailing[] = []
  if (bargeFrom) {
    const sailing = sailingOf(draft.random, barges, taken)
    move('barge_load', clockMs + days(2), 'LOAD', 'BARGE', origin, { sailing })
    call('barge_departure', clockMs + days(2) + hours(6), 'DEPA', 'BARGE', origin, sailing, knownFromMs)
    clockMs += days(2) + hours(6) + transitMs(bargeFrom, ports[0]!)
    call('barge_arrival', clockMs, 'ARRI', 'BARGE', pol, sailing, knownFromMs)
    move('barge_discharge', clockMs + hours(5), 'DISC', 'BARGE', pol, { sailing })
    clockMs += hours(5)
  } else {
    clockMs += days(2) + draft.jitter(600)
    move('gate_in', clockMs, 'GTIN', 'TRUCK', pol, { field: 'pol_full_in_at' })
  }

  let arrival!: Act
  let discharges: Act[] = []
  let pod = pol
  for (const [index, locode] of ports.slice(1).entries()) {
    const from = pod
    pod = at(locode, terminals[locode])
    const isFirst = index === 0
    const isLast = index === ports.length - 2
    const sailing = sailingOf(draft.random, isFirst && itinerary.feeder ? feeders : vessels, taken)
    taken.push(sailing.vessel)
    sailings.push(sailing)
    const leaving = isFirst ? '' : 'transshipment_'
    const coming = isLast ? '' : 'transshipment_'
    const nth = (leg: number) => (leg > 1 ? `_${leg}` : '')
    clockMs += (isFirst ? days(2) : days(4)) + draft.jitter(420)
    move(`${leaving}load${nth(index)}`, clockMs, 'LOAD', 'VESSEL', from, {
      sailing,
      ...(isFirst ? { field: 'pol_vessel_loaded_at' } : {}),
    })
    clockMs += hours(9) + draft.jitter(120)
    const leavesField = isFirst ? 'pol_vessel_departed_at' : undefined
    call(`${leaving}departure${nth(index)}`, clockMs, 'DEPA', 'VESSEL', from, sailing, knownFromMs, leavesField)
    clockMs += transitMs(from.place.locode, locode) + draft.jitter(600)
    const comesField = isLast ? 'pod_arrived_at' : undefined
    arrival = call(
      `${coming}arrival${nth(index + 1)}`.replace(/^arrival_\d$/, 'arrival'),
      clockMs,
      'ARRI',
      'VESSEL',
      pod,
      sailing,
      knownFromMs,
      comesField,
    )
    clockMs += hours(11) + draft.jitter(300)
    discharges = move(
      `${coming}discharge${nth(index + 1)}`.replace(/^discharge_\d$/, 'discharge'),
      clockMs,
      'DISC',
      'VESSEL',
      pod,
      { sailing, ...(isLast ? { field: 'pod_discharged_at' } : {}) },
    )
  }
  const dischargedMs = clockMs
  let last = pod
  let outField = 'pod_full_out_at'
  let readyMs = dischargedMs + hours(20) + draft.jitter(120)
  if (rail) {
    last = at(rail.to)
    outField = 'final_destination_full_out_at'
    clockMs += days(2) + draft.jitter(300)
    move('rail_load', clockMs, 'LOAD', 'RAIL', pod, { field: 'pod_rail_loaded_at' })
    clockMs += hours(9) + draft.jitter(90)
    call('rail_departure', clockMs, 'DEPA', 'RAIL', pod, null, dischargedMs, 'pod_rail_departed_at')
    clockMs += transitMs(pod.place.locode, rail.to) + draft.jitter(300)
    call('rail_arrival', clockMs, 'ARRI', 'RAIL', last, null, knownFromMs, 'ind_ata_at')
    clockMs += hours(5) + draft.jitter(60)
    move('rail_unload', clockMs, 'DISC', 'RAIL', last, { field: 'ind_rail_unloaded_at' })
    readyMs = clockMs + hours(4)
  } else if (bargeTo) {
    last = at(bargeTo)
    outField = 'final_destination_full_out_at'
    const sailing = sailingOf(draft.random, barges, taken)
    clockMs += days(2)
    move('barge_load', clockMs, 'LOAD', 'BARGE', pod, { sailing })
    clockMs += hours(6)
    call('barge_departure', clockMs, 'DEPA', 'BARGE', pod, sailing, dischargedMs)
    clockMs += transitMs(pod.place.locode, bargeTo)
    call('barge_arrival', clockMs, 'ARRI', 'BARGE', last, sailing, knownFromMs, 'ind_ata_at')
    clockMs += hours(4)
    move('barge_discharge', clockMs, 'DISC', 'BARGE', last, { sailing, facilityType: 'INTE' })
    readyMs = clockMs + hours(4)
  } else if (truckTo) {
    last = at(truckTo)
    outField = 'final_destination_full_out_at'
    clockMs += days(1) + draft.jitter(300)
    move('linehaul_out', clockMs, 'GTOT', 'TRUCK', pod)
    clockMs += transitMs(pod.place.locode, truckTo)
    const inland = move('linehaul_in', clockMs, 'GTIN', 'TRUCK', last, { facilityType: 'INTE', field: 'ind_ata_at' })
    for (const act of inland) draft.estimate(act, [{ fromMs: knownFromMs, saysMs: clockMs, classifier: 'PLN' }])
    readyMs = clockMs + hours(3)
  }
  const outMs = Math.max(readyMs + hours(8), clockMs + days(itinerary.outAfterDays ?? 2)) + draft.jitter(240)
  const gate = last === pod ? {} : { facilityType: last.terminal.ramp ? ('RAMP' as const) : ('INTE' as const) }
  move('full_out', outMs, 'GTOT', 'TRUCK', last, { ...gate, field: outField })
  move('empty_return', outMs + days(3) + draft.jitter(600), 'GTIN', 'TRUCK', last, {
    ...depot,
    field: 'empty_terminated_at',
  })
  return { boxes, pod, last, sailings, arrival, discharges, readyMs, outMs }
}
