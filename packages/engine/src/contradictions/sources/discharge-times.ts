import { dayIn, daysBetween } from '../../charges/days.ts'
import { policyRowOf } from '../../policy.ts'
import { moveName, when } from '../../project/milestones/move-in-words.ts'
import type { MilestoneClaim, Visit } from '../../project/types/projection.ts'
import { lastReadingMs } from '../../time.ts'
import { type Contradiction, contradiction, type Rule, states } from '../contradiction/contradiction.ts'
import { placeCode, speaker } from '../contradiction/sentences.ts'

const HOUR_MS = 3_600_000
const APART_MS = 12 * HOUR_MS
const DAY_MS = 24 * HOUR_MS

/** Reports of one discharge whose times are too far apart. */
export const dischargeTimes: Rule = ({ journey }) =>
  journey.happened
    .filter(({ set }) => set.statement.kind === 'discharge')
    .flatMap((visit) => {
      const other = otherSources(visit).find((report) => apartMs(visit.set, report) !== null)
      return other ? differs(journey.number, visit.set, other) : []
    })

/** The strongest report of each other source. */
const otherSources = ({ set, outranked }: Visit): MilestoneClaim[] => {
  const known = new Set([set.claim.source.id])
  return outranked.filter(({ claim: { source } }) => !known.has(source.id) && known.add(source.id))
}

/**
 * How far apart two times are if they cannot be the same; null if they can. A bare date stands for the whole day, and
 * wall time in an hour that occurs twice for either.
 */
const apartMs = (a: MilestoneClaim, b: MilestoneClaim): number | null => {
  const [aMs, bMs] = [a.reportedMs ?? a.time.ms, b.reportedMs ?? b.time.ms]
  if (a.time.precision !== 'day' && b.time.precision !== 'day') {
    const apart = Math.max(aMs - lastReadingMs(b.time), bMs - lastReadingMs(a.time))
    return apart >= APART_MS ? apart : null
  }
  const days = Math.abs(daysBetween(dayIn(aMs, a.time.zone), dayIn(bMs, b.time.zone)))
  return days > 1 ? days * DAY_MS : null
}

const differs = (number: string, set: MilestoneClaim, other: MilestoneClaim): Contradiction =>
  contradiction({
    kind: 'discharge_time_differs',
    about: placeCode(set.place),
    severity: apartMs(set, other)! >= DAY_MS ? 'medium' : 'low',
    title: `${speaker(set.claim)} reports ${moveName(set)} of ${number} for ${when(set)}, and ${speaker(other.claim)} for ${when(other)}.`,
    statements: [states(set.claim, true), states(other.claim, false)],
    decidedBy: policyRowOf(set.statement),
  })
