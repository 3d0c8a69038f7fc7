/** Slow tests are those of files named `*.slow.test.ts`. */
export const isSlow = process.env.BOXTRAIL_SLOW === '1'

/**
 * Slow tests and end-to-end suites have two forms. The short one, in `.ci/run`, tests each guarantee and its control a
 * few times; the long one, in `.ci/run all`, tests them often and with everything.
 */
export const isLong = process.env.BOXTRAIL_FORM === 'long'
