import { valueKinds } from '../fields.ts'
import type { FieldName } from '../labels/labels.ts'
import type { Cell, PageLayout } from '../layout.ts'
import { type Spoken, type Spot, spokenAlone } from './label-matches.ts'

const PLACES: ReadonlySet<Spoken> = new Set([
  'port_of_loading',
  'port_of_discharge',
  'place_of_receipt',
  'place_of_delivery',
])
const kindOf = (spoken: Spoken) => valueKinds[spoken as FieldName]
const isOfTwo = (spoken: Spoken) => PLACES.has(spoken) || ['date', 'quantity'].includes(kindOf(spoken) ?? '')
const LONGEST = 60

/** A label of two values, "Loading port / Sailed" or "Weight / Measurement": where the second is a label of its own. */
export const jointSpots = (page: PageLayout, cell: Cell): Spot[] => [
  ...routeSpots(page, cell),
  ...spotsOfTwo(page, cell),
]

/** "Route: Immingham - Reykjavik", "FROM / TO" and "From KOTKA to NEW YORK": from one port to another. */
const ROUTE =
  /^(?:route|routing|from ?(?:\/|-|–) ?to|relation|strecke|trajet|ruta|rota)\s*(?:[:：]\s*|$)|^from\s+(?=\p{Lu}[\p{L} .,'-]{2,30}\sto\s\p{Lu})/iu

function routeSpots(page: PageLayout, cell: Cell): Spot[] {
  const [label] = ROUTE.exec(cell.text) ?? []
  if (label === undefined || cell.text.length > LONGEST * 2) return []
  const isAlone = label.length === cell.text.length
  const of = (spoken: Spoken, part: 0 | 1): Spot => ({
    spoken,
    page,
    cell,
    box: cell,
    form: isAlone ? 'alone' : 'sign',
    from: label.length,
    hasColon: /[:：]/.test(label),
    words: 'route',
    part,
  })
  return [of('port_of_loading', 0), of('port_of_discharge', 1)]
}

function spotsOfTwo(page: PageLayout, cell: Cell): Spot[] {
  const [, first, second, colon, behind] =
    /^([^/:：]{2,40}?)\s*(?:\/|&|\band\b|\bund\b)\s*([^/:：]{2,40}?)\s*([:：]?)\s*(?:(?<=[:：]\s*)(\S.*))?$/u.exec(
      cell.text,
    ) ?? []
  if (!first || !second || cell.text.length > LONGEST * 2) return []
  const other = spokenAlone(second)
  const own: readonly Spoken[] = /^origin$/i.test(first) ? ['port_of_loading'] : spokenAlone(first)
  // In two languages a label says the same twice; "Start / end of free time" has its field behind the stroke.
  if ((own.length === 0 && !BEGINNING.test(first)) || own.some((spoken) => other.includes(spoken))) return []
  const from = behind ? cell.text.length - behind.length : cell.text.length
  // "IGM No. / Date": when the other number was given.
  if (/^(?:date|datum|fecha|data)$/i.test(second) && own.every((spoken) => spoken === 'other')) return []
  const of = (spoken: Spoken, part: 0 | 1): Spot => ({
    spoken,
    page,
    cell,
    box: cell,
    form: behind ? 'sign' : 'alone',
    from,
    hasColon: colon !== '',
    words: part === 0 ? first : second,
    part,
  })
  const arePlaces = own.some((spoken) => PLACES.has(spoken))
  const seconds = other.filter((spoken) => isOfTwo(spoken) && (arePlaces || !PLACES.has(spoken)))
  return seconds.length === 0
    ? []
    : [
        ...own.filter((spoken) => PLACES.has(spoken) || kindOf(spoken) === 'date').map((spoken) => of(spoken, 0)),
        ...seconds.map((spoken) => of(spoken, 1)),
      ]
}

const BEGINNING = /^(?:start|begin(?:ning)?|from)$/i

const SIGN = /\s[/–-]\s|(?<=\d)\s?\/\s+(?=\d)|,\s+(?=\d{1,2}[. /-])|\s(?:on|am|le|el)\s(?=\d)/u
/** Ports are parted by a stroke alone, too. */
const BETWEEN_PLACES = /\s*[/–]\s*|\s-\s|\s(?:to|nach|à|a)\s(?=\p{Lu})/u

/** "From Xiamen to Fos-sur-Mer per JULES VERNE": how the goods go. */
const BY_VESSEL = /,?\s(?:per|via|by|on board|aboard)\s.*$/i

/** The first or the second of two values, and where it begins; what is not parted is both, and of two places neither. */
export function partOf(text: string, { part, spoken }: Spot): { text: string; at: number } {
  if (part === undefined) return { text, at: 0 }
  const isPlace = PLACES.has(spoken)
  const sign = SIGN.exec(text) ?? (isPlace ? BETWEEN_PLACES.exec(text) : null)
  if (!sign) return { text: isPlace ? '' : text, at: 0 }
  const at = sign.index + sign[0].length
  if (part === 0) return { text: text.slice(0, sign.index), at: 0 }
  return { text: isPlace ? text.slice(at).replace(BY_VESSEL, '') : text.slice(at), at }
}
