import type { Advice, AdvisedInterchange } from '@boxtrail/edi/advice'
import { adviseEdifact } from '@boxtrail/edi/advise-edifact'
import { adviseX12 } from '@boxtrail/edi/advise-x12'
import { describeProblem, type EdifactSegment, type X12Segment } from '@boxtrail/edi/segment'
import type { EdiPart, SentSet, SplitInterchange } from '@boxtrail/sources/edi/split-interchange'
import type { Result } from '../feeds/push-results.ts'

/** The 824 or APERAK for an interchange, by the outcome of each part. */
export const createAdvice = (
  { syntax, parts, interchanges }: SplitInterchange,
  results: readonly Result[],
  nowMs: number,
) => {
  const resultOf = new Map(parts.map((part, index) => [part, results[index]!]))
  const advised = interchanges.map(({ head, sets }) => ({
    head,
    sets: sets.map((set) => ({ head: set.head, group: set.group, advice: adviceOf(set, resultOf) })),
  }))
  return syntax === 'x12'
    ? adviseX12(advised as AdvisedInterchange<X12Segment>[], nowMs)
    : adviseEdifact(advised as AdvisedInterchange<EdifactSegment>[], nowMs)
}

const adviceOf = ({ outcome, parts }: SentSet, resultOf: ReadonlyMap<EdiPart, Result>): Advice[] =>
  outcome.isDropped
    ? [{ container: null, outcome: 'refused', reasons: outcome.problems.map(describeProblem) }]
    : parts.map((part) => describePart(part, resultOf.get(part)!))

const describePart = ({ problems }: EdiPart, { container_number, outcome, changed, not_used }: Result): Advice => ({
  container: container_number ?? null,
  outcome,
  reasons: [
    ...(changed ? [`changed ${changed.join(', ')}`] : []),
    ...(not_used ? [`${not_used.rule}: ${not_used.reason}`] : []),
    ...problems.map(describeProblem),
  ],
})
