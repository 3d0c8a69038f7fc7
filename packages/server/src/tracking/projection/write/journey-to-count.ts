import type { MeasuredJourney } from '../../../accuracy/write.ts'
import type { StoredContradiction } from '../../../contradictions/queries.ts'
import { countedBy } from '../advance/accuracy.ts'
import type { Advance } from '../advance/advance.ts'

/**
 * The journey, if its sources are to be counted again: what they said changed, or a contradiction was opened or
 * resolved.
 */
export const journeyToCount = (
  { accuracy, loaded: { journey } }: Advance,
  counted: string | undefined,
  hasNews: boolean,
): MeasuredJourney[] =>
  accuracy !== null && (hasNews || counted !== journey.state.counted)
    ? [{ ...accuracy, accountId: journey.account_id, journeyId: journey.id }]
    : []

export const countedOf = (
  { accuracy, loaded: { journey } }: Advance,
  contradicted: readonly StoredContradiction[],
): string | undefined =>
  accuracy === null
    ? undefined
    : countedBy(
        accuracy,
        contradicted
          .filter((one) => one.account_id === journey.account_id && one.journey_id === journey.id)
          .map(({ id, kind, since, content }) => ({
            id,
            kind,
            sinceMs: since.getTime(),
            statements: content.statements,
          })),
      )
