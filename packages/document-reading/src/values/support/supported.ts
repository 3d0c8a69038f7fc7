/** The same value stands at another label of the field. */
export const STATED_AGAIN_GROUND = 'it is stated a second time, with a label of its own'

/** As `corrections/apply-corrections.ts` says it of a value that people placed there three times in succession. */
const AS_CORRECTED = /, as corrected by a person in \d+ similar documents$/

/**
 * Whether something besides its label supports a value: it is stated again, or people confirmed the place on earlier
 * papers of the form. Certainty of recognition, a common word as label and the like are no grounds of their own.
 */
export const isSupported = (grounds: readonly string[]): boolean =>
  grounds.some((ground) => ground === STATED_AGAIN_GROUND || AS_CORRECTED.test(ground))
