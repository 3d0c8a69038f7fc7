/** What is known about the pickup of a container, under the names on the wire. */
export interface PickupFacts {
  available_for_pickup: boolean | null
  holds: readonly { name: string; status: string; description?: string | null }[]
  pickedUp: boolean
  returned: boolean
}

export interface Readiness {
  /** Null while no source has reported whether the container can be picked up. */
  ready: boolean | null
  because: { code: Because; detail: string }[]
}

type Because =
  | 'available'
  | 'not_available'
  | 'not_reported'
  | 'hold'
  | 'pending_hold'
  | 'out_of_sync'
  | 'picked_up'
  | 'returned'

/** Who resolves each hold (apps/docs/wire.md#holds-and-fees). */
const resolvers: Record<string, string> = {
  freight: 'the line or the forwarder releases it',
  customs: 'the broker releases it',
  VACIS: 'the broker arranges the exam',
  USDA: 'the broker arranges the inspection',
  TMF: "paying the terminal's charges releases it",
}

/**
 * Ready means reported as available, by any source, with no hold set. `because` lists everything that the decision
 * rests on.
 */
export const readiness = ({ available_for_pickup, holds, pickedUp, returned }: PickupFacts): Readiness => {
  if (returned)
    return { ready: false, because: [{ code: 'returned', detail: 'the container has been returned empty' }] }
  if (pickedUp) return { ready: false, because: [{ code: 'picked_up', detail: 'the container has been picked up' }] }
  const set = holds.filter(({ status }) => status === 'hold')
  const reported = [
    ...set.map((hold) => ({ code: 'hold' as const, detail: wordsOf(hold, 'hold') })),
    ...holds
      .filter(({ status }) => status === 'pending')
      .map((hold) => ({ code: 'pending_hold' as const, detail: wordsOf(hold, 'hold expected') })),
  ]
  if (available_for_pickup === null) {
    const unknown = {
      code: 'not_reported' as const,
      detail: 'no source has reported whether the container is available',
    }
    return { ready: set.length > 0 ? false : null, because: [...reported, unknown] }
  }
  const availability = available_for_pickup
    ? { code: 'available' as const, detail: 'it is reported that the container is available' }
    : { code: 'not_available' as const, detail: 'it is reported that the container is not available' }
  const contradicts = available_for_pickup === set.length > 0
  const outOfSync = available_for_pickup
    ? 'it is reported as available, but a hold is set: wait for the next update'
    : 'it is reported as not available, but no hold is: wait for the next update'
  return {
    ready: available_for_pickup && set.length === 0,
    because: [...reported, ...(contradicts ? [{ code: 'out_of_sync' as const, detail: outOfSync }] : []), availability],
  }
}

type Hold = PickupFacts['holds'][number]

const wordsOf = (hold: Hold, what: string): string => `${hold.name} ${what}: ${resolverOf(hold)}`

/** Who must act on a hold. */
export const resolverOf = ({ name, description }: Hold): string =>
  resolvers[name] ?? (description ? `see its text: ${description}` : 'contact the terminal')
