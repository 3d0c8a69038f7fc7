import { findCurrency } from '../amounts.ts'
import { readDate } from '../dates.ts'
import { type ValueKind, valueKinds } from '../fields.ts'
import type { FieldName } from '../labels/labels.ts'
import type { FoundValue } from '../reading.ts'
import {
  acceptCountry,
  acceptDate,
  acceptMoney,
  acceptNumber,
  acceptParty,
  acceptPlace,
  acceptQuantity,
  acceptSpaced,
  acceptTerminal,
  acceptText,
  acceptVoyage,
  isAccepted,
  type Judgement,
  type Manner,
} from './accept.ts'
import { type Candidate, candidatesOf } from './candidates.ts'
import { type Bound, choose } from './choose-value.ts'
import { currencyAbove } from './currency-above.ts'
import type { Reader } from './document-context.ts'
import { isDoubtfulName } from './fix-recognition.ts'
import { isLabelAlone } from './label-matches.ts'
import { isInMeasures, isOfMeasure } from './measured-columns.ts'
import { findMeasures } from './measures.ts'
import { preferenceOf } from './preferences.ts'
import { readVessel } from './read-vessel.ts'
import { onRoute } from './route-legs.ts'
import { accountOfNumber } from './shipment-number.ts'
import { unlabelled } from './unlabelled.ts'

export interface FieldReading {
  found?: FoundValue<unknown> | undefined
  refused?: string | undefined
}

const BILLS = new Set<FieldName>(['bill_of_lading_number', 'master_bill_number', 'house_bill_number'])
const PARTIES = new Set<FieldName>([
  'shipper',
  'consignee',
  'notify_party',
  'bill_to',
  'release_to',
  'importer',
  'carrier',
])
const PLACES = new Set<FieldName>(['port_of_loading', 'port_of_discharge', 'place_of_receipt', 'place_of_delivery'])

/** The value of a field, or why what was written there is not taken. */
export function readField(field: FieldName, reader: Reader): FieldReading {
  if (field === 'vessel' || field === 'voyage')
    return { found: readVessel(reader.maps)[field] ?? unlabelled(field, reader) }
  if (field === 'bill_of_lading_number' || field === 'booking_number')
    return { found: accountOfNumber(field, reader) ?? bindField(field, reader).found }
  const leg = onRoute(field, reader.maps, reader.manner)
  return leg ? { found: leg } : bindField(field, reader)
}

export function bindField(field: FieldName, reader: Reader): FieldReading {
  const bound: Bound<unknown>[] = []
  let refused: string | undefined
  for (const { map, spots } of reader.maps)
    for (const spot of spots) {
      if (spot.spoken !== field) continue
      for (const candidate of candidatesOf(map, spot)) {
        const judged = judge(field, candidate, reader)
        if (isAccepted(judged)) {
          bound.push({ candidate, accepted: judged })
          break
        }
        if (judged) refused ??= judged.refused
      }
    }
  const found = choose(bound, preferenceOf(field, reader)) ?? unlabelled(field, reader)
  return found ? { found } : { refused }
}

/** Behind a label without a colon stands a number or a date, or it was no label. */
function judge(field: FieldName, candidate: Candidate, { manner, maps }: Reader): Judgement<unknown> {
  const { text, spot, how } = candidate
  const kind = valueKinds[field] ?? 'text'
  if (candidate.isFar && kind !== 'date') return null
  // Below the head of a column is the first of its amounts, and no total.
  if (field === 'total_amount' && how === 'below its label' && isInHeads(candidate)) return null
  if (field === 'total_amount' && isOfGoods(candidate, maps)) return null
  if (PLACES.has(field) && /^(?:from|to)\b/i.test(spot.words) && !(how === 'below its label' && isInHeads(candidate)))
    return null
  // Of several rows the first is a part of the whole, and its date is that of one container.
  if (how === 'below its label' && isInHeads(candidate) && GOES_ON[kind]?.(candidate)) return null
  if (how === 'behind words' && kind === 'text') return null
  if (how === 'behind words' && kind === 'number' && !isNumbered(spot.words) && !isAllOf(text)) return null
  const judged = accept(field, text, spot.words, kind === 'amount' ? inCurrencyOfColumn(candidate, manner) : manner)
  const isDoubtful =
    candidate.cell.certainty !== undefined &&
    kind === 'text' &&
    isAccepted(judged) &&
    isDoubtfulName(String(judged.value))
  return isDoubtful ? { refused: 'its words were not recognized one by one' } : judged
}

