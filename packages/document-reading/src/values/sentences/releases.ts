import type { PageLayout } from '../../layout/layout.ts'
import type { FoundValue } from '../../reading.ts'
import { toFoundValue } from '../choose/choose-value.ts'
import { type DateOrder, readDate } from '../dates/dates.ts'
import { STATED_AGAIN_GROUND } from '../support/supported.ts'

export const releaseFields = ['freight_release', 'customs_release'] as const
export type ReleaseField = (typeof releaseFields)[number]

const SUBJECTS: Record<ReleaseField, string> = { freight_release: 'freight', customs_release: 'customs' }

/** "Customs status: released", "Freight release | RELEASED 12-MAY-2026", "Customs: cleared". */
const labelOf = (subject: string) =>
  new RegExp(`^${subject}(?:\\s+(?:status|release|releases|clearance|hold))?\\s*(?:[:：]\\s*|$)`, 'i')
/** A date, perhaps with a time, and nothing else: "released on payment" and "to be released" do not count. */
const SINCE = String.raw`(?:\s+(?:on|by|at|since)?\s*[\d/.: -]*\d[\d/.: A-Z-]*)?\s*[.;]?$`
const STATES = {
  released: new RegExp(`^(?:released|cleared)${SINCE}`, 'i'),
  not_released: new RegExp(`^(?:not\\s+(?:yet\\s+)?(?:released|cleared)|unreleased|(?:on\\s+)?hold|held)${SINCE}`, 'i'),
}
const states = ['released', 'not_released'] as const satisfies readonly (keyof typeof STATES)[]
type ReleaseState = (typeof states)[number]

/** What follows a label. A future release is announced and has not happened yet. */
type Stated = { says: 'state'; found: FoundValue<ReleaseState> } | { says: 'announced' } | { says: 'neither' }

/**
 * Whether a document says that the line or customs have released the goods or hold them. Only plain words count. The
 * answer is neither if the release depends on something, if two statements differ, or if its day is after the last day
 * on which the document can have been made (`lastDay`). `refused` is the reason for rejecting a stated release or hold.
 */
export const findRelease = (
  field: ReleaseField,
  pages: readonly PageLayout[],
  { dates, lastDay }: { dates: DateOrder; lastDay: string | null },
): { found?: FoundValue<ReleaseState>; refused?: string } => {
  const label = labelOf(SUBJECTS[field])
  const isAnnounced = (text: string) => lastDay !== null && (readDate(text, dates)?.value ?? '') > lastDay
  const all = pages.flatMap((page) => page.lines.flatMap((line) => statementsIn(page, line, label, isAnnounced)))
  if (all.some(({ says }) => says === 'announced'))
    return { refused: 'it is announced for a day after that of the document, and has not happened' }
  const [first, ...others] = all.flatMap((one) => (one.says === 'state' ? [one.found] : []))
  if (!first || all.some(({ says }) => says === 'neither')) return {}
  if (others.some((found) => found.value !== first.value)) return { refused: 'it is stated in two ways' }
  return { found: others.length > 0 ? { ...first, grounds: [...first.grounds, STATED_AGAIN_GROUND] } : first }
}

const statementsIn = (
  page: PageLayout,
  line: PageLayout['lines'][number],
  label: RegExp,
  isAnnounced: (text: string) => boolean,
): Stated[] =>
  line.flatMap((cell, index): Stated[] => {
    const words = label.exec(cell.text)?.[0]
    if (words === undefined) return []
    const own = cell.text.slice(words.length).trim()
    const next = line[index + 1]
    const [at, from, text] = own !== '' ? [cell, cell.text.length - own.length, own] : [next, 0, next?.text.trim()]
    if (!at || !text) return []
    const value = states.find((state) => STATES[state].test(text))
    if (value === 'released' && isAnnounced(text)) return [{ says: 'announced' }]
    // Two column headers side by side.
    if (!value || (/^hold$/i.test(text) && !/[\s:：]/.test(words))) return [{ says: 'neither' }]
    const grounds = [`${own !== '' ? 'behind' : 'beside'} its label "${words.replace(/\s*[:：]\s*$/, '')}"`]
    const found = toFoundValue(page, at, from, { value, length: text.length }, { confidence: 0.95, grounds })
    return [{ says: 'state', found }]
  })
