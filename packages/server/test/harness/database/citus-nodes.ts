/**
 * The URLs of the coordinator and the workers of the Citus cluster that tests run on, from BOXTRAIL_TEST_CITUS. It is
 * set by hand, because no registry has the engine.
 */
export const citusNodes = (): string[] => process.env.BOXTRAIL_TEST_CITUS?.split(',') ?? []
