import { columnHeaders, labels, otherHeaders } from '../../labels/labels.ts'
import { toLowercase, withoutAccents } from '../../lowercase.ts'

const WORD = /\p{L}+/gu
/** Cities whose names are also words of forms. */
const CITY_NAMES = new Set(['porto', 'nave', 'nord', 'page'])
/** Further words of labels that are not in the vocabulary separately. */
const EXTRA_WORDS =
  'at in on of or the and as per if any only for by via to from with no nr de la le del des der die das und et e y ' +
  'available availability pickup airport vessel vessels port ports place places name names address clause clauses ' +
  'estimated actual final initial first second last local gross net total grand carrier carriers merchant merchants ' +
  'reference references instructions routing particulars furnished declared continued page see reverse applicable ' +
  'insert complete state zip city country phone signature signed stamp title form copy original originals negotiable ' +
  'transport multimodal combined delivery destination origin discharge loading receipt terminal date time number'

const known = new Set(
  [...Object.values(labels), ...Object.values(columnHeaders), otherHeaders, EXTRA_WORDS]
    .flatMap((words) => withoutAccents(words.replace(/\\[a-z]/g, ' ')).match(WORD) ?? [])
    .filter((word) => word.length >= 2 && !CITY_NAMES.has(word)),
)

/** Whether a text consists only of form words: "ETA AT DEL", "Country of final destination". */
export function consistsOfFormWords(text: string): boolean {
  if (/\d/.test(text)) return false
  const words = toLowercase(text).match(WORD) ?? []
  return words.some((word) => word.length > 2) && words.every((word) => known.has(word))
}
