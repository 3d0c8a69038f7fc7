import { dayIn } from '../../charges/days.ts'
import type { ExpectedMilestone } from '../../expected/expected.ts'
import { publicId } from '../../source-id.ts'
import type { Milestone } from '../../statement.ts'
import { roughMs } from '../../time.ts'
import { dateInWords, formatName } from '../../wording.ts'
import type { Attended, AttendedContainer } from '../entry/attended.ts'
import { stated } from '../entry/evidence.ts'
import type { Late } from './late-steps.ts'

/** Estimates of a shipment that one of its containers can miss alone, because it is on another ship. */
const estimated = {
  departure: {
    ofShipment: 'departure',
    kinds: ['depart'],
    verb: 'leave',
    did: 'it did',
    place: 'port_of_lading',
    zone: 'pol_timezone',
  },
  arrival: {
    ofShipment: 'arrival pod',
    kinds: ['arrive', 'berth'],
    verb: 'arrive at',
    did: 'it did',
    place: 'port_of_discharge',
    zone: 'pod_timezone',
  },
  // For a line that reports no arrivals.
  discharge: {
    ofShipment: 'discharge',
    kinds: ['arrive', 'berth'],
    verb: 'arrive at',
    did: 'it was discharged',
    place: 'port_of_discharge',
    zone: 'pod_timezone',
  },
  inland_arrival: {
    ofShipment: 'arrival destination',
    kinds: ['arrive', 'discharge'],
    verb: 'arrive at',
    did: 'it did',
    place: 'destination',
    zone: 'destination_timezone',
  },
} as const satisfies Partial<Record<ExpectedMilestone['milestone'], object>>

/** Null for milestones without an estimate, and where an entry of the shipment (`about`) already says the same. */
export const lateEstimate = (
  { claims, shipment, line }: Attended,
  { number }: AttendedContainer,
  due: ExpectedMilestone,
  saidOfShipment: ReadonlySet<string>,
): Late | null => {
  const what = estimated[due.milestone as keyof typeof estimated]
  if (!what || saidOfShipment.has(what.ofShipment) || (due.basis !== 'plan' && due.basis !== 'estimate')) return null
  const kinds: readonly string[] = what.kinds
  const dueMs = Date.parse(due.due_from)
  const distance = (statement: Milestone) => Math.abs(roughMs(statement.time) - dueMs)
  const [nearest] = claims
    .flatMap((claim) => {
      const { statement, source, closedMs } = claim
      const isIt =
        statement.says === 'milestone' &&
        statement.classifier !== 'actual' &&
        kinds.includes(statement.kind) &&
        closedMs === null &&
        publicId(source.id) === due.stated_by
      return isIt ? [{ claim, away: distance(statement) }] : []
    })
    .sort((a, b) => a.away - b.away)
  const fields = shipment!.fields
  const isThere = fields[`${what.place}_locode`] === due.place
  const place = formatName(isThere ? fields[`${what.place}_name`] : null, due.place) ?? 'its port'
  const day = dateInWords(dayIn(dueMs, isThere ? fields[what.zone] : null))
  return {
    about: due.milestone.replace('_', ' '),
    cause: due.due_from,
    severity: 'medium',
    title: `${number} was to ${what.verb} ${place} on ${day}, and no source reports that ${what.did}.`,
    who_acts: { role: 'shipping_line', name: line.name },
    evidence: nearest ? [stated('meta.expected', due.due_from, nearest.claim)] : [],
  }
}
