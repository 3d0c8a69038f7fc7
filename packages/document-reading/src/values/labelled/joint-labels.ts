import { valueKinds } from '../../fields.ts'
import type { FieldName } from '../../labels/labels.ts'
import type { Cell, PageLayout } from '../../layout/layout.ts'
import { type LabelMatch, type LabelMeaning, labelMeanings } from './label-matches.ts'

const PLACES: ReadonlySet<LabelMeaning> = new Set([
  'port_of_loading',
  'port_of_discharge',
  'place_of_receipt',
  'place_of_delivery',
])
const valueKind = (meaning: LabelMeaning) => valueKinds[meaning as FieldName]
const mayBeSecond = (meaning: LabelMeaning) =>
  PLACES.has(meaning) || ['date', 'quantity'].includes(valueKind(meaning) ?? '')
const MAX_LABEL_LENGTH = 60

/** A label of two values, "Loading port / Sailed" or "Weight / Measurement", if the second part is a label too. */
export const findJointLabels = (page: PageLayout, cell: Cell): LabelMatch[] => [
  ...findRouteLabels(page, cell),
  ...findTwoValueLabels(page, cell),
]

/** "Route: Immingham - Reykjavik", "FROM / TO" and "From KOTKA to NEW YORK": from one port to another. */
const ROUTE =
  /^(?:route|routing|from ?(?:\/|-|–) ?to|relation|strecke|trajet|ruta|rota)\s*(?:[:：]\s*|$)|^from\s+(?=\p{Lu}[\p{L} .,'-]{2,30}\sto\s\p{Lu})/iu

function findRouteLabels(page: PageLayout, cell: Cell): LabelMatch[] {
  const [label] = ROUTE.exec(cell.text) ?? []
  if (label === undefined || cell.text.length > MAX_LABEL_LENGTH * 2) return []
  const isAlone = label.length === cell.text.length
  const toMatch = (meaning: LabelMeaning, part: 0 | 1): LabelMatch => ({
    meaning,
    page,
    cell,
    box: cell,
    form: isAlone ? 'alone' : 'sign',
    from: label.length,
    hasColon: /[:：]/.test(label),
    words: 'route',
    part,
  })
  return [toMatch('port_of_loading', 0), toMatch('port_of_discharge', 1)]
}

function findTwoValueLabels(page: PageLayout, cell: Cell): LabelMatch[] {
  const [, first, second, colon, behind] =
    /^([^/:：]{2,40}?)\s*(?:\/|&|\band\b|\bund\b)\s*([^/:：]{2,40}?)\s*([:：]?)\s*(?:(?<=[:：]\s*)(\S.*))?$/u.exec(
      cell.text,
    ) ?? []
  if (!first || !second || cell.text.length > MAX_LABEL_LENGTH * 2) return []
  const other = labelMeanings(second)
  const own: readonly LabelMeaning[] = /^origin$/i.test(first) ? ['port_of_loading'] : labelMeanings(first)
  // A bilingual label has the same meaning twice; "Start / end of free time" has its field after the slash.
  if ((own.length === 0 && !START_WORD.test(first)) || own.some((meaning) => other.includes(meaning))) return []
  const from = behind ? cell.text.length - behind.length : cell.text.length
  // "IGM No. / Date": the date of another number.
  if (/^(?:date|datum|fecha|data)$/i.test(second) && own.every((meaning) => meaning === 'other')) return []
  const toMatch = (meaning: LabelMeaning, part: 0 | 1): LabelMatch => ({
    meaning,
    page,
    cell,
    box: cell,
    form: behind ? 'sign' : 'alone',
    from,
    hasColon: colon !== '',
    words: part === 0 ? first : second,
    part,
  })
  const arePlaces = own.some((meaning) => PLACES.has(meaning))
  const seconds = other.filter((meaning) => mayBeSecond(meaning) && (arePlaces || !PLACES.has(meaning)))
  return seconds.length === 0
    ? []
    : [
        ...own
          .filter((meaning) => PLACES.has(meaning) || valueKind(meaning) === 'date')
          .map((meaning) => toMatch(meaning, 0)),
        ...seconds.map((meaning) => toMatch(meaning, 1)),
      ]
}

const START_WORD = /^(?:start|begin(?:ning)?|from)$/i

const VALUE_SEPARATOR = /\s[/–-]\s|(?<=\d)\s?\/\s+(?=\d)|,\s+(?=\d{1,2}[. /-])|\s(?:on|am|le|el)\s(?=\d)/u
/** Ports may also be separated by just a slash. */
const PLACE_SEPARATOR = /\s*[/–]\s*|\s-\s|\s(?:to|nach|à|a)\s(?=\p{Lu})/u

/** "From Xiamen to Fos-sur-Mer per JULES VERNE": the vessel after the route. */
const BY_VESSEL = /,?\s(?:per|via|by|on board|aboard)\s.*$/i

/**
 * Takes the first or second of two values with its offset. Without a separator it is the whole text, or nothing for
 * places.
 */
export function takePart(text: string, { part, meaning }: LabelMatch): { text: string; at: number } {
  if (part === undefined) return { text, at: 0 }
  const isPlace = PLACES.has(meaning)
  const separator = VALUE_SEPARATOR.exec(text) ?? (isPlace ? PLACE_SEPARATOR.exec(text) : null)
  if (!separator) return { text: isPlace ? '' : text, at: 0 }
  const at = separator.index + separator[0].length
  if (part === 0) return { text: text.slice(0, separator.index), at: 0 }
  return { text: isPlace ? text.slice(at).replace(BY_VESSEL, '') : text.slice(at), at }
}
