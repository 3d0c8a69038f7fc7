import type { EdiProblem } from '@boxtrail/edi/segment'
import type { Partner } from './partner.ts'
import { edifactStatus } from './tables/edifact.ts'
import type { StatusMeaning } from './tables/meaning.ts'
import { x12StatusOf } from './tables/x12-status.ts'

/** What a code stands for; `constructor` and other names that every object has are no codes. */
export const named = <T>(codes: Readonly<Record<string, T>>, code: string | undefined): T | undefined =>
  code !== undefined && Object.hasOwn(codes, code) ? codes[code] : undefined

/** The partner's own reading of an X12 code, else the published one. */
export const x12Meaning = (set: string, code: string, partner: Partner): StatusMeaning | undefined =>
  named(partner.status, code) ?? named(x12StatusOf(set), code)

/**
 * EDIFACT: by sender, agency, code and words; then letters as X12 has them, which senders put under agencies of their
 * own; numbers are Recommendation 24, unless an agency of its own is named for them.
 */
export const edifactMeaning = (
  { code, agency, text }: { code: string; agency: string; text: string },
  partner: Partner,
): StatusMeaning | undefined => {
  const own = partner.edifactStatus.find(
    (one) =>
      one.code === code &&
      (one.agency === null || one.agency === agency) &&
      (one.text === null || text.toLowerCase().startsWith(one.text.toLowerCase())),
  )
  if (own) return own.meaning
  if (/^\d+$/.test(code))
    return agency === '' || agency === '6' || agency === '5' ? named(edifactStatus, code) : undefined
  return x12Meaning('315', code, partner)
}

/** Where a reading stands: what was made of it, and what could not be. */
export type OrProblem<T> = T | EdiProblem
