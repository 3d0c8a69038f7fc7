import { operations } from '@boxtrail/contracts/operations'

/** What can be disabled for an account: the names of `x-feature` in the contract. */
export const features: readonly string[] = [
  ...new Set(Object.values(operations).flatMap(({ feature }) => feature ?? [])),
].sort()
