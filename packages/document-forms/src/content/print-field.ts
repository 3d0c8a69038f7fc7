import type { Entry } from '../document-content.ts'
import { cityWithRegion, round } from '../print-formats.ts'
import type { Recorder } from '../truth.ts'
import { DATES, NUMBERS, PLACES, TEXTS } from './field-values.ts'
import type { Paper } from './paper.ts'

/** Prints a field with its label in the style of the issuer. */
export function printField(field: string, paper: Paper): Entry[] {
  if (field === 'vessel_and_voyage') return printVesselAndVoyage(paper)
  const print = printerOf(field)
  if (!print) throw new Error(`No way to print ${field}`)
  const label = paper.issuer.label(field, paper.type, paper.facts.currency, paper.used)
  return [{ label, lines: [print(paper, label)] }]
}

function printVesselAndVoyage(paper: Paper): Entry[] {
  const { type, issuer, facts, record } = paper
  if (!issuer.states('joint voyage', type, 50)) return ['vessel', 'voyage'].flatMap((field) => printField(field, paper))
  const separator = issuer.random('parting').pick([' / ', ' ', ' V.', '  '])
  const label = issuer.label('vessel_and_voyage', type, facts.currency, paper.used)
  return [
    { label, lines: [`${record.text('vessel', facts.vessel)}${separator}${record.text('voyage', facts.voyage)}`] },
  ]
}

/** Prints the value of a field behind its label, and records it. */
type Print = (paper: Paper, label: string) => string

function printerOf(field: string): Print | undefined {
  if (PLACES[field]) return printPlace(field)
  if (DATES[field]) return printDate(field)
  if (NUMBERS[field]) return printNumber(field)
  if (TEXTS[field]) return ({ facts, record }) => record.text(field, TEXTS[field]!(facts))
  return OTHERS[field]
}

const printPlace =
  (field: string): Print =>
  ({ type, issuer: { states, text }, facts, record }) => {
    const place = PLACES[field]!(facts)
    const printed = text(states('country', type, 40) ? cityWithRegion(place) : place.name)
    return record.text(field, printed, [printed, text(place.name)])
  }

const printDate =
  (field: string): Print =>
  ({ issuer: { date, text }, facts, record }, label) => {
    // "Place and date of issue": one label for both.
    const hasPlace = field === 'issue_date' && /place|lieu|lugar|luogo|ort|yer|\bat\b/i.test(label)
    return `${hasPlace ? `${text(facts.loading.name)}, ` : ''}${record.date(field, DATES[field]!(facts), date)}`
  }

const printNumber =
  (field: string): Print =>
  ({ issuer, facts, record }, label) => {
    const value = record.text(field, NUMBERS[field]!(facts, issuer))
    recordBills(field, label, value, record)
    return value
  }

/** The carrier's bill is also the bill of the shipment. */
function recordBills(field: string, label: string, value: string, record: Recorder): void {
  if (
    field === 'master_bill_number' ||
    (field === 'house_bill_number' && record.truth.fields.bill_of_lading_number === undefined)
  )
    record.text('bill_of_lading_number', value)
  if (field === 'bill_of_lading_number' && /master|ocean|mbl|mb\/l/i.test(label))
    record.text('master_bill_number', value)
}

const printMoney =
  (field: string, amountOf: (paper: Paper) => number): Print =>
  (paper, label) => {
    const { issuer, facts, record } = paper
    const amount = amountOf(paper)
    const printed = issuer.number(amount, 2)
    return record.money(
      field,
      amount,
      facts.currency,
      label.includes(facts.currency) ? printed : `${facts.currency} ${printed}`,
    )
  }

const OTHERS: Record<string, Print> = {
  country_of_origin: ({ issuer, facts, record }) =>
    record.text('country_of_origin', issuer.text(facts.loading.country)),
  free_days: ({ record }) => record.measure('free_days', 5, '', '5'),
  gross_weight: ({ issuer, facts, record }, label) => {
    const weight = round(facts.weight, issuer.decimals.weight)
    const amount = issuer.number(weight, issuer.decimals.weight)
    return record.measure('gross_weight', weight, 'kg', /kg|kilo/i.test(label) ? amount : `${amount} KG`)
  },
  entered_value: printMoney('entered_value', ({ facts }) => facts.total),
  duty_amount: printMoney('duty_amount', ({ facts }) => round(facts.total * 0.045, 2)),
  total_amount: printMoney('total_amount', ({ record }) =>
    round(
      record.truth.items.reduce((all, { amount = 0 }) => all + amount, 0),
      2,
    ),
  ),
}
