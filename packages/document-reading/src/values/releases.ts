import type { PageLayout } from '../layout.ts'
import type { FoundValue } from '../reading.ts'
import { STATED_AGAIN_GROUND } from '../supported.ts'
import { toFoundValue } from './choose-value.ts'

export const releaseFields = ['freight_release', 'customs_release'] as const
export type ReleaseField = (typeof releaseFields)[number]

const SUBJECTS: Record<ReleaseField, string> = { freight_release: 'freight', customs_release: 'customs' }

/** "Customs status: released", "Freight release | RELEASED 12-MAY-2026", "Customs: cleared". */
const labelOf = (subject: string) =>
  new RegExp(`^${subject}(?:\\s+(?:status|release|releases|clearance|hold))?\\s*(?:[:：]\\s*|$)`, 'i')
/** Released, and nothing that takes it back: "not released", "released on payment", "to be released". */
const RELEASED = /^(?:released|cleared)(?:\s+(?:on|by|at)?\s*[\d/.: -]*\d[\d/.: A-Z-]*)?\s*[.;]?$/i

/**
 * Whether a paper says that the line or customs have released the goods. Only the plain word counts; what the release
 * depends on makes it none.
 */
export const findRelease = (field: ReleaseField, pages: readonly PageLayout[]): FoundValue<string> | undefined => {
  const label = labelOf(SUBJECTS[field])
  const all = pages.flatMap((page) => page.lines.flatMap((line) => statementsIn(page, line, label)))
  const [first, ...others] = all
  if (!first || all.some((found) => found === null)) return undefined
  return others.length > 0 ? { ...first, grounds: [...first.grounds, STATED_AGAIN_GROUND] } : first
}

/** Null for a statement at the label that is not that of a release. */
const statementsIn = (
  page: PageLayout,
  line: PageLayout['lines'][number],
  label: RegExp,
): (FoundValue<string> | null)[] =>
  line.flatMap((cell, index) => {
    const words = label.exec(cell.text)?.[0]
    if (words === undefined) return []
    const own = cell.text.slice(words.length).trim()
    const next = line[index + 1]
    const [at, from, text] = own !== '' ? [cell, cell.text.length - own.length, own] : [next, 0, next?.text.trim()]
    if (!at || !text) return []
    if (!RELEASED.test(text)) return [null]
    const grounds = [`${own !== '' ? 'behind' : 'beside'} its label "${words.replace(/\s*[:：]\s*$/, '')}"`]
    return [toFoundValue(page, at, from, { value: 'released', length: text.length }, { confidence: 0.95, grounds })]
  })
