import {
  american,
  chinese,
  continental,
  dotted,
  english,
  iso,
  named,
  plain,
  shortNamed,
  spaced,
} from './print-formats.ts'
import { createRandom, hashText, type Random } from './random.ts'
import { findLabels, findTitles, type Half, type Language, languages, type PaperType } from './vocabulary/vocabulary.ts'

/** The kinds of issuers with the document types of each. */
export const typesByIssuerKind = {
  line: ['bill_of_lading', 'sea_waybill', 'arrival_notice', 'booking_confirmation', 'demurrage_invoice'],
  forwarder: ['arrival_notice', 'delivery_order', 'freight_invoice', 'booking_confirmation', 'bill_of_lading'],
  trader: ['commercial_invoice', 'packing_list'],
  broker: ['customs_entry', 'delivery_order', 'freight_invoice'],
  terminal: ['demurrage_invoice', 'delivery_order', 'arrival_notice'],
} as const satisfies Record<string, readonly PaperType[]>

type IssuerKind = keyof typeof typesByIssuerKind

/** An issuer whose documents look alike: its wording, formats, and the order of its fields. */
export interface Issuer {
  name: string
  kind: IssuerKind
  language: Language
  half: Half
  region: 'us' | 'eu'
  face: 'Helvetica' | 'Times' | 'Courier'
  date: (date: string) => string
  number: (amount: number, decimals: number) => string
  text: (text: string) => string
  decimals: { weight: number; volume: number }
  /** The label of a field in its documents of a type, different from those already used. */
  label: (field: string, type: PaperType, currency: string, used?: Set<string>) => string
  title: (type: PaperType | 'other') => string
  /** Whether its documents of a type state something optional. */
  states: (what: string, type: string, percent: number) => boolean
  /** Random numbers that are the same for the same purpose. */
  random: (purpose: string) => Random
}

const FIRST_NAMES =
  'Aldermoor Brackwell Corvanto Delmarra Estrivo Falkenmere Glenharrow Hollinsea Iverdane Jorvella Kestrand Lormont Marrowick Nordvane Orlestad Pellamere Quarrendon Rosvalle Selmarine Tarnwick Ulvero Vendrasse Westermole Yarrowin'.split(
    ' ',
  )
const BUSINESS_NAMES: Record<IssuerKind, readonly string[]> = {
  line: ['Container Line', 'Ocean Carriers', 'Shipping Line', 'Liner Agencies'],
  forwarder: ['Logistics', 'Forwarding', 'Freight Services', 'Consolidators'],
  trader: ['Manufacturing', 'Exports', 'Trading', 'Industries'],
  broker: ['Customs Brokers', 'Clearing Agents', 'Customs House'],
  terminal: ['Container Terminal', 'Port Services', 'Depot Services'],
}
const LEGAL_FORMS = ['Ltd.', 'GmbH', 'Inc.', 'S.A.', 'B.V.', 'LLC', 'Co., Ltd.']

export function inventIssuer(half: Half, number: number): Issuer {
  const random = createRandom(hashText(`${half} ${number}`))
  const kinds = Object.keys(typesByIssuerKind) as IssuerKind[]
  const kind = kinds[number % kinds.length]!
  // Most trade documents are in English.
  const language = random.below(10) < 6 ? 'en' : random.pick(languages)
  const region = language === 'en' && random.below(2) === 0 ? 'us' : 'eu'
  const name = `${FIRST_NAMES[(number + (half === 'held_out' ? 11 : 0)) % FIRST_NAMES.length]} ${random.pick(BUSINESS_NAMES[kind])} ${random.pick(LEGAL_FORMS)}`
  const dates =
    language === 'en'
      ? [named, spaced, iso, shortNamed, chinese, ...(region === 'us' ? [american] : [])]
      : [dotted, iso, dotted]
  const upper = (text: string) => text.toUpperCase()
  const unchanged = (text: string) => text
  const casing = random.pick([unchanged, unchanged, upper])
  const randomFor = (purpose: string) => createRandom(hashText(`${half} ${number} ${purpose}`))
  return {
    name,
    kind,
    language,
    half,
    region,
    face: random.pick(['Helvetica', 'Helvetica', 'Helvetica', 'Times'] as const),
    date: random.pick(dates),
    number: language === 'en' ? random.pick([english, english, plain]) : continental,
    text: random.pick([unchanged, upper]),
    decimals: { weight: random.pick([0, 1, 2, 3]), volume: random.pick([2, 3]) },
    label: (field, type, currency, used = new Set()) => {
      const all = findLabels(field, type, language, half)
      const free = all.filter((label) => !used.has(label.toLowerCase()))
      const chosen = randomFor(`label ${field}`).pick(free.length > 0 ? free : all)
      used.add(chosen.toLowerCase())
      return casing(chosen.replace('{currency}', currency))
    },
    title: (type) => randomFor(`title ${type}`).pick(findTitles(type, language, half)),
    states: (what, type, percent) => randomFor(`${type} ${what}`).below(100) < percent,
    random: randomFor,
  }
}
