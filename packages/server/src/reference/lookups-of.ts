import { createLookups } from '@boxtrail/engine/lookups'
import { oncePer } from '../once-per.ts'

/** Lookups with one cache for all reads, because the same places are resolved over and over. */
export const lookupsOf = oncePer(createLookups)
