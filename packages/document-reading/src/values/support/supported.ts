/** Another label of the field states the same value. */
export const STATED_AGAIN_GROUND = 'it is stated a second time, with a label of its own'

/**
 * The ground that `corrections/apply-corrections.ts` gives for a value that people placed there three times in a row.
 */
const AS_CORRECTED = /, as corrected by a person in \d+ similar documents$/

/**
 * Whether something besides its label supports a value: it is stated again, or people confirmed the place on earlier
 * documents of the form. Certain recognition and the like do not count as support.
 */
export const isSupported = (grounds: readonly string[]): boolean =>
  grounds.some((ground) => ground === STATED_AGAIN_GROUND || AS_CORRECTED.test(ground))
