/**
 * The slow tests have two forms: the short one tries each guarantee and its control a few times (`BOXTRAIL_SLOW=1`, in
 * `.ci/run`), the long one often (`BOXTRAIL_SLOW=long`, in `.ci/run all`).
 */
export const isSlow = process.env.BOXTRAIL_SLOW !== undefined
export const isLong = process.env.BOXTRAIL_SLOW === 'long'
