import type { Outcomes } from '@boxtrail/protocol/batches/record-batch'
import { notFound } from '@boxtrail/protocol/errors'

/** Throws if one record does not exist, or its change could not be made. */
export const mustBeDone = (outcomes: Outcomes, id: string): void => {
  const outcome = outcomes.get(id)
  if (outcome === undefined) throw notFound()
  if (outcome instanceof Error) throw outcome
}
