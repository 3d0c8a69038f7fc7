import type { Call } from '../../context.ts'
import type { Moment } from './moment.ts'
import { withOwnValuesAt } from './own-values.ts'
import { type PastJourney, pastJourneyIn } from './past-journey.ts'
import type { Past } from './past-records.ts'

/** The journey of one container at another moment of knowledge. What it is computed from is not loaded again. */
export const journeyAtAnother = async (
  call: Call,
  { stored: { shipment, containers }, journey: { loaded } }: Past,
  containerId: string,
  knownAtMs: number,
): Promise<PastJourney> => {
  const moment: Moment = { knownAtMs, asOfMs: null }
  const alone = { shipment, containers: containers.filter(({ id }) => id === containerId) }
  const known = await withOwnValuesAt(call.pool, call.accountId, alone, knownAtMs)
  const only = alone.containers[0]!.number
  return pastJourneyIn(call, loaded, known, moment, { known: known.shipment, only })
}
