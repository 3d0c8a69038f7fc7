import { isBlank } from '@boxtrail/engine/visible-text'

/** The problem of a name that an operator gives, or null. */
export const nameProblem = (name: string, maxLength: number): string | null => {
  if (isBlank(name)) return 'The name is blank.'
  if (name.length > maxLength) return `The name has more than ${maxLength} characters.`
  return /\p{Cc}/u.test(name) ? 'The name has a line break or another control character.' : null
}
