import { showsPresence } from '../../project/disputes/disputed-port.ts'
import { isOfContainer } from '../../project/facts/terminal-facts.ts'
import { isElsewhereInPort } from '../../project/flags/flags.ts'
import { isActual, isOnWater, isOpen } from '../../project/milestones/milestones.ts'
import { moveName, placeName, when } from '../../project/milestones/move-in-words.ts'
import { areNeighbours } from '../../project/places/neighbours.ts'
import type { MilestoneClaim, SourcedClaim } from '../../project/types/projection.ts'
import { formatName } from '../../wording.ts'
import { type Contradiction, contradiction, type Recorded, type Rule, states } from '../contradiction/contradiction.ts'
import { placeCode, speaker } from '../contradiction/sentences.ts'
import { gateOutAboard } from './aboard.ts'
import { unknownTerminals } from './unknown-terminals.ts'

/** Facilities that cannot all have the container, and places that cannot all be right. */
export const terminals: Rule = (recorded) => {
  const known = twoTerminals(recorded)
  const rivals = known.length > 0 ? known : unknownTerminals(recorded)
  return [...rivals, ...(rivals.length > 0 ? [] : otherTerminal(recorded)), ...otherPlace(recorded)]
}

/** Two terminals of the port both report that they have the container. */
const twoTerminals = ({ journey }: Recorded): Contradiction[] => {
  const { facts, number, pickup, disputes } = journey
  const holder = pickup.reporting.atPort
  if (!holder) return []
  const fact = facts.find((one) => isOfContainer(one, number) && showsPresence(one) && isElsewhereInPort(one, pickup))
  const dispute = disputes.find(
    ({ milestone, reason }) =>
      reason === 'other_facility' && isOpen(milestone) && isActual(milestone) && hasIt(milestone),
  )
  const rival = fact ? states(fact.claim, false) : dispute ? states(dispute.milestone.claim, false) : null
  if (rival === null || rival.claim.source.id === holder.claim.source.id) return []
  if (hasLetGo(holder.claim, fact?.claim.firstSeenMs ?? dispute!.milestone.time.ms, journey)) return []
  return [
    contradiction({
      kind: 'two_terminals',
      about: rival.claim.source.id,
      severity: 'high',
      title: `${speaker(holder.claim)} and ${speaker(rival.claim)} both report that they have ${number}.`,
      statements: [states(holder.claim, true), rival],
    }),
  ]
}

/**
 * Whether the terminal reported that the container left before the other had it, and not that it is there since. It
 * moved, even if nobody reports how.
 */
const hasLetGo = (
  { source }: SourcedClaim,
  rivalMs: number,
  { facts, number, pickup }: Recorded['journey'],
): boolean => {
  const left = pickup.presence.left?.set
  if (left === undefined || left.claim.source.id !== source.id || rivalMs < left.time.ms) return false
  return !facts.some(
    (one) =>
      one.claim.source.id === source.id &&
      isOfContainer(one, number) &&
      showsPresence(one) &&
      one.claim.closedMs === null &&
      one.claim.firstSeenMs > left.claim.firstSeenMs,
  )
}

const hasIt = ({ statement: { kind }, claim }: MilestoneClaim) =>
  claim.source.kind === 'terminal' && ['arrive', 'berth', 'discharge', 'gate_in', 'available'].includes(kind)

/** The line names one terminal of the port, and another one reports that it has the container. */
const otherTerminal = ({ journey, facilityName }: Recorded): Contradiction[] => {
  const { milestones, number, pickup } = journey
  const moved = milestones.find(
    ({ statedAt, place, claim }) =>
      statedAt?.key === place.key &&
      statedAt.terminal != null &&
      place.terminal !== null &&
      statedAt.terminal.id !== place.terminal.id &&
      claim.closedMs === null,
  )
  const by = pickup.reporting.atPort?.claim
  if (!moved || !by || by.source.id === moved.claim.source.id) return []
  const { facilityCode, name } = moved.statement.place
  const terminal = facilityName(moved.statedAt!.terminal!.id) ?? formatName(name, facilityCode)
  return [
    contradiction({
      kind: 'place_differs',
      about: placeCode(moved.place),
      severity: 'medium',
      title: `${speaker(moved.claim)} reports ${moveName(moved)} of ${number} at another terminal (${terminal}), and ${speaker(by)} reports that it has the container.`,
      statements: [states(by, true), states(moved.claim, false)],
    }),
  ]
}

/** A terminal reports a move off the line's route, or where the container no longer is by the line's reports. */
const otherPlace = ({ journey }: Recorded): Contradiction[] => {
  const { disputes, number, route, openedMs } = journey
  const call = route.podCall
  if (call?.claim.source.kind !== 'line') return []
  const left = gateOutAboard(journey)?.out
  const elsewhere = disputes.find(
    ({ milestone, reason }) =>
      (reason === 'not_on_route' || reason === 'moved_on') &&
      isOpen(milestone) &&
      isActual(milestone) &&
      milestone !== left &&
      milestone.statement.laden !== false &&
      milestone.claim.source.kind === 'terminal' &&
      milestone.claim.firstSeenMs >= openedMs &&
      !areNeighbours(milestone.place, call.place) &&
      !isCarriage(milestone, journey) &&
      !wasLoadedAgain(milestone, journey),
  )?.milestone
  if (!elsewhere) return []
  return [
    contradiction({
      kind: 'place_differs',
      about: placeCode(elsewhere.place),
      severity: 'medium',
      title: `${speaker(elsewhere.claim)} reports ${moveName(elsewhere, call.place)} of ${number} for ${when(elsewhere)}, and ${speaker(call.claim)} names ${placeName(call.place, elsewhere.place)} as its port of discharge.`,
      statements: [states(call.claim, true), states(elsewhere.claim, false)],
    }),
  ]
}

const isActualAboard = (milestone: MilestoneClaim): boolean =>
  isOpen(milestone) && isActual(milestone) && isOnWater(milestone)

/**
 * Whether it is a move on land before the ship took the container, or after it was picked up at its port: inland, it may
 * be at places that the line does not know of.
 */
const isCarriage = (milestone: MilestoneClaim, { reported, pickup }: Recorded['journey']): boolean => {
  if (isOnWater(milestone)) return false
  const boarded = reported.filter((other) => other.claim.source.kind === 'line' && isActualAboard(other))
  const firstMs = Math.min(...boarded.map(({ time }) => time.ms))
  const left = pickup.presence.left?.set
  return milestone.time.ms <= firstMs || (left !== undefined && milestone.time.ms >= left.time.ms)
}

/** Whether a ship took it on from there, to the port that the line names: it only changed ships there. */
const wasLoadedAgain = (milestone: MilestoneClaim, { reported }: Recorded['journey']): boolean =>
  reported.some(
    (other) =>
      isActualAboard(other) &&
      (other.statement.kind === 'load' || other.statement.kind === 'depart') &&
      other.place.key === milestone.place.key &&
      other.time.ms >= milestone.time.ms,
  )
