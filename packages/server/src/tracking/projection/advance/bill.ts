import { canonical, hashId } from '@boxtrail/engine/claims/claim-key'
import { billNewsIn } from '@boxtrail/engine/contradictions/contradictions'
import type { projectJourneys } from '@boxtrail/engine/project/project'
import type { ProjectionInput } from '@boxtrail/engine/project/types/projection'
import type { JourneyState } from '../../../schema/column-types.ts'
import type { LoadedJourney } from '../load/load.ts'
import { checkOf } from '../load/subscribed-checks.ts'

/** What a journey shares with the account's other shipments that have its containers. */
export interface SharedBill {
  /**
   * Stored with the journey for the other shipments to read; undefined if none has a container of it, or it has ended.
   */
  kept: JourneyState['bill']
  /** Whether the others are projected again: what they depend on has changed, or there may be new ones. */
  isNews: boolean
  /** Checks whose next response matters even if it is unchanged. */
  awaits: ReadonlySet<string>
}

/**
 * `isOpen`: tracking continues. `hasNewContainers`: it has new containers, which another shipment may have that was not
 * known when it was loaded.
 */
export const sharedBill = (
  { journey, otherBills }: LoadedJourney,
  projected: ReturnType<typeof projectJourneys>,
  input: ProjectionInput,
  { isOpen, hasNewContainers }: { isOpen: boolean; hasNewContainers: boolean },
): SharedBill => {
  const { bill: before, resumed } = journey.state
  if (!isOpen || otherBills.size === 0)
    return {
      kept: undefined,
      isNews: before !== undefined || (isOpen && (hasNewContainers || resumed === true)),
      awaits: NONE,
    }
  const { stated, told, awaited } = billNewsIn(projected, input)
  const fingerprint = hashId(canonical(told))
  return {
    kept: { stated, told: fingerprint },
    isNews: fingerprint !== before?.told || hasNewContainers || resumed === true,
    awaits: new Set(awaited.flatMap((claim) => checkOf(claim) ?? [])),
  }
}

const NONE: ReadonlySet<string> = new Set()
