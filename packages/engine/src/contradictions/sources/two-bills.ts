import { placeName } from '../../project/milestones/move-in-words.ts'
import { areNeighbours } from '../../project/places/neighbours.ts'
import { isCurrent } from '../../project/stated-bill.ts'
import type { OtherBill, SourcedClaim, StatedBill, StatedPort } from '../../project/types/projection.ts'
import {
  type ContradictingStatement,
  type Contradiction,
  contradiction,
  type Recorded,
  type Rule,
} from '../contradiction/contradiction.ts'
import { speaker } from '../contradiction/sentences.ts'

/** Two open shipments of the account have the container, and their bills state different ports for one voyage. */
export const twoBills: Rule = (recorded) =>
  rivalsOf(recorded).flatMap(({ own, other, ports }) => {
    const standing = ports.filter(stands)
    return standing.length === 0 ? [] : differs(recorded, own, other, standing)
  })

/**
 * The older statements of a bill that another bill now contradicts and that have not been repeated since: only the next
 * response of their source shows whether they still apply.
 */
export const awaitedOfBill = (recorded: Recorded): SourcedClaim[] =>
  rivalsOf(recorded).flatMap(({ ports }) =>
    ports.filter(({ own, other }) => own.claim.latestReportedMs < other.sinceMs).map(({ own }) => own.claim),
  )

/** The ports of a bill, and since when they have been stated. */
export const portsOf = ({ number, pol, pod, calls }: StatedBill): unknown => [
  number,
  [pol, pod].map((port) => port && [port.place.key, port.sinceMs]),
  calls,
]

/** What other bills need to know about one container: whether it is on its way, and which ports differ. */
export const stateForOtherBills = (recorded: Recorded): unknown => [
  recorded.journey.number,
  isCurrent(recorded.settled),
  rivalsOf(recorded).map(({ other, ports }) => [
    other.shipmentId,
    ports.map((port) => [port.name, port.own.claim.id, stands(port)]),
  ]),
]

interface Rival {
  own: StatedBill
  other: OtherBill
  ports: readonly DifferingPort[]
}

interface DifferingPort {
  name: 'port_of_discharge' | 'port_of_lading'
  own: StatedPort
  other: StatedPort
}

const rivalsOf = ({ settled, bill, otherBills }: Recorded): Rival[] => {
  if (bill === null || !isCurrent(settled)) return []
  return otherBills
    .filter((other) => !isAfter(bill, other) && !isAfter(other, bill))
    .map((other) => ({ own: bill, other, ports: differingPorts(bill, other) }))
    .filter(({ ports }) => ports.length > 0)
}

/** Whether one voyage begins after the other has brought the container to its port: it was used again. */
const isAfter = ({ beginsMs }: StatedBill, { pod }: StatedBill): boolean =>
  beginsMs !== null && pod !== null && beginsMs >= pod.ms

const differingPorts = (own: StatedBill, other: StatedBill): DifferingPort[] =>
  (
    [
      ['port_of_discharge', own.pod, other.pod],
      ['port_of_lading', own.pol, other.pol],
    ] as const
  ).flatMap(([name, one, another]) =>
    one && another && !isOnWay(one, other) && !isOnWay(another, own) && !areNeighbours(one.place, another.place)
      ? { name, own: one, other: another }
      : [],
  )

/** Whether a port is one where the other bill's containers change ships: a bill for one leg ends there. */
const isOnWay = ({ place }: StatedPort, { calls }: StatedBill): boolean => calls.includes(place.key)

/** Whether both are stated at one time: the older statement was repeated after the newer one was first made. */
const stands = ({ own, other }: DifferingPort): boolean =>
  Math.min(own.claim.latestReportedMs, other.claim.latestReportedMs) >= Math.max(own.sinceMs, other.sinceMs)

/** Each of the two shipments serves the port of its own bill. */
const differs = (
  { journey: { number } }: Recorded,
  own: StatedBill,
  other: OtherBill,
  ports: readonly DifferingPort[],
): Contradiction => {
  const [first] = ports
  const isDischarge = first!.name === 'port_of_discharge'
  const role = isDischarge ? 'to' : 'from'
  const says = ({ number: bill }: StatedBill, { place, claim }: StatedPort, beside: StatedPort) =>
    `${role} ${placeName(place, beside.place)} by ${bill} (${speaker(claim)})`
  return {
    ...contradiction({
      kind: 'two_bills',
      about: other.shipmentId,
      severity: isDischarge ? 'high' : 'medium',
      title: `${number} goes ${says(own, first!.own, first!.other)}, and ${says(other, first!.other, first!.own)}: both bills are tracked.`,
      statements: ports.flatMap((port) => [
        namesPort(port.name, port.own, true),
        namesPort(port.name, port.other, false),
      ]),
    }),
    sinceMs: Math.max(...ports.flatMap((port) => [port.own.sinceMs, port.other.sinceMs])),
  }
}

const namesPort = (
  name: DifferingPort['name'],
  { place, claim }: StatedPort,
  prevails: boolean,
): ContradictingStatement => ({ claim, about: `${name}_locode`, value: place.locode ?? place.name, prevails })
