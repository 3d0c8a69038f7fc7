import { type ValueKind, valueKinds } from '../../fields.ts'
import type { FieldName } from '../../labels/labels.ts'
import type { FoundValue } from '../../reading.ts'
import { acceptRule, acceptWords } from '../accept/accept-words.ts'
import { type AcceptResult, type Conventions, isAccepted } from '../accept/accepted.ts'
import { acceptMoney } from '../accept/amounts.ts'
import { acceptNumber, acceptSpacedNumber, acceptVoyage } from '../accept/identifiers.ts'
import { acceptParty, acceptText } from '../accept/names.ts'
import { acceptCountry, acceptPlace, acceptReturnLocation, acceptTerminal } from '../accept/places.ts'
import { acceptQuantity } from '../accept/quantities.ts'
import { type BoundValue, chooseValue } from '../choose/choose-value.ts'
import type { DocumentContext } from '../choose/document-context.ts'
import { isOfOtherCharge } from '../choose/other-charge.ts'
import { createPreference } from '../choose/preferences.ts'
import { currencyAbove } from '../columns/currency-above.ts'
import { isInMeasureColumn, namesMeasure } from '../columns/measured-columns.ts'
import { readDate } from '../dates/dates.ts'
import { acceptDay } from '../day-ranges/day-ranges.ts'
import { isDoubtfulName } from '../identifiers/fix-recognition.ts'
import { findCandidates, type ValueCandidate } from '../labelled/candidates.ts'
import { isLabelOnly } from '../labelled/label-matches.ts'
import { findCurrency } from '../numbers/amounts.ts'
import { findMeasures } from '../numbers/measures.ts'
import { STATED_AGAIN_GROUND } from '../support/supported.ts'
import { isOfAnotherLeg } from './other-ships.ts'
import { readVessel } from './read-vessel.ts'
import { readFromRoute } from './route-legs.ts'
import { isNumberOfInvoice, readShipmentNumber } from './shipment-number.ts'
import { readUnlabelled } from './unlabelled.ts'

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
/** Fields that become part of a container's record if two grounds support them. */
const RECORDED = new Set<FieldName>(['last_free_day', 'terminal'])
const PLACES = new Set<FieldName>(['port_of_loading', 'port_of_discharge', 'place_of_receipt', 'place_of_delivery'])

/** The value of a field, or the reason why a written text is rejected. */
export function readField(field: FieldName, context: DocumentContext): FieldReading {
  if (field === 'vessel' || field === 'voyage') return readShip(field, context)
  const leg = readFromRoute(field, context)
  if (leg) return { found: leg }
  if (field === 'bill_of_lading_number' || field === 'booking_number')
    return { found: readShipmentNumber(field, context) ?? readLabelledField(field, context).found }
  return readLabelledField(field, context)
}

function readShip(field: 'vessel' | 'voyage', context: DocumentContext): FieldReading {
  const ship = readVessel(context.maps)
  const leg = readFromRoute(field, context, ship[field])
  if (leg) return { found: leg }
  return isOfAnotherLeg(ship.vessel, context) ? {} : { found: ship[field] ?? readUnlabelled(field, context) }
}

export function readLabelledField(field: FieldName, context: DocumentContext): FieldReading {
  const bound: BoundValue<unknown>[] = []
  let refused: string | undefined
  for (const { map, labelMatches } of context.maps)
    for (const labelMatch of labelMatches) {
      if (labelMatch.meaning !== field) continue
      for (const candidate of findCandidates(map, labelMatch)) {
        const result = acceptCandidate(field, candidate, context)
        if (isAccepted(result)) {
          bound.push({ candidate, accepted: result })
          break
        }
        if (result) refused ??= result.refused
      }
    }
  const first = context.type === 'demurrage_invoice' ? context.maps[0]?.map.page : undefined
  const ofCharge = bound.filter(({ candidate }) => !isOfOtherCharge(field, candidate.labelMatch, first))
  const found = chooseValue(ofCharge, createPreference(field, context)) ?? readUnlabelled(field, context)
  return found ? { found: RECORDED.has(field) ? withRepetition(found, bound) : found } : { refused }
}

/** Adds the ground that another label states the same value. */
const withRepetition = (found: FoundValue<unknown>, bound: readonly BoundValue<unknown>[]): FoundValue<unknown> => {
  const isElsewhere = ({ candidate: { page, cell, from }, accepted }: BoundValue<unknown>) =>
    JSON.stringify(accepted.value) === JSON.stringify(found.value) &&
    (page.number !== found.page || cell.start + from + accepted.at !== found.span[0])
  return bound.some(isElsewhere) ? { ...found, grounds: [...found.grounds, STATED_AGAIN_GROUND] } : found
}

/** Without a colon after the label only a number or date is accepted as its value. */
function acceptCandidate(
  field: FieldName,
  candidate: ValueCandidate,
  { conventions, maps, type }: DocumentContext,
): AcceptResult<unknown> {
  const { text, labelMatch, relation } = candidate
  const kind = valueKinds[field] ?? 'text'
  if (candidate.isSecond && kind !== 'date') return null
  // The first amount below a column header is not the total.
  if (field === 'total_amount' && relation === 'below its label' && isInHeaderRow(candidate)) return null
  if (field === 'total_amount' && measuresGoods(candidate, maps)) return null
  if (
    PLACES.has(field) &&
    /^(?:from|to)\b/i.test(labelMatch.words) &&
    !(relation === 'below its label' && isInHeaderRow(candidate))
  )
    return null
  // The first of several rows is only a part of the total, or the date of one container.
  if (relation === 'below its label' && isInHeaderRow(candidate) && CONTINUES[kind]?.(candidate)) return null
  if (field === 'bill_of_lading_number' && isNumberOfInvoice(labelMatch.words, text, { maps, type })) return null
  if (field === 'invoice_number' && relation === 'below its label' && beginsList(candidate)) return null
  // "Charge days Rate EUR" are the headers of two columns, and the number may belong to either.
  if (field === 'rate_per_day' && (/\bdays\b.*\brate\b/i.test(labelMatch.words) || hasSeveralAmounts(text))) return null
  if (relation === 'behind words' && kind === 'text') return null
  if (relation === 'behind words' && kind === 'number' && !isNumbered(labelMatch.words) && !isNumberOnly(text))
    return null
  const result = acceptValue(
    field,
    text,
    labelMatch.words,
    kind === 'amount' ? withColumnCurrency(candidate, conventions) : conventions,
  )
  const isDoubtful =
    candidate.cell.certainty !== undefined &&
    kind === 'text' &&
    isAccepted(result) &&
    isDoubtfulName(String(result.value))
  return isDoubtful ? { refused: 'its words were not recognized one by one' } : result
}

