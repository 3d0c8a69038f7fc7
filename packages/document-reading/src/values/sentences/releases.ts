import { type DateOrder, readDate } from '../../dates.ts'
import type { PageLayout } from '../../layout.ts'
import type { FoundValue } from '../../reading.ts'
import { STATED_AGAIN_GROUND } from '../../supported.ts'
import { toFoundValue } from '../choose/choose-value.ts'

export const releaseFields = ['freight_release', 'customs_release'] as const
export type ReleaseField = (typeof releaseFields)[number]

const SUBJECTS: Record<ReleaseField, string> = { freight_release: 'freight', customs_release: 'customs' }

/** "Customs status: released", "Freight release | RELEASED 12-MAY-2026", "Customs: cleared". */
const labelOf = (subject: string) =>
  new RegExp(`^${subject}(?:\\s+(?:status|release|releases|clearance|hold))?\\s*(?:[:：]\\s*|$)`, 'i')
/** A date, perhaps with a time, and nothing else: "released on payment" and "to be released" say neither. */
const SINCE = String.raw`(?:\s+(?:on|by|at|since)?\s*[\d/.: -]*\d[\d/.: A-Z-]*)?\s*[.;]?$`
const STATES = {
  released: new RegExp(`^(?:released|cleared)${SINCE}`, 'i'),
  not_released: new RegExp(`^(?:not\\s+(?:yet\\s+)?(?:released|cleared)|unreleased|(?:on\\s+)?hold|held)${SINCE}`, 'i'),
}
const states = ['released', 'not_released'] as const satisfies readonly (keyof typeof STATES)[]
type ReleaseState = (typeof states)[number]

/**
 * Whether a paper says that the line or customs have released the goods, or that they hold them. Only the plain words count;
 * what the release depends on makes it neither, and so do a day after that on which the paper was made, and two statements
 * that differ.
 */
export const findRelease = (
  field: ReleaseField,
  pages: readonly PageLayout[],
  { dates, madeOn }: { dates: DateOrder; madeOn: string | null },
): FoundValue<ReleaseState> | undefined => {
  const label = labelOf(SUBJECTS[field])
  const isAnnounced = (text: string) => madeOn !== null && (readDate(text, dates)?.value ?? '') > madeOn
  const all = pages.flatMap((page) => page.lines.flatMap((line) => statementsIn(page, line, label, isAnnounced)))
  const [first, ...others] = all
  if (!first || all.some((found) => found?.value !== first.value)) return undefined
  return others.length > 0 ? { ...first, grounds: [...first.grounds, STATED_AGAIN_GROUND] } : first
}

/** Null for a statement at the label that is neither. */
const statementsIn = (
  page: PageLayout,
  line: PageLayout['lines'][number],
  label: RegExp,
  isAnnounced: (text: string) => boolean,
): (FoundValue<ReleaseState> | null)[] =>
  line.flatMap((cell, index) => {
    const words = label.exec(cell.text)?.[0]
    if (words === undefined) return []
    const own = cell.text.slice(words.length).trim()
    const next = line[index + 1]
    const [at, from, text] = own !== '' ? [cell, cell.text.length - own.length, own] : [next, 0, next?.text.trim()]
    if (!at || !text) return []
    const value = states.find((state) => STATES[state].test(text))
    // Two headings of a table, side by side.
    if (!value || (value === 'released' && isAnnounced(text)) || (/^hold$/i.test(text) && !/[\s:：]/.test(words)))
      return [null]
    const grounds = [`${own !== '' ? 'behind' : 'beside'} its label "${words.replace(/\s*[:：]\s*$/, '')}"`]
    return [toFoundValue(page, at, from, { value, length: text.length }, { confidence: 0.95, grounds })]
  })
