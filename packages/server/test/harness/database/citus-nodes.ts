/**
 * The nodes of a Citus that tests run on, as the URLs of its coordinator and workers: BOXTRAIL_TEST_CITUS, by hand. The
 * engine is in no registry.
 */
export const citusNodes = (): string[] => process.env.BOXTRAIL_TEST_CITUS?.split(',') ?? []