/** "USD 40.00 (days 1-5), USD 60.00 from day 6": one of several rates is not the rate. */
const hasSeveralAmounts = (text: string): boolean =>
  new Set(text.slice(0, 200).match(/\d[\d.,]*[.,]\d{2}(?!\d)/g)).size > 1

/** In a totals row each number belongs to its column: weights and pieces are not amounts. */
const measuresGoods = ({ page, cell, labelMatch }: ValueCandidate, maps: DocumentContext['maps']): boolean => {
  const headers = maps.find(({ map }) => map.page === page)?.headers ?? []
  const line = page.lines.find((cells) => cells.includes(cell)) ?? [cell]
  return namesMeasure(labelMatch.words) || isInMeasureColumn(headers, page, line, cell)
}

const isNumbered = (words: string) => /(?:no|nr|number|nummer|#|n[°º])\.?\s*$/i.test(words)
/** "Our ref SI4298270": the words are followed by just a number. */
const isNumberOnly = (text: string) => /^(?=[A-Z-]*(?:\d[A-Z/-]*){5})[A-Z\d/-]+$/.test(text)

const withColumnCurrency = ({ page, cell }: ValueCandidate, conventions: Conventions): Conventions => ({
  ...conventions,
  currency: conventions.currency ?? currencyAbove(page, cell),
})

const isInHeaderRow = ({ page, labelMatch: { box } }: ValueCandidate): boolean =>
  page.lines.flat().filter(({ text, top, bottom }) => top < box.bottom - 2 && bottom > box.top + 2 && isLabelOnly(text))
    .length >= 3

/** The same weight in another unit: kilograms above pounds. */
const isConverted = (text: string, below: string): boolean => {
  const [own, other] = [text, below].map((one) => findMeasures(one, '.')[0])
  return own?.unit != null && other?.unit != null && own.kind === other.kind && own.unit !== other.unit
}

/** The texts below it in its column, up to the first gap. */
function textsBelow({ page, cell }: ValueCandidate): string[] {
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

/** Days are counted for each container: equal ones apply to all. */
const countsDays = ({ labelMatch: { meaning } }: ValueCandidate) =>
  meaning === 'free_days' || meaning === 'chargeable_days'

/** Whether the column continues with another number of the same form: a statement lists several invoices. */
const beginsList = (candidate: ValueCandidate): boolean => {
  const [below = ''] = textsBelow(candidate)
  const formOf = (text: string) => text.replaceAll(/\d/g, '9')
  return below !== candidate.text && /\d{3}/.test(below) && formOf(below) === formOf(candidate.text)
}

/** Whether the column continues with another number or date. */
const CONTINUES: Partial<Record<ValueKind, (candidate: ValueCandidate) => boolean>> = {
  quantity: (candidate) =>
    textsBelow(candidate).some(
      (text) =>
        /^\d[\d.,' ]*(?:\s?\p{L}{1,4})?$/u.test(text) &&
        !isConverted(candidate.text, text) &&
        !(countsDays(candidate) && text === candidate.text),
    ),
  amount: (candidate) => textsBelow(candidate).some((text) => /^\d[\d.,' ]*[.,]\d{2,3}$/.test(text)),
  date: (candidate) => {
    const [below = ''] = textsBelow(candidate)
    return below !== candidate.text && readDate(below, 'day')?.length === below.length
  },
}

/** Accepts or rejects a text as the value of a field, by the words of its label and the conventions of the document. */
export function acceptValue(
  field: FieldName,
  text: string,
  words: string,
  conventions: Conventions,
): AcceptResult<unknown> {
  switch (valueKinds[field] ?? 'text') {
    case 'number':
      if (field === 'voyage') return acceptVoyage(text)
      return (BILLS.has(field) && acceptSpacedNumber(text)) || acceptNumber(text)
    case 'date':
      return acceptDay(field, words, conventions)(text)
    case 'amount':
      // "Ocean freight | 3 CNT": a quantity, not an amount.
      if (field === 'ocean_freight' && /^\d{1,3}(?:\s+(?!%)[A-Z]{2,5})?$/.test(text) && !findCurrency(text)) return null
      return acceptMoney({ ...conventions, currency: findCurrency(words) ?? conventions.currency })(text)
    case 'quantity':
      return acceptQuantity(conventions, field, words)(text)
    default:
      if (field === 'tariff_rule') return acceptRule(text)
      if (field === 'liability_basis') return acceptWords(text)
      if (PARTIES.has(field)) return acceptParty(text)
      if (field === 'terminal') return acceptTerminal(text)
      if (field === 'empty_return_location') return acceptReturnLocation(text)
      if (field === 'country_of_origin') return acceptCountry(text)
      return PLACES.has(field) ? acceptPlace(text) : acceptText(text)
  }
}
