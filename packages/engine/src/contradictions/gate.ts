import { policyRowOf } from '../policy.ts'
import { landings } from '../project/custody.ts'
import { heldAtPickup, outOfOrder, pickupOf, reportedSince } from '../project/gate-flags.ts'
import { isActual, isOnWater, isOpen } from '../project/milestones.ts'
import type { MilestoneClaim, Visit } from '../project/projection.ts'
import { type Contradiction, contradiction, type Recorded, type Rule, states } from './contradiction.ts'
import { moveName, speaker, when } from './sentences.ts'

/** Reports of the gate through which a container leaves for its receiver that cannot be so. */
export const gate: Rule = (recorded) => {
  const out = pickupOf(recorded.journey)
  return [...(out ? ofPickup(out, recorded) : []), ...whileAboard(recorded)]
}

const ofPickup = (out: Visit, { journey }: Recorded): Contradiction[] => {
  const { number } = journey
  const found: Contradiction[] = []
  const { landed, returned } = outOfOrder(out, journey)
  if (landed)
    found.push(
      inOrder('discharge_after_gate_out', number, landed.set, out.set, `is reported for ${when(landed.set)}, after`),
    )
  if (returned)
    found.push(
      inOrder(
        'empty_return_before_gate_out',
        number,
        returned.set,
        out.set,
        `is reported for ${when(returned.set)}, before`,
      ),
    )
  const presence = reportedSince(out, journey)
  if (presence)
    found.push(
      contradiction({
        kind: 'gate_out_while_at_terminal',
        about: '',
        severity: 'high',
        title: `${speaker(out.set.claim)} reports ${moveName(out.set)} of ${number} for ${when(out.set)}, and ${speaker(presence.claim)} has since reported that it has the container.`,
        statements: [states(out.set.claim, true), states(presence.claim, false)],
        decidedBy: policyRowOf(out.set.statement),
      }),
    )
  const held = heldAtPickup(out, journey)
  if (held)
    found.push(
      contradiction({
        kind: 'picked_up_with_customs_hold',
        about: '',
        severity: 'high',
        title: `${speaker(out.set.claim)} reports ${moveName(out.set)} of ${number} for ${when(out.set)}, and ${speaker(held.claim)} holds it for customs.`,
        statements: [
          states(out.set.claim, true),
          { claim: held.claim, about: 'holds_at_pod_terminal', value: held.change, prevails: false },
        ],
      }),
    )
  return found
}

/** Both are served: nothing says which of the two times is wrong. */
const inOrder = (
  kind: 'discharge_after_gate_out' | 'empty_return_before_gate_out',
  number: string,
  move: MilestoneClaim,
  out: MilestoneClaim,
  words: string,
): Contradiction =>
  contradiction({
    kind,
    about: '',
    severity: 'medium',
    title: `${speaker(move.claim)}: ${moveName(move)} of ${number} ${words} ${moveName(out)} for ${when(out)} (${speaker(out.claim)}).`,
    statements: [states(move.claim, true), states(out.claim, true)],
  })

const HOUR_MS = 3_600_000
const STILL_AT_SEA_MS = 12 * HOUR_MS

/** A terminal reports the gate-out of a container that is at sea according to its line. */
const whileAboard = ({ journey }: Recorded): Contradiction[] => {
  const { reported, disputes, number } = journey
  const open = reported.filter(isOpen)
  const out = open.find((milestone) => isFullGateOut(milestone) && atSea(milestone, open))
  if (!out) return []
  const aboard = atSea(out, open)!
  const isDisputed = disputes.some(({ milestone }) => milestone === out)
  return [
    contradiction({
      kind: 'gate_out_while_aboard',
      about: '',
      severity: 'high',
      title: `${speaker(out.claim)} reports ${moveName(out)} of ${number} for ${when(out)}, and ${speaker(aboard.claim)} has since reported ${isActual(aboard) ? '' : 'as expected '}${moveName(aboard)} for ${when(aboard)}.`,
      statements: isDisputed
        ? [states(aboard.claim, true), states(out.claim, false)]
        : [states(out.claim, true), states(aboard.claim, false)],
    }),
  ]
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
 * What the line has said since the gate-out: that the ship with the container is still to come, or that it has sailed with
 * it from there.
 */
const atSea = (out: MilestoneClaim, open: readonly MilestoneClaim[]): MilestoneClaim | null => {
  const ofLine = open.filter((milestone) => milestone.claim.source.kind === 'line' && isOnWater(milestone))
  const boarded = ofLine.find((milestone) => isActual(milestone) && isBoarding(milestone))
  if (!boarded) return null
  const sailed = ofLine.find(
    (milestone) =>
      isActual(milestone) &&
      milestone.statement.kind === 'depart' &&
      milestone.place.key === out.place.key &&
      milestone.time.ms <= out.time.ms &&
      milestone.claim.latestReportedMs > out.time.ms,
  )
  const isBack = ofLine.some(
    (milestone) =>
      isActual(milestone) &&
      isLanding(milestone) &&
      milestone.time.ms >= boarded.time.ms &&
      milestone.place.key === out.place.key,
  )
  if (isBack) return null
  if (sailed) return sailed
  const awaited = ofLine.find(
    (milestone) =>
      milestone.statement.classifier === 'estimated' &&
      isLanding(milestone) &&
      milestone.place.key === out.place.key &&
      milestone.time.ms >= out.time.ms + STILL_AT_SEA_MS &&
      milestone.claim.latestReportedMs > out.time.ms &&
      milestone.time.ms > milestone.claim.latestReportedMs,
  )
  return awaited ?? null
}

const isBoarding = ({ statement: { kind } }: MilestoneClaim) => kind === 'load' || kind === 'depart'
const isLanding = ({ statement }: MilestoneClaim) => landings.includes(statement.kind)
