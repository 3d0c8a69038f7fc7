import type { Content, Entry } from './document-content.ts'
import { createTables } from './goods.ts'
import type { Issuer } from './issuer.ts'
import type { Party } from './parties.ts'
import type { Place } from './places.ts'
import { addDays, cityWithRegion, round } from './print-formats.ts'
import type { Facts } from './shipment.ts'
import type { Recorder } from './truth.ts'
import type { PaperType } from './vocabulary/vocabulary.ts'

type Section = 'references' | 'route' | 'dates' | 'totals'
/** A field with the percentage of documents that state it. */
type Plan = readonly (readonly [field: string, percent: number])[]

const routeFields: Plan = [
  ['place_of_receipt', 45],
  ['vessel_and_voyage', 100],
  ['port_of_loading', 100],
  ['port_of_discharge', 100],
  ['place_of_delivery', 55],
]
const billFields: Plan = [
  ['bill_of_lading_number', 100],
  ['booking_number', 45],
  ['reference_number', 50],
]
const houseBillFields: Plan = [
  ['house_bill_number', 50],
  ['master_bill_number', 50],
  ['reference_number', 60],
]

/** The fields of each document type, section by section. */
const PLANS: Record<PaperType, { parties: Plan } & Record<Section, Plan>> = {
  bill_of_lading: {
    parties: [
      ['shipper', 100],
      ['consignee', 100],
      ['notify_party', 90],
    ],
    references: billFields,
    route: routeFields,
    dates: [
      ['on_board_date', 85],
      ['issue_date', 90],
    ],
    totals: [],
  },
  sea_waybill: {
    parties: [
      ['shipper', 100],
      ['consignee', 100],
      ['notify_party', 80],
    ],
    references: billFields,
    route: routeFields,
    dates: [
      ['on_board_date', 70],
      ['issue_date', 80],
    ],
    totals: [],
  },
  arrival_notice: {
    parties: [
      ['shipper', 80],
      ['consignee', 100],
      ['notify_party', 60],
    ],
    references: [...billFields.slice(0, 1), ['reference_number', 50]],
    route: [...routeFields, ['terminal', 60]],
    dates: [
      ['document_date', 60],
      ['etd', 40],
      ['eta', 100],
      ['last_free_day', 55],
    ],
    totals: [],
  },
  delivery_order: {
    parties: [
      ['consignee', 90],
      ['release_to', 60],
    ],
    references: [['release_number', 60], ...billFields.slice(0, 1), ['reference_number', 40]],
    route: [...routeFields.slice(1, 4), ['terminal', 80]],
    dates: [
      ['document_date', 80],
      ['valid_until', 60],
      ['last_free_day', 30],
    ],
    totals: [],
  },
  commercial_invoice: {
    parties: [
      ['shipper', 30],
      ['bill_to', 60],
      ['consignee', 50],
    ],
    references: [
      ['invoice_number', 100],
      ['purchase_order_number', 70],
    ],
    route: [
      ['vessel_and_voyage', 40],
      ['port_of_loading', 60],
      ['port_of_discharge', 60],
    ],
    dates: [
      ['invoice_date', 100],
      ['due_date', 30],
      ['incoterm', 80],
      ['country_of_origin', 50],
    ],
    totals: [['total_amount', 100]],
  },
  packing_list: {
    parties: [
      ['shipper', 30],
      ['consignee', 90],
    ],
    references: [
      ['invoice_number', 80],
      ['purchase_order_number', 50],
    ],
    route: [
      ['vessel_and_voyage', 40],
      ['port_of_loading', 50],
      ['port_of_discharge', 50],
    ],
    dates: [['document_date', 80]],
    totals: [],
  },
  customs_entry: {
    parties: [['importer', 100]],
    references: [['entry_number', 100], ...billFields.slice(0, 1), ['reference_number', 60]],
    route: [
      ['vessel', 80],
      ['voyage', 40],
      ['port_of_loading', 40],
      ['port_of_discharge', 60],
    ],
    dates: [
      ['entry_date', 90],
      ['eta', 40],
      ['country_of_origin', 70],
    ],
    totals: [
      ['gross_weight', 80],
      ['entered_value', 90],
      ['duty_amount', 90],
    ],
  },
  freight_invoice: {
    parties: [
      ['bill_to', 80],
      ['shipper', 40],
      ['consignee', 40],
    ],
    references: [['invoice_number', 100], ...houseBillFields],
    route: [
      ['vessel_and_voyage', 70],
      ['port_of_loading', 80],
      ['port_of_discharge', 80],
    ],
    dates: [
      ['invoice_date', 100],
      ['due_date', 80],
      ['etd', 40],
      ['eta', 40],
    ],
    totals: [['total_amount', 100]],
  },
  demurrage_invoice: {
    parties: [['bill_to', 90]],
    references: [['invoice_number', 100], ...billFields.slice(0, 1)],
    route: [
      ['vessel_and_voyage', 60],
      ['port_of_discharge', 50],
    ],
    dates: [
      ['invoice_date', 100],
      ['due_date', 70],
      ['last_free_day', 50],
      ['gate_out_date', 60],
      ['returned_date', 60],
      ['free_days', 50],
    ],
    totals: [['total_amount', 100]],
  },
  booking_confirmation: {
    parties: [['shipper', 60]],
    references: [
      ['booking_number', 100],
      ['reference_number', 50],
    ],
    route: routeFields,
    dates: [
      ['etd', 100],
      ['eta', 90],
      ['empty_pickup_date', 40],
      ['documentation_cutoff', 70],
      ['vgm_cutoff', 50],
      ['cargo_cutoff', 80],
    ],
    totals: [],
  },
}

