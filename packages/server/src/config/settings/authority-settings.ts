import { SIMULATED_SCAC } from '@boxtrail/engine/source-id'
import { isCountryOfLocode } from '@boxtrail/reference/country'
import { LOCODE } from '@boxtrail/reference/locode'
import { z } from 'zod'

export const scac = z
  .string()
  .regex(/^[A-Z]{2,4}$/, 'is not a SCAC: two to four capital letters')
  .refine((text) => text !== SIMULATED_SCAC, 'is the line of the sandbox, on which no other source may report')

export const locode = z
  .string()
  .regex(LOCODE, 'is not a UN/LOCODE such as USLAX')
  .refine((code) => !LOCODE.test(code) || isCountryOfLocode(code.slice(0, 2)), {
    error: ({ input }) =>
      `is not a UN/LOCODE such as USLAX: no country has the code ${String(input).slice(0, 2)}, with which it begins`,
  })
const text = z.string().trim().min(1)
/** Four letters and digits: nothing else can match what a terminal reports. */
const firms = z
  .string()
  .trim()
  .regex(
    /^[A-Z0-9]{4}$/i,
    'is not a FIRMS code: four letters and digits, such as Y258. Name a facility that has none by smdg, bic, locode or name',
  )

export const facility = z
  .strictObject({ firms, smdg: text, bic: text, locode, name: text })
  .partial()
  .refine((given) => Object.keys(given).length > 0, 'names no facility')

const anyOr = <T extends z.ZodType>(entry: T) => z.union([z.literal('any'), z.array(entry).min(1, 'is empty')])

/** What a feed or EDI partner may report on; reports about anything else are rejected. */
export const authority = {
  facilities: anyOr(facility)
    .optional()
    .describe('The facilities that it may report on, each with `firms`, `smdg`, `bic`, `locode` or `name`; or `any`'),
  lines: anyOr(scac).optional().describe('The lines that it may report on, by SCAC; or `any`'),
  railways: anyOr(scac).optional().describe('The railways that it may report on, by SCAC; or `any`'),
}

interface Given {
  kind: 'terminal' | 'rail' | 'line'
  scac?: string | undefined
  facilities?: unknown
  railways?: unknown
}

const example = 'facilities: [{ firms: Y258, locode: USLAX }]'

/** A source may report on everything only if the operator explicitly allows it. */
export const requireAuthority = (given: Given, context: z.RefinementCtx): void => {
  const { kind, scac: own, facilities, railways } = given
  const addIssue = (key: string, message: string) => context.addIssue({ code: 'custom', path: [key], message })
  if (kind === 'terminal' && facilities === undefined)
    addIssue(
      'facilities',
      `is missing: list the facilities that this terminal may report on, as in ${example}; with "facilities: any" it may report on every terminal`,
    )
  if (kind === 'line' && own === undefined) addIssue('kind', 'a line needs its scac')
  if (kind === 'rail' && own === undefined && railways === undefined && facilities === undefined)
    addIssue(
      'kind',
      'a railway needs its scac, for which it may report; with "railways: any" it may report for every railway',
    )
}
