import { checkDigit } from '@boxtrail/reference/container-number'
import { createRandom, type Random } from './blocks.ts'

/** One invented shipment, and so the truth of the document that tells of it. */
export interface Story {
  random: Random
  type: string
  containers: string[]
  /** Right in every way but the check digit. */
  wrongContainer: string
  bill: string
  booking: string
  order: string
  invoice: string
  release: string
  entry: string
  shipper: string
  consignee: string
  notify: string
  line: string
  vessel: string
  voyage: string
  from: string
  to: string
  inland: string
  /** YYYY-MM-DD. */
  departure: string
  arrival: string
  lastFreeDay: string
  invoiceDate: string
  dueDate: string
  packages: number
  weight: number
  volume: number
  price: number
  total: number
  currency: string
  phone: string
}

const NAMES = [
  'Norrvik',
  'Tellamar',
  'Quillon',
  'Brastow',
  'Okanta',
  'Velmeer',
  'Sundara',
  'Harrowgate',
  'Imbari',
  'Castelrond',
]
const TRADES = [
  'Timber',
  'Ceramics',
  'Bicycles',
  'Coffee',
  'Furniture',
  'Textiles',
  'Lighting',
  'Tools',
  'Toys',
  'Machine Parts',
]
const FORMS = ['Ltd.', 'GmbH', 'Inc.', 'S.A.', 'B.V.', 'Co., Ltd.', 'LLC', 'S.r.l.']
const VESSELS = [
  'Aurora Meridian',
  'Coral Sentinel',
  'Polar Lark',
  'Silver Tern',
  'Baltic Harrier',
  'Amber Strait',
  'Jade Compass',
]
const LINES = ['Bluewater Container Line', 'Northern Star Shipping', 'Trans-Oriental Lines', 'Meridian Ocean Carriers']
const LOADING = ['Shanghai', 'Ningbo', 'Haiphong', 'Busan', 'Kaohsiung', 'Nhava Sheva', 'Santos', 'Callao']
const DISCHARGE = ['Hamburg', 'Rotterdam', 'Le Havre', 'Valencia', 'Los Angeles', 'Savannah', 'Felixstowe', 'Genoa']
const INLAND = ['Duisburg', 'Chicago', 'Madrid', 'Lyon', 'Birmingham', 'Milano', 'Dallas', 'Praha']
const PREFIXES = ['MSKU', 'TGHU', 'TCLU', 'HLXU', 'CAIU', 'FCIU', 'OOLU', 'SEGU', 'BMOU', 'TEMU', 'QXZU', 'VRTU']

export const corpusTypes = [
  'bill_of_lading',
  'sea_waybill',
  'arrival_notice',
  'delivery_order',
  'commercial_invoice',
  'packing_list',
  'customs_entry',
  'freight_invoice',
  'demurrage_invoice',
  'booking_confirmation',
] as const

export function tellStory(seed: number, number: number): Story {
  const random = createRandom(seed * 1_000_003 + number)
  const { pick, digits, letters, between } = random
  const company = () => `${pick(NAMES)} ${pick(TRADES)} ${pick(FORMS)}`
  const container = () => {
    const body = pick(PREFIXES) + digits(6)
    return `${body}${checkDigit(body)}`
  }
  const containers = [...new Set(Array.from({ length: pick([1, 1, 2, 3, 5]) }, container))]
  const other = container()
  const day = (base: number, plus: number) =>
    new Date(Date.UTC(2026, 0, 5) + (base + plus) * 86_400_000).toISOString().slice(0, 10)
  const base = between(0, 280)
  const price = between(1_000, 90_000) / 100
  const packages = between(20, 900)
  return {
    random,
    type: corpusTypes[number % corpusTypes.length]!,
    containers,
    wrongContainer: other.slice(0, 10) + ((Number(other[10]) + 1 + random.below(8)) % 10),
    bill: pick([
      () => `MAEU${digits(9)}`,
      () => `HLCU${letters(3)}${digits(4)}${letters(2)}${digits(3)}`,
      () => `MEDU${letters(2)}${digits(6)}`,
      () => `ONEY${letters(4)}${digits(8)}`,
      () => `COSU${digits(10)}`,
      () => `${letters(4)}${digits(8)}`,
      () => `${letters(3)}-${digits(7)}`,
      () => digits(9),
    ])(),
    booking: pick([() => `EBKG${digits(8)}`, () => digits(10), () => `${letters(3)}${digits(7)}`])(),
    order: `PO-${digits(6)}`,
    invoice: `${pick(['INV', 'RE', 'F'])}-2026-${digits(5)}`,
    release: `R${digits(7)}`,
    entry: `${letters(3)}-${digits(7)}-${digits(1)}`,
    shipper: company(),
    consignee: company(),
    notify: company(),
    line: pick(LINES),
    vessel: pick(VESSELS),
    voyage: `${digits(3)}${pick(['E', 'W', 'N', 'S'])}`,
    from: pick(LOADING),
    to: pick(DISCHARGE),
    inland: pick(INLAND),
    departure: day(base, 0),
    arrival: day(base, 31),
    lastFreeDay: day(base, 36),
    invoiceDate: day(base, 2),
    dueDate: day(base, 32),
    packages,
    weight: between(4_000, 24_000),
    volume: between(100, 680) / 10,
    price,
    total: Math.round(price * packages * 100) / 100,
    currency: pick(['USD', 'EUR']),
    phone: pick([`+49 40 ${digits(3)} ${digits(4)}`, `(310) ${digits(3)}-${digits(4)}`, `+86 21 ${digits(8)}`]),
  }
}

export const english = (amount: number, decimals = 2) =>
  amount.toLocaleString('en-US', { minimumFractionDigits: decimals, maximumFractionDigits: decimals })
export const continental = (amount: number, decimals = 2) =>
  amount.toLocaleString('de-DE', { minimumFractionDigits: decimals, maximumFractionDigits: decimals })

const SHORT = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC']
const parts = (date: string) => date.split('-') as [string, string, string]
export const dates = {
  iso: (date: string) => date,
  dotted: (date: string) => parts(date).toReversed().join('.'),
  named: (date: string) => `${parts(date)[2]}-${SHORT[Number(parts(date)[1]) - 1]}-${parts(date)[0]}`,
  american: (date: string) => `${parts(date)[1]}/${parts(date)[2]}/${parts(date)[0]}`,
  long: (date: string) => new Date(date).toLocaleDateString('en-US', { timeZone: 'UTC', dateStyle: 'long' }),
}

/** The ways people part a container number. */
export const spacings = [
  (number: string) => number,
  (number: string) => `${number.slice(0, 4)} ${number.slice(4)}`,
  (number: string) => `${number.slice(0, 4)} ${number.slice(4, 10)}-${number[10]}`,
  (number: string) => `${number.slice(0, 4)}-${number.slice(4, 10)}/${number[10]}`,
  (number: string) => `${number.slice(0, 4)} ${number.slice(4, 7)} ${number.slice(7, 10)} ${number[10]}`,
]
