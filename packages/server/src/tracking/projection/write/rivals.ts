import { groupsBy } from '@boxtrail/engine/groups-by'
import type { RivalJourney } from '../../bills/queries.ts'
import type { Advance } from '../advance/advance.ts'
import { containersOf } from '../load/load.ts'

export const numbersOf = ({ loaded }: Advance) => containersOf(loaded).numbers

/** The rivals within a batch, whose rows this transaction is about to write. */
export const rivalsWithin = (affecting: readonly Advance[]): RivalJourney[] => {
  const named = affecting.flatMap((one) => numbersOf(one).map((number) => ({ number, journey: one.loaded.journey })))
  const sharing = groupsBy(named, ({ number, journey }) => `${journey.account_id} ${journey.sandbox} ${number}`)
  return sharing.flatMap((all) =>
    all.flatMap(({ journey }) =>
      all
        .filter((other) => other.journey.id !== journey.id)
        .map(({ journey: { account_id, id, shipment_id } }) => ({
          ...{ journey_id: journey.id, account_id, id },
          shipment_id: shipment_id ?? '',
        })),
    ),
  )
}

/** The other journeys with its containers, and the journey itself if one of them was not known when it was loaded. */
export const othersToProject = ({ loaded: { journey, otherBills } }: Advance, rivals: readonly RivalJourney[]) => {
  const own = rivals.filter(({ journey_id }) => journey_id === journey.id)
  const known = new Set([...otherBills.values()].flat().map(({ shipmentId }) => shipmentId))
  return own.every(({ shipment_id }) => known.has(shipment_id)) ? own : [...own, journey]
}