const REMARKS = [
  'This page was drawn for tests. It states nothing that is true of anyone.',
  'Drawn for tests of document reading: no shipment, company or vessel of this page exists.',
  'An invented paper. The bill of lading, the invoice and the delivery order that it may name do not exist either.',
]

export function createContent(type: PaperType, issuer: Issuer, shipment: Facts, record: Recorder): Content {
  const facts = issuer.kind === 'trader' ? withIssuerAsShipper(issuer, shipment, record) : shipment
  const plan = PLANS[type]
  const used = new Set<string>()
  const selectFields = (entries: Plan) => entries.filter(([field, percent]) => issuer.states(field, type, percent))
  const entries = (entries: Plan): Entry[] =>
    selectFields(entries).flatMap(([field]) => printField(field, type, issuer, facts, record, used))
  const shuffled = (entries: Entry[], purpose: string) => {
    const random = issuer.random(`${type} ${purpose}`)
    return entries
      .map((entry) => ({ entry, at: random.below(1000) }))
      .toSorted((a, b) => a.at - b.at)
      .map(({ entry }) => entry)
  }
  const parties = selectFields(plan.parties).map(([field]) => printParty(field, type, issuer, facts, record, used))
  const distracting = distractions(type, issuer, facts)
  const references = shuffled([...entries(plan.references), ...distracting.slice(0, 2)], 'references')
  const routeEntries = [...entries(plan.route), ...distracting.slice(2)]
  const dates = shuffled(entries(plan.dates), 'dates')
  const grids = createTables(type, issuer, facts, record)
  return {
    title: issuer.title(type),
    issuer,
    sender: [
      issuer.name,
      `${issuer.random('street').between(1, 99)} Specimen Street`,
      `docs@${issuer.name.toLowerCase().split(' ')[0]}.example`,
    ],
    parties,
    references,
    route: routeEntries,
    dates,
    grids,
    totals: entries(plan.totals),
    remark: issuer.random('remark').pick(REMARKS),
  }
}

