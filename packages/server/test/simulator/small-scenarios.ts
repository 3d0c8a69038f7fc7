import { scenarios } from '@boxtrail/simulator'

/**
 * The scenarios that can be examined at every moment. A bill of hundreds of containers takes minutes that way; it has a
 * separate test (sandbox/large-bill.test.ts).
 */
export const smallScenarios = scenarios.filter(({ containers = 1 }) => containers <= 10)
