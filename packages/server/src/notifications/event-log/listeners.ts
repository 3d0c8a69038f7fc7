import { createPlaces } from '../../streaming.ts'

/** Takes a place for a request that stays open for events. */
export const takeListener = createPlaces({ ofAccount: 50, ofAll: 500 })