/** In a row of totals each number is of its column: weights and pieces are no money. */
const isOfGoods = ({ page, cell, spot }: Candidate, maps: Reader['maps']): boolean => {
  const heads = maps.find(({ map }) => map.page === page)?.heads ?? []
  const line = page.lines.find((cells) => cells.includes(cell)) ?? [cell]
  return isOfMeasure(spot.words) || isInMeasures(heads, page, line, cell)
}

const isNumbered = (words: string) => /(?:no|nr|number|nummer|#|n[°º])\.?\s*$/i.test(words)
/** "Our ref SI4298270": a number and nothing else stands behind the words. */
const isAllOf = (text: string) => /^(?=[A-Z-]*(?:\d[A-Z/-]*){5})[A-Z\d/-]+$/.test(text)

const inCurrencyOfColumn = ({ page, cell }: Candidate, manner: Manner): Manner => ({
  ...manner,
  currency: manner.currency ?? currencyAbove(page, cell),
})

const isInHeads = ({ page, spot: { box } }: Candidate): boolean =>
  page.lines
    .flat()
    .filter(({ text, top, bottom }) => top < box.bottom - 2 && bottom > box.top + 2 && isLabelAlone(text)).length >= 3

/** The same once more in another unit: kilograms above pounds. */
const isConverted = (text: string, below: string): boolean => {
  const [own, other] = [text, below].map((one) => findMeasures(one, '.')[0])
  return own?.unit != null && other?.unit != null && own.kind === other.kind && own.unit !== other.unit
}

/** What stands below it in its column, without a gap. */
function belowIn({ page, cell }: Candidate): string[] {
  const found: string[] = []
  let bottom = cell.bottom
  for (const one of page.lines.flat()) {
    if (one.top <= cell.top + 2 || one.left >= cell.right || one.right <= cell.left) continue
    if (one.top - bottom >= 20) break
    found.push(one.text)
    bottom = Math.max(bottom, one.bottom)
  }
  return found
}

/** Days are counted for each container: where they are the same, they are those of all. */
const isOfDays = ({ spot: { spoken } }: Candidate) => spoken === 'free_days' || spoken === 'chargeable_days'

/** Whether the column goes on with another number, or another date. */
const GOES_ON: Partial<Record<ValueKind, (candidate: Candidate) => boolean>> = {
  quantity: (candidate) =>
    belowIn(candidate).some(
      (text) =>
        /^\d[\d.,' ]*(?:\s?\p{L}{1,4})?$/u.test(text) &&
        !isConverted(candidate.text, text) &&
        !(isOfDays(candidate) && text === candidate.text),
    ),
  amount: (candidate) => belowIn(candidate).some((text) => /^\d[\d.,' ]*[.,]\d{2}$/.test(text)),
  date: (candidate) => {
    const [below = ''] = belowIn(candidate)
    return below !== candidate.text && readDate(below, 'day')?.length === below.length
  },
}

/** Whether a text is a value of a field, by the words of its label and the manner of the document. */
export function accept(field: FieldName, text: string, words: string, manner: Manner): Judgement<unknown> {
  switch (valueKinds[field] ?? 'text') {
    case 'number':
      if (field === 'voyage') return acceptVoyage(text)
      return (BILLS.has(field) && acceptSpaced(text)) || acceptNumber(text)
    case 'date':
      return acceptDate(manner)(text)
    case 'amount':
      // "Ocean freight | 3 CNT": how many, and no money.
      if (field === 'ocean_freight' && /^\d{1,3}(?:\s+(?!%)[A-Z]{2,5})?$/.test(text) && !findCurrency(text)) return null
      return acceptMoney({ ...manner, currency: findCurrency(words) ?? manner.currency })(text)
    case 'quantity':
      return acceptQuantity(manner, field, words)(text)
    default:
      if (PARTIES.has(field)) return acceptParty(text)
      if (field === 'terminal') return acceptTerminal(text)
      if (field === 'country_of_origin') return acceptCountry(text)
      return PLACES.has(field) ? acceptPlace(text) : acceptText(text)
  }
}
