import type { Outcomes } from '@boxtrail/protocol/batches/record-batch'
import { notFound } from '@boxtrail/protocol/errors'

/** Refuses a change of one record that is not there, or that could not be made. */
export const mustBeDone = (outcomes: Outcomes, id: string): void => {
  const outcome = outcomes.get(id)
  if (outcome === undefined) throw notFound()
  if (outcome instanceof Error) throw outcome
}
