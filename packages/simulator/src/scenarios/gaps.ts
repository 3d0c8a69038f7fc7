import type { Check, Scenario } from '../scenario.ts'
import { lineOf } from '../story/lines.ts'
import { release } from '../story/release.ts'
import { sail } from '../story/sail.ts'
import { HOUR_MS } from '../time.ts'
import {
  after,
  all,
  containerCount,
  eachContainer,
  happensOnce,
  inOrder,
  neverHappens,
  requestIs,
  shipmentField,
  status,
  until,
} from './checks.ts'

const T = 'container.transport.'
const once = happensOnce(
  `${T}vessel_loaded`,
  `${T}vessel_departed`,
  `${T}transshipment_discharged`,
  `${T}vessel_arrived`,
  `${T}vessel_discharged`,
  `${T}full_out`,
  `${T}empty_in`,
)

const isNull = (...names: string[]): Check =>
  eachContainer((_container, _seen, fieldOf) => {
    const set = names.find((name) => fieldOf(name) !== null)
    return set ? `${set} is ${String(fieldOf(set))}` : null
  })

interface Gap {
  serial: number
  scac: string
  invariant: string
  holds?: Check
  unreported?: string[]
  misreports?: string[]
  containers?: number
  weight?: number | null
}

/** One line for each known gap of real lines: what it does not report is null, never guessed. */
const gaps: readonly Gap[] = [
  { serial: 21, scac: 'QXWT', invariant: 'weight_in_lbs stays null', holds: isNull('weight_in_lbs'), weight: null },
  { serial: 22, scac: 'QXSL', invariant: 'seal_number stays null', holds: isNull('seal_number') },
  {
    serial: 23,
    scac: 'QXET',
    invariant: 'equipment type, length and height stay null',
    holds: isNull('equipment_type', 'equipment_length', 'equipment_height'),
  },
  {
    serial: 24,
    scac: 'QXDP',
    invariant: 'pol_atd_at stays null; the container is on_ship by its loading',
    unreported: ['pol_vessel_departed_at'],
    holds: all(
      isNull('pol_vessel_departed_at'),
      shipmentField('pol_atd_at', null),
      after('load', until('discharge', status('on_ship')), 3 * HOUR_MS),
    ),
  },
  {
    serial: 25,
    scac: 'QXAR',
    invariant: 'the discharge alone determines the port of discharge; no arrival is invented',
    unreported: ['pod_arrived_at'],
    holds: all(isNull('pod_arrived_at'), neverHappens(`${T}vessel_arrived`, `${T}transshipment_arrived`)),
  },
  {
    serial: 26,
    scac: 'QXDA',
    invariant: 'loadings and discharges alone determine the route; no call of a vessel is invented',
    unreported: ['pod_arrived_at', 'pol_vessel_departed_at'],
    // Until the container is loaded again nothing shows that it continues.
    misreports: ['pod_discharged_at'],
    holds: all(
      isNull('pod_arrived_at', 'pol_vessel_departed_at'),
      after('transshipment_load', until('discharge', isNull('pod_discharged_at')), HOUR_MS),
    ),
  },
  {
    serial: 27,
    scac: 'QXDT',
    invariant: 'a date stays the same date at its place, and no event is served before one that it must follow',
    holds: inOrder,
  },
  {
    serial: 28,
    scac: 'QXAW',
    invariant: 'the weight served is the one reported, the same for each container of the bill',
    containers: 3,
    weight: 40_000,
    holds: (seen) => {
      const weights = new Set([...seen.containers.values()].map((container) => container.weight_in_lbs ?? null))
      weights.delete(null)
      return weights.size > 1 ? `the weights differ: ${[...weights].join(', ')}` : null
    },
  },
  { serial: 29, scac: 'QXLZ', invariant: 'local time with a false Z is read as local time at its place' },
  { serial: 30, scac: 'QXWR', invariant: 'a new created time is not a change: the journey is not affected by it' },
  { serial: 91, scac: 'QXNV', invariant: 'a call without its vessel is not another call: each milestone occurs once' },
  { serial: 92, scac: 'QXPL', invariant: 'PLAN is a plan' },
  { serial: 93, scac: 'QXSE', invariant: 'the journey needs no event of the booking' },
  { serial: 94, scac: 'QXTX', invariant: 'places are found by their names, and times are local there' },
  {
    serial: 95,
    scac: 'QXCT',
    invariant: 'an unknown number waits for its manifest, and does not fail at once',
    holds: requestIs('pending', 'awaiting_manifest', 'created', 'tracking_stopped'),
  },
  { serial: 96, scac: 'QXON', invariant: 'one shipment, whether it is requested by bill or by booking' },
]

export const gapScenarios: readonly Scenario[] = gaps.map(
  ({ serial, scac, invariant, holds, unreported, misreports, containers = 1, weight }): Scenario => {
    const line = lineOf(scac)!
    return {
      key: `gap-${line.gap!.toLowerCase().replace(/[^a-z]+/g, '-')}`,
      serial,
      kind: 'failure',
      title: `A line with a gap: ${line.gap}`,
      invariant,
      line: scac,
      containers,
      holds: all(containerCount(containers), once, ...(holds ? [holds] : [])),
      ...(unreported ? { unreported } : {}),
      ...(misreports ? { misreports } : {}),
      play: (draft) => {
        const voyage = sail(draft, { ports: ['CNSHA', 'KRPUS', 'USSEA'] })
        release(draft, voyage, weight === undefined ? {} : { weight })
        draft.story.bookingReports.push({ code: 'CONF', fromMs: 0 })
      },
    }
  },
)
