import { createLookups } from '@boxtrail/engine/lookups'
import { oncePer } from '../once-per.ts'

/** Places are resolved over and over: one memory of them for all reads. */
export const lookupsOf = oncePer(createLookups)
