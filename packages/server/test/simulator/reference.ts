import { createReference } from '@boxtrail/reference/reference'

export const reference = createReference()