/** Distractions: other numbers, other places, and boxes left empty. */
function distractions(
  type: PaperType,
  { random, states, date }: Issuer,
  { feeder, feederVoyage, transshipment, booked, digits }: Facts,
): Entry[] {
  const all: readonly (readonly [label: string, value: string])[] = [
    ['Pre-carriage by', states('feeder', type, 50) ? `${feeder} ${feederVoyage}` : ''],
    ['Export references', ''],
    ['Freight payable at', 'DESTINATION'],
    ['Type of move', 'CY / CY'],
    ['Transhipment port', transshipment.name.toUpperCase()],
    ['Customer code', digits(6)],
    ['VAT No.', `XX${digits(9)}`],
    ['Booking date', date(booked)],
    ['Page', '1 of 1'],
    ['Payment terms', '30 DAYS'],
    ['Contact', 'Import desk'],
    ['Phone', '+1 (212) 555-0142'],
    ['Also notify', ''],
    ['Service contract No.', `SC${digits(5)}`],
  ]
  const from = random(`beside ${type}`)
  return all.filter(() => from.below(100) < 22).map(([label, value]) => ({ label, lines: [value] }))
}

const selectParty = (field: string, { shipper, consignee, notify, trucker }: Facts): Party =>
  field === 'shipper' ? shipper : field === 'notify_party' ? notify : field === 'release_to' ? trucker : consignee

/** The issuer of a commercial invoice or packing list is the shipper, even if only the letterhead says so. */
function withIssuerAsShipper(issuer: Issuer, facts: Facts, record: Recorder): Facts {
  record.text('shipper', issuer.name)
  return { ...facts, shipper: { ...facts.shipper, name: issuer.name } }
}

