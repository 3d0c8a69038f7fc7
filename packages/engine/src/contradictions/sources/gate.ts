import { heldAtPickup, outOfOrder, pickupOf, reportedSince } from '../../project/flags/gate-flags.ts'
import { moveName, when } from '../../project/milestones/move-in-words.ts'
import type { MilestoneClaim, Visit } from '../../project/types/projection.ts'
import { nameOfHold } from '../../statement.ts'
import {
  type Contradiction,
  contradiction,
  type Recorded,
  type Rule,
  states,
  statesHold,
} from '../contradiction/contradiction.ts'
import { speaker, unlessSame } from '../contradiction/sentences.ts'

/** Impossible reports about the gate through which the container leaves for its receiver. */
export const gate: Rule = (recorded) => {
  const out = pickupOf(recorded.journey)
  return out ? ofPickup(out, recorded) : []
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
      }),
    )
  const held = heldAtPickup(out, journey)
  if (held)
    found.push(
      contradiction({
        kind: 'picked_up_with_customs_hold',
        about: '',
        severity: 'high',
        title: `${speaker(out.set.claim)} reports ${moveName(out.set)} of ${number} for ${when(out.set)}, and ${unlessSame(held.claim, out.set.claim)}holds it for customs.`,
        statements: [states(out.set.claim, true), statesHold(held.claim, nameOfHold(held.key), held.change, false)],
      }),
    )
  return found
}

/** Both are served, because nothing shows which of the two times is wrong. */
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
    title: `${speaker(move.claim)}: ${moveName(move, out.place)} of ${number} ${words} ${moveName(out, move.place)} for ${when(out)}${move.claim.source.id === out.claim.source.id ? '' : ` (${speaker(out.claim)})`}.`,
    statements: [states(move.claim, true), states(out.claim, true)],
  })
