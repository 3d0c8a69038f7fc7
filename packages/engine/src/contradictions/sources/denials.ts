import { policyRowOf } from '../../policy.ts'
import { isOpen } from '../../project/milestones/milestones.ts'
import { moveName, when } from '../../project/milestones/move-in-words.ts'
import type { MilestoneClaim, Visit } from '../../project/types/projection.ts'
import { contradiction, type Recorded, type Rule, states } from '../contradiction/contradiction.ts'
import { speaker } from '../contradiction/sentences.ts'

const DAY_MS = 86_400_000
/** Reports of one event by different sources are at most this far apart. */
const ONE_EVENT_MS = 3 * DAY_MS

/** Actuals that one source has withdrawn while another reports them. */
export const denials: Rule = (recorded) =>
  recorded.journey.happened.flatMap((visit) => {
    const denied = withdrawnOf(visit, recorded)
    if (!denied) return []
    const { set } = visit
    return contradiction({
      kind: 'actual_denied',
      about: `${set.statement.kind} ${set.place.key}`,
      severity: 'medium',
      title: `${speaker(denied.claim)} has withdrawn ${moveName(denied)} of ${recorded.journey.number}, and ${speaker(set.claim)} reports it for ${when(set)}.`,
      statements: [states(set.claim, true), { ...states(denied.claim, false), value: null }],
      decidedBy: policyRowOf(set.statement),
    })
  })

/**
 * The withdrawn report of the same event, if its source has not replaced it. One that was withdrawn before the time of
 * the other report was about another event.
 */
const withdrawnOf = ({ set, outranked }: Visit, { journey }: Recorded): MilestoneClaim | undefined => {
  const reporting = new Set([set, ...outranked].map(({ claim }) => claim.source.id))
  return journey.milestones.find(
    (milestone) =>
      milestone.claim.closedBecause === 'withdrawn' &&
      isSameEvent(milestone, set) &&
      !reporting.has(milestone.claim.source.id) &&
      milestone.claim.closedMs! >= set.time.ms &&
      !journey.milestones.some(
        (other) => isOpen(other) && other.claim.source.id === milestone.claim.source.id && isOfKind(other, set),
      ),
  )
}

const isOfKind = (a: MilestoneClaim, b: MilestoneClaim): boolean =>
  a.statement.classifier === 'actual' &&
  a.statement.kind === b.statement.kind &&
  (a.statement.laden === false) === (b.statement.laden === false)

const isSameEvent = (a: MilestoneClaim, b: MilestoneClaim): boolean =>
  isOfKind(a, b) && a.place.key === b.place.key && Math.abs(a.time.ms - b.time.ms) <= ONE_EVENT_MS
