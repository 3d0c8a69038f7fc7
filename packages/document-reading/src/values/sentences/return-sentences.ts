import type { FieldName } from '../../labels/labels.ts'
import type { PageLayout } from '../../layout/layout.ts'
import type { FoundValue } from '../../reading.ts'
import { type Conventions, isAccepted } from '../accept/accepted.ts'
import { acceptReturnLocation } from '../accept/places.ts'
import { dayBehind } from './days-in-sentences.ts'
import { findParagraphs, findSentences, valueInParagraph } from './paragraphs.ts'

const CONTAINER = '(?:empty|empties|container|unit|equipment)'
const ASKS = `(?:(?:must|should|shall|has to|have to|needs? to|to|is to|are to) be (?:returned|redelivered)|please (?:return|redeliver)(?: the)?(?: empty)? ${CONTAINER}s?|(?:return|redeliver) the(?: empty)? ${CONTAINER}s?)(?: empty)?`
const UNTIL = '(?:by|before|until|no(?:t)? later than|on or before|latest by)'
/** The sentence is not a request, but says what happens otherwise. */
const IS_NO_REQUEST = /\?|\b(?:if|unless|whether|not|otherwise|when|failing)\b/i
const IS_ABOUT_CONTAINER = new RegExp(`\\b${CONTAINER}s?\\b`, 'i')
const PLACE = new RegExp(`\\b${ASKS} (?:to|at) (?:the )?(?<place>[^.;,]{3,80}?)(?= ${UNTIL} |[.;,]|$)`, 'i')
const DAY = new RegExp(`\\b${ASKS}(?: (?:to|at) [^.;]{3,80}?)? ${UNTIL} (?:the )?`, 'i')

/** "The empty container must be returned to Harbor Depot by 20 February 2026." */
export function readReturnSentence(
  field: FieldName,
  pages: readonly PageLayout[],
  { dates }: Conventions,
): FoundValue<string> | undefined {
  if (field !== 'empty_return_location' && field !== 'empty_return_by') return undefined
  const read = (text: string) => (field === 'empty_return_by' ? dayBehind(text, DAY, dates) : placeIn(text))
  const all = pages.flatMap((page) =>
    findParagraphs(page, () => false).flatMap((paragraph) =>
      findSentences(paragraph).flatMap(({ text, at }) => {
        if (IS_NO_REQUEST.test(text) || !IS_ABOUT_CONTAINER.test(text)) return []
        const found = read(text)
        return found ? [valueInParagraph(paragraph, at + found.at, found.length, found.value, 'in a sentence')] : []
      }),
    ),
  )
  return new Set(all.map(({ value }) => value)).size === 1 ? all[0] : undefined
}

const placeIn = (text: string) => {
  const found = PLACE.exec(text)
  const named = found?.groups?.place
  const accepted = named === undefined ? null : acceptReturnLocation(named)
  if (!found || !isAccepted(accepted) || !/^\p{Lu}/u.test(accepted.value)) return null
  return {
    value: accepted.value,
    at: found.index + found[0].lastIndexOf(named!) + accepted.at,
    length: accepted.length,
  }
}
