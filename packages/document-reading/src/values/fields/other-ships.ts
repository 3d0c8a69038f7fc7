import type { DocumentTypeCode } from '../../document-types.ts'
import { cellAt } from '../../layout/find-cells.ts'
import type { FoundValue } from '../../reading.ts'
import type { DocumentContext } from '../choose/document-context.ts'
import { labelMeanings } from '../labelled/label-matches.ts'

/** Documents of an arrival, whose vessel is the one that arrives. */
export const ARRIVED: ReadonlySet<DocumentTypeCode> = new Set(['arrival_notice', 'delivery_order', 'demurrage_invoice'])

/** A second ship of the journey: "Feeder vessel: BALTIC MOON", "/ Feeder: NORDIC PEARL V.0233N". */
const OTHER_SHIP =
  /(?:^|[\s/(])(?:(?:feeder|connecting|connection|2nd|second|on-?carr(?:ying|iage))(?: (?:vessel|ship|vsl)(?: name)?)(?!\p{L})|feeder(?=\s*[:：]))(?: ?[/&] ?voy(?:age)?(?: no\.?)?)?\s*[:：]?\s*/iu
const NO_NAME =
  /^(?:n\/?a|none|nil|not?|tb[acdn]|to be|same|see|as above|unknown|direct|truck|road|rail|train|barge)(?![\p{L}\d])/iu
const PREFIX = /^m\/?[vs]\.?\s+/i

/**
 * Whether the document of an arrival names a second ship, so that the ship beside "Vessel" may not be the one that
 * arrives: a feeder comes before the ocean vessel or after it.
 */
export function isOfAnotherLeg(
  stated: FoundValue<string> | undefined,
  { maps, type }: Pick<DocumentContext, 'maps' | 'type'>,
): boolean {
  if (!stated || !ARRIVED.has(type)) return false
  const statedName = nameOf(stated.value)
  return maps.some(({ map }) =>
    map.page.lines.some((line) =>
      line.some((cell) => {
        const label = cell.text.length <= MAX_LENGTH ? OTHER_SHIP.exec(cell.text) : null
        if (!label) return false
        const behind = cell.text.slice(label.index + label[0].length)
        const next = behind === '' ? (map.right(cell) ?? map.below(cell)) : undefined
        const name = nameOf(next ? next.text.replace(/^[:：]\s*/, '') : behind)
        const isName =
          /^\p{Lu}[\p{Lu}\d .'-]{2,}/u.test(name) && !NO_NAME.test(name) && labelMeanings(name).length === 0
        const isStated = next !== undefined && cellAt(map.page, stated.span[0])?.cell === next
        return isName && !isStated && !name.toUpperCase().startsWith(statedName.toUpperCase())
      }),
    ),
  )
}

const nameOf = (words: string): string => words.replace(PREFIX, '')

/** Longer texts are prose. */
const MAX_LENGTH = 120
