import type { Answer } from '@boxtrail/contracts'

/** A program that uses the types of one operation, and pays for no more. */
export const numberOf = ({ data }: Answer<'getContainer', 200>): string => data.attributes.number
