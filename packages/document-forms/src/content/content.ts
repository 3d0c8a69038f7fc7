import type { Content, Entry } from '../document-content.ts'
import { createTables } from '../goods.ts'
import type { Issuer } from '../issuer.ts'
import type { Facts } from '../shipment.ts'
import type { Recorder } from '../truth.ts'
import type { PaperType } from '../vocabulary/vocabulary.ts'
import type { Paper } from './paper.ts'
import { PLANS, type Plan } from './plans.ts'
import { printField } from './print-field.ts'
import { printParty } from './print-party.ts'

const REMARKS = [
  'This page was drawn for tests. It states nothing that is true of anyone.',
  'Drawn for tests of document reading: no shipment, company or vessel of this page exists.',
  'An invented paper. The bill of lading, the invoice and the delivery order that it may name do not exist either.',
]

export function createContent(type: PaperType, issuer: Issuer, shipment: Facts, record: Recorder): Content {
  const facts = issuer.kind === 'trader' ? withIssuerAsShipper(issuer, shipment, record) : shipment
  const plan = PLANS[type]
  const paper: Paper = { type, issuer, facts, record, used: new Set() }
  const selectFields = (entries: Plan) => entries.filter(([field, percent]) => issuer.states(field, type, percent))
  const entries = (entries: Plan): Entry[] => selectFields(entries).flatMap(([field]) => printField(field, paper))
  const shuffled = (entries: Entry[], purpose: string) => {
    const random = issuer.random(`${type} ${purpose}`)
    return entries
      .map((entry) => ({ entry, at: random.below(1000) }))
      .toSorted((a, b) => a.at - b.at)
      .map(({ entry }) => entry)
  }
  const parties = selectFields(plan.parties).map(([field]) => printParty(field, paper))
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

/** The issuer of a commercial invoice or packing list is the shipper, even if only the letterhead says so. */
function withIssuerAsShipper(issuer: Issuer, facts: Facts, record: Recorder): Facts {
  record.text('shipper', issuer.name)
  return { ...facts, shipper: { ...facts.shipper, name: issuer.name } }
}
