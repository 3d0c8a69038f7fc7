import { HAN, toLowercase, WORD_END, withoutAccents } from '../lowercase.ts'
import { type FieldName, labels, otherHeaders, vesselAndVoyage } from './labels.ts'

/** A field, or the joint cell of two fields. */
export type Label = FieldName | 'vessel_and_voyage'

const words = Object.entries({ ...labels, vessel_and_voyage: vesselAndVoyage }).map(([name, pattern]) => [
  name,
  withoutAccents(pattern),
])
const allLabels = words.map(([, pattern]) => pattern).join('|')
/** The number of its box ("7. Vessel"), or the label in Chinese. */
const BOX_PREFIX = `^(?:\\(?[0-9a-z]{1,2}[.)]\\s*)?(?:[${HAN}/(（ ]{1,16})?`
const atStart = new Map<string, RegExp>()
const within = new Map<string, RegExp>()
for (const [name, pattern] of words as [Label, string][]) {
  atStart.set(name, new RegExp(`${BOX_PREFIX}(?:${pattern})${WORD_END}`))
  within.set(name, new RegExp(`(?<=[\\s,;(/|])(?:${pattern})\\s*[:：#]`))
}
const anyLabel = new RegExp(`${BOX_PREFIX}(?:${allLabels}|${otherHeaders})${WORD_END}`)
const anyWithin = new RegExp(`[\\s,;(/|]+(?:${allLabels}|${otherHeaders})\\s*[:：#]`)

/** Inside a cell a label needs a colon or sign after it, which most cells do not have. */
const SIGN = /[:：#]/

/** A label alone, or with its value after a colon. */
export const isLabel = (text: string): boolean => {
  const found = anyLabel.exec(toLowercase(text))
  return found !== null && /^[)）]?\s*(?:\p{Script=Han}{1,12}\s*)?(?:$|[:：/(#])/u.test(text.slice(found[0].length))
}

/** The gap between label and value; a second language may follow a slash or be in brackets. */
const LABEL_SEPARATOR =
  /^[)）]?\s*(?:\/[^:\d]{1,40}(?::|$)|\([^)\d]{1,40}\)\s*:?|\p{Script=Han}{1,12}(?=\s*(?:[:：]|$))|[:：#.])?[\s:：#.]*/u

/** The start of the value after a label that ends there. */
export const valueStart = (text: string, end: number): number => end + LABEL_SEPARATOR.exec(text.slice(end))![0].length

/** The text before the next label in the same cell. */
export const textBeforeNextLabel = (text: string): string =>
  SIGN.test(text) ? text.slice(0, anyWithin.exec(toLowercase(text))?.index ?? text.length) : text

/** Whether a text is exactly this label, and longer than a minimum. */
export function isWholeLabel(text: string, field: Label, longerThan: number): boolean {
  const label = atStart.get(field)!.exec(toLowercase(text))
  return label !== null && label[0].length > longerThan && valueStart(text, label[0].length) === text.length
}

/** The ends of a label in a cell: at its start, and further on. */
export function labelEnds(text: string, field: Label): number[] {
  // The last words of a sentence.
  if (/^\p{Ll}[^:]*\.$/u.test(text)) return []
  const first =
    field === 'vessel' && atStart.get('vessel_and_voyage')!.test(toLowercase(text))
      ? null
      : atStart.get(field)!.exec(toLowercase(text))
  const inner = SIGN.test(text) ? within.get(field)!.exec(toLowercase(text)) : null
  return [
    ...(first ? [first[0].length] : []),
    ...(inner && inner.index > (first?.[0].length ?? 0) ? [inner.index + inner[0].length] : []),
  ]
}
