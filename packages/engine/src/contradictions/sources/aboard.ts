import { landings } from '../../project/custody/custody.ts'
import {
  isActual,
  isBoarding,
  isOnWater,
  isOpen,
  isSameVessel,
  namesVessel,
} from '../../project/milestones/milestones.ts'
import { moveName, when } from '../../project/milestones/move-in-words.ts'
import type { MilestoneClaim } from '../../project/types/projection.ts'
import { contradiction, type Recorded, type Rule, states } from '../contradiction/contradiction.ts'
import { speaker } from '../contradiction/sentences.ts'

const STILL_AT_SEA_MS = 12 * 3_600_000

/** A terminal reports the gate-out of a container that is at sea according to its line. */
export const aboard: Rule = ({ journey }) => {
  const found = gateOutAboard(journey)
  if (!found) return []
  const { out, instead } = found
  const isDisputed = journey.disputes.some(({ milestone }) => milestone === out)
  return [
    contradiction({
      kind: 'gate_out_while_aboard',
      about: '',
      severity: 'high',
      title: `${speaker(out.claim)} reports ${moveName(out, instead.place)} of ${journey.number} for ${when(out)}, and ${speaker(instead.claim)} has since reported ${isActual(instead) ? '' : 'as expected '}${moveName(instead, out.place)} for ${when(instead)}.`,
      statements: isDisputed
        ? [states(instead.claim, true), states(out.claim, false)]
        : [states(out.claim, true), states(instead.claim, false)],
    }),
  ]
}

interface GateOutAboard {
  out: MilestoneClaim
  /** What the line states instead. */
  instead: MilestoneClaim
}

export const gateOutAboard = ({ reported }: Recorded['journey']): GateOutAboard | undefined => {
  const open = reported.filter(isOpen)
  const ofLine = open.filter((milestone) => milestone.claim.source.kind === 'line' && isOnWater(milestone))
  return open.filter(isFullGateOut).flatMap((out): GateOutAboard[] => {
    const instead = atSea(out, ofLine)
    return instead ? [{ out, instead }] : []
  })[0]
}

const isFullGateOut = (milestone: MilestoneClaim): boolean => {
  const { claim, statement } = milestone
  return (
    isActual(milestone) &&
    statement.kind === 'gate_out' &&
    statement.laden !== false &&
    claim.source.kind === 'terminal'
  )
}

/**
 * What the line has stated since the gate-out: that the ship with the container is still to come, or that it has sailed
 * with it from there.
 */
const atSea = (out: MilestoneClaim, ofLine: readonly MilestoneClaim[]): MilestoneClaim | undefined => {
  const boarded = ofLine.find((milestone) => isActual(milestone) && isBoarding(milestone))
  if (!boarded) return undefined
  const landed = ofLine.filter(
    (milestone) =>
      isActual(milestone) && isLanding(milestone) && isThere(milestone, out) && milestone.time.ms >= boarded.time.ms,
  )
  if (landed.length > 0) return sailedOn(landed, out, ofLine)
  const said = ofLine.filter((milestone) => isThere(milestone, out) && milestone.claim.latestReportedMs > out.time.ms)
  return said.find((milestone) => hasSailed(milestone) && milestone.time.ms <= out.time.ms) ?? said.find(isAwaited(out))
}

/** The line's departure of the ship that brought it there, if the line expects the container elsewhere. */
const sailedOn = (
  landed: readonly MilestoneClaim[],
  out: MilestoneClaim,
  ofLine: readonly MilestoneClaim[],
): MilestoneClaim | undefined => {
  const goesOn = ofLine.some(
    (milestone) => isLanding(milestone) && !isThere(milestone, out) && milestone.time.ms > out.time.ms,
  )
  if (!goesOn || landed.some(({ statement }) => statement.kind === 'discharge')) return undefined
  return ofLine.find(
    (milestone) =>
      hasSailed(milestone) &&
      isThere(milestone, out) &&
      milestone.claim.latestReportedMs > out.time.ms &&
      landed.some((landing) => isByOneShip(landing, milestone)),
  )
}

const isAwaited = (out: MilestoneClaim) => (milestone: MilestoneClaim) =>
  milestone.statement.classifier === 'estimated' &&
  isLanding(milestone) &&
  milestone.time.ms >= out.time.ms + STILL_AT_SEA_MS &&
  milestone.time.ms > milestone.claim.latestReportedMs

const isThere = (milestone: MilestoneClaim, out: MilestoneClaim) => milestone.place.key === out.place.key
const hasSailed = (milestone: MilestoneClaim) => isActual(milestone) && milestone.statement.kind === 'depart'
const isLanding = ({ statement }: MilestoneClaim) => landings.includes(statement.kind)
const isByOneShip = ({ statement: a }: MilestoneClaim, { statement: b }: MilestoneClaim) =>
  namesVessel(a.vessel) && namesVessel(b.vessel) && isSameVessel(a.vessel, b.vessel)
