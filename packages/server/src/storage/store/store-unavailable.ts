import type { Unavailability } from '@boxtrail/protocol/errors'

/** The store did not answer, or not in time. The same work may succeed later. */
export class StoreUnavailable extends Error {
  override name = 'StoreUnavailable'
  readonly unavailability: Unavailability = 'away'
}
