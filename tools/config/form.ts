/** Slow tests are those of files named `*.slow.test.ts`. */
export const isSlow = process.env.BOXTRAIL_SLOW === '1'

/**
 * Slow tests and end-to-end suites have two forms: the short one tries each guarantee and its control a few times, in
 * `.ci/run`; the long one often and with everything, in `.ci/run all`.
 */
export const isLong = process.env.BOXTRAIL_FORM === 'long'
