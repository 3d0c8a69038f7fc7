import { createLookups } from '@boxtrail/engine/lookups'
import { createReference } from '@boxtrail/reference/reference'

/** The built-in reference data, indexed once for all tests of a process. */
export const reference = createReference()
export const lookups = createLookups(reference)