function printParty(
  field: string,
  type: PaperType,
  issuer: Issuer,
  facts: Facts,
  record: Recorder,
  used: Set<string>,
): Entry {
  const { name, address } = selectParty(field, facts)
  const label = issuer.label(field, type, facts.currency, used)
  const words = issuer.text(name).split(' ')
  // A name that wraps; its first line alone counts as right, as a person would file it.
  const isWrapped = words.length > 3 && issuer.states('wrapped names', type, 20)
  const lines = isWrapped ? [words.slice(0, -2).join(' '), words.slice(-2).join(' ')] : [words.join(' ')]
  record.text(field, lines[0]!, isWrapped ? [words.join(' '), lines[0]!] : lines[0]!)
  return { label, lines: [...lines, ...address.map(issuer.text)] }
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

const PLACES: Record<string, (facts: Facts) => Place> = {
  place_of_receipt: ({ receipt }) => receipt,
  port_of_loading: ({ loading }) => loading,
  port_of_discharge: ({ discharge }) => discharge,
  place_of_delivery: ({ delivery }) => delivery,
}
const DATES: Record<string, (facts: Facts) => string> = {
  on_board_date: ({ onBoard }) => onBoard,
  issue_date: ({ issued }) => issued,
  document_date: ({ noticed }) => noticed,
  etd: ({ departure }) => departure,
  eta: ({ arrival }) => arrival,
  last_free_day: ({ lastFreeDay }) => lastFreeDay,
  valid_until: ({ arrival }) => addDays(arrival, 20),
  invoice_date: ({ invoiced }) => invoiced,
  due_date: ({ due }) => due,
  entry_date: ({ available }) => available,
  gate_out_date: ({ gateOut }) => gateOut,
  returned_date: ({ returned }) => returned,
  empty_pickup_date: ({ emptyPickup }) => emptyPickup,
  documentation_cutoff: ({ documentCutoff }) => documentCutoff,
  vgm_cutoff: ({ vgmCutoff }) => vgmCutoff,
  cargo_cutoff: ({ cargoCutoff }) => cargoCutoff,
}
const NUMBERS: Record<string, (facts: Facts, issuer: Issuer) => string> = {
  bill_of_lading_number: ({ digits, letters }, { random }) => `${random('code').letters(4)}${letters(2)}${digits(7)}`,
  master_bill_number: ({ digits }, { random }) => `${random('line').letters(4)}${digits(9)}`,
  house_bill_number: ({ house }) => house,
  booking_number: ({ digits }, { random }) => `${random('booking').letters(3)}${digits(8)}`,
  reference_number: ({ digits, letters }) => `${letters(2)}${digits(6)}`,
  purchase_order_number: ({ order }) => order,
  invoice_number: ({ digits }, { random }) => `${random('invoice').letters(2)}${digits(7)}`,
  entry_number: ({ digits, letters }) =>
    `26${letters(2)}${digits(4)}${letters(2)}${digits(7)}${letters(1)}${digits(1)}`,
  release_number: ({ digits }) => `R${digits(7)}`,
}
const TEXTS: Record<string, (facts: Facts) => string> = {
  terminal: ({ terminal }) => terminal,
  vessel: ({ vessel }) => vessel,
  voyage: ({ voyage }) => voyage,
  incoterm: ({ loading }) => `FOB ${loading.name.toUpperCase()}`,
  country_of_origin: ({ loading }) => loading.country,
}

/** Prints a field with its label in the style of the issuer; none if it cannot be printed. */
function printField(
  field: string,
  type: PaperType,
  issuer: Issuer,
  facts: Facts,
  record: Recorder,
  used: Set<string>,
): Entry[] {
  const { date, number, text } = issuer
  const entry = (value: (label: string) => string): Entry[] => {
    const label = issuer.label(field, type, facts.currency, used)
    return [{ label, lines: [value(label)] }]
  }
  const withCurrency = (label: string, printedValue: string) =>
    label.includes(facts.currency) ? printedValue : `${facts.currency} ${printedValue}`
  if (field === 'vessel_and_voyage') {
    if (issuer.states('joint voyage', type, 50)) {
      const separator = issuer.random('parting').pick([' / ', ' ', ' V.', '  '])
      return entry(() => `${record.text('vessel', facts.vessel)}${separator}${record.text('voyage', facts.voyage)}`)
    }
    return ['vessel', 'voyage'].flatMap((one) => printPart(one))
  }
  if (PLACES[field]) {
    const place = PLACES[field](facts)
    const placeName = issuer.states('country', type, 40) ? cityWithRegion(place) : place.name
    return entry(() => record.text(field, text(placeName), [text(placeName), text(place.name)]))
  }
  if (DATES[field]) {
    const day = DATES[field](facts)
    // "Place and date of issue": one label for both.
    const includesPlace = (label: string) =>
      field === 'issue_date' && /place|lieu|lugar|luogo|ort|yer|\bat\b/i.test(label)
    return entry(
      (label) => `${includesPlace(label) ? `${text(facts.loading.name)}, ` : ''}${record.date(field, day, date)}`,
    )
  }
  if (NUMBERS[field])
    return entry((label) => {
      const value = record.text(field, NUMBERS[field]!(facts, issuer))
      recordBills(field, label, value, record)
      return value
    })
  if (field === 'country_of_origin') return entry(() => record.text(field, text(facts.loading.country)))
  if (TEXTS[field]) return entry(() => record.text(field, TEXTS[field]!(facts)))
  if (field === 'free_days') return entry(() => record.measure(field, 5, '', '5'))
  if (field === 'gross_weight') {
    const weight = round(facts.weight, issuer.decimals.weight)
    return entry((label) => {
      const amount = number(weight, issuer.decimals.weight)
      return record.measure(field, weight, 'kg', /kg|kilo/i.test(label) ? amount : `${amount} KG`)
    })
  }
  if (field === 'entered_value')
    return entry((label) =>
      record.money(field, facts.total, facts.currency, withCurrency(label, number(facts.total, 2))),
    )
  if (field === 'duty_amount') {
    const duty = round(facts.total * 0.045, 2)
    return entry((label) => record.money(field, duty, facts.currency, withCurrency(label, number(duty, 2))))
  }
  if (field === 'total_amount') {
    const total = round(
      record.truth.items.reduce((all, { amount = 0 }) => all + amount, 0),
      2,
    )
    return entry((label) => record.money(field, total, facts.currency, withCurrency(label, number(total, 2))))
  }
  throw new Error(`No way to print ${field}`)

  function printPart(one: string): Entry[] {
    return printField(one, type, issuer, facts, record, used)
  }
}
