import { edifactStatus } from '../tables/edifact-codes.ts'
import type { StatusMeaning } from '../tables/meaning.ts'
import { x12StatusOf } from '../tables/x12-status.ts'
import type { Partner } from './partner.ts'

/** The meaning of a code; `constructor` and other inherited property names are not codes. */
export const lookUp = <T>(codes: Readonly<Record<string, T>>, code: string | undefined): T | undefined =>
  code !== undefined && Object.hasOwn(codes, code) ? codes[code] : undefined

/** The partner's own meaning of an X12 code, otherwise the published one. */
export const x12Meaning = (set: string, code: string, partner: Partner): StatusMeaning | undefined =>
  lookUp(partner.status, code) ?? lookUp(x12StatusOf(set), code)

/**
 * EDIFACT: first the partner's overrides by agency, code and text. Otherwise letters have their X12 meaning, which
 * senders use under agencies of their own, and numbers are Recommendation 24, unless the override names their agency.
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
    return agency === '' || agency === '6' || agency === '5' ? lookUp(edifactStatus, code) : undefined
  return x12Meaning('315', code, partner)
}
