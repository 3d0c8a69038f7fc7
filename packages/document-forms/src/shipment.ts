import { checkDigit } from '@boxtrail/reference/container-number'
import { createRandom, type Random } from './random.ts'

/** An invented shipment: names, numbers and addresses are made up. */
export interface Facts {
  random: Random
  shipper: Party
  consignee: Party
  notify: Party
  forwarder: Party
  trucker: Party
  vessel: string
  voyage: string
  feeder: string
  feederVoyage: string
  receipt: Place
  loading: Place
  transshipment: Place
  discharge: Place
  delivery: Place
  terminal: string
  firms: string
  depot: string
  /** Random digits of a given length. */
  digits: (count: number) => string
  letters: (count: number) => string
  house: string
  order: string
  booked: string
  cargoCutoff: string
  documentCutoff: string
  vgmCutoff: string
  emptyPickup: string
  departure: string
  onBoard: string
  issued: string
  arrival: string
  noticed: string
  available: string
  lastFreeDay: string
  gateOut: string
  returned: string
  invoiced: string
  due: string
  containers: Container[]
  unit: string
  packages: number
  weight: number
  net: number
  volume: number
  goods: string
  hs: string
  items: Item[]
  total: number
  currency: string
}

export interface Party {
  name: string
  address: string[]
  phone: string
}

export interface Place {
  name: string
  region: string
  country: string
  code: string
}

export interface Container {
  number: string
  seal: string
  size: string
  packages: number
  weight: number
  volume: number
  tare: number
}

interface Item {
  code: string
  description: string
  quantity: number
  price: number
  amount: number
  cartons: number
  net: number
  gross: number
  volume: number
}

const FIRST =
  'Norvald Tessaro Quillby Brastow Okanela Velmeer Sundaro Harrowick Imbaro Castelno Dravik Pellworth Aurinta Zhenvao Quandor Ylvestad Ombrello'.split(
    ' ',
  )
const SECOND =
  'Home Textiles,Ceramics,Cycle Works,Coffee Traders,Furniture,Lighting,Hand Tools,Toys,Machine Parts,Packaging,Auto Components,Kitchenware,Garments,Paper Products'.split(
    ',',
  )
const FORMS = ['Ltd.', 'Co., Ltd.', 'GmbH', 'Inc.', 'S.A.', 'B.V.', 'LLC', 'S.r.l.', 'Pvt. Ltd.', 'Corp.']
const STREETS = [
  'Harbour Road',
  'Market Street',
  'Industrial Avenue',
  'Canal Lane',
  'Mill Park',
  'Station Way',
  'Riverside Drive',
]
const FORWARDERS = [
  'Blue Lantern Logistics',
  'Ostervald Forwarding',
  'Keelson Freight',
  'Marlin Span Cargo',
  'Quillby Consolidators',
]
const TRUCKERS = ['Ember Row Drayage LLC', 'Fern Mile Trucking', 'Port & Plateau Haulage', 'Hallowmere Cartage Inc.']
const VESSELS = [
  'AURORA MERIDIAN',
  'CORAL SENTINEL',
  'POLAR LARK',
  'SILVER TERN',
  'BALTIC HARRIER',
  'AMBER STRAIT',
  'JADE COMPASS',
  'CAPE VERDANT',
  'OCEAN MAGNOLIA 7',
  'NORVALD UNISON',
]
const FEEDERS = ['LITTLE EGRET', 'BAY RUNNER', 'SANTA ROSALIA', 'ROWAN FORTUNE 203']
const place = (name: string, region: string, country: string, code: string): Place => ({ name, region, country, code })
const LOADING = [
  place('Shanghai', '', 'China', 'CNSHA'),
  place('Ningbo', '', 'China', 'CNNGB'),
  place('Haiphong', '', 'Vietnam', 'VNHPH'),
  place('Busan', '', 'South Korea', 'KRPUS'),
  place('Nhava Sheva', '', 'India', 'INNSA'),
  place('Santos', '', 'Brazil', 'BRSSZ'),
  place('Yantian', '', 'China', 'CNYTN'),
  place('Port Klang', '', 'Malaysia', 'MYPKG'),
  place('Izmir', '', 'Turkey', 'TRIZM'),
]
const TRANSSHIPMENT = [
  place('Singapore', '', 'Singapore', 'SGSIN'),
  place('Colombo', '', 'Sri Lanka', 'LKCMB'),
  place('Tanger Med', '', 'Morocco', 'MAPTM'),
]
const AMERICAN = [
  place('Los Angeles', 'CA', 'United States', 'USLAX'),
  place('Long Beach', 'CA', 'United States', 'USLGB'),
  place('Savannah', 'GA', 'United States', 'USSAV'),
  place('New York', 'NY', 'United States', 'USNYC'),
  place('Houston', 'TX', 'United States', 'USHOU'),
  place('Norfolk', 'VA', 'United States', 'USORF'),
]
const EUROPEAN = [
  place('Hamburg', '', 'Germany', 'DEHAM'),
  place('Rotterdam', '', 'Netherlands', 'NLRTM'),
  place('Antwerp', '', 'Belgium', 'BEANR'),
  place('Felixstowe', '', 'United Kingdom', 'GBFXT'),
  place('Valencia', '', 'Spain', 'ESVLC'),
  place('Genoa', '', 'Italy', 'ITGOA'),
  place('Le Havre', '', 'France', 'FRLEH'),
]
const INLAND_US = [
  place('Chicago', 'IL', 'United States', 'USCHI'),
  place('Dallas', 'TX', 'United States', 'USDAL'),
  place('Kansas City', 'MO', 'United States', 'USMKC'),
]
const INLAND_EU = [
  place('Duisburg', '', 'Germany', 'DEDUI'),
  place('Lyon', '', 'France', 'FRLIO'),
  place('Milano', '', 'Italy', 'ITMIL'),
]
const ORIGINS = [
  place('Wuhan', '', 'China', 'CNWUH'),
  place('Suzhou', '', 'China', 'CNSZH'),
  place('Hanoi', '', 'Vietnam', 'VNHAN'),
]
/** Terminals and FIRMS codes that do not exist. */
const TERMINALS = ['HARBOUR GATE TERMINAL', 'NORTH MOLE TERMINAL', 'PIER 99 TERMINAL', 'SALT QUAY CONTAINER TERMINAL']
/** Unregistered owner prefixes. */
const PREFIXES = ['QXZU', 'VRTU', 'ZQKU', 'XWQU', 'QJVU', 'ZXYU']
const SIZES = ['40HC', '40HC', '20GP', '40GP', '45HC', '20ST', '40HQ']
const UNITS = ['CARTONS', 'PACKAGES', 'PALLETS', 'CTNS', 'PKGS', 'BAGS', 'CASES']
const GOODS: [string, string][] = [
  ['WOODEN DINING CHAIRS', '9401.69'],
  ['CERAMIC TABLEWARE', '6911.10'],
  ['LED PANEL LIGHTS', '9405.11'],
  ['COTTON BATH TOWELS', '6302.60'],
  ['GREEN COFFEE BEANS', '0901.11'],
  ['BICYCLE FRAME PARTS', '8714.91'],
  ['STAINLESS STEEL KITCHENWARE', '7323.93'],
  ['PRINTED PAPER BAGS', '4819.40'],
]

/** `region` chooses the destination of the goods. */
export function inventFacts(seed: number, region: 'us' | 'eu' = 'us'): Facts {
  const random = createRandom(seed)
  const { pick, digits, letters, between } = random
  /** From the range reserved for fiction. */
  const phone = () => `+1 (${digits(3)}) 555-01${digits(2)}`
  const company = (country: string): Party => ({
    name: `${pick(FIRST)} ${pick(SECOND)} ${pick(FORMS)}`,
    address: [`${between(2, 990)} ${pick(STREETS)}`, country],
    phone: phone(),
  })
  const day = (base: number, plus: number) =>
    new Date(Date.UTC(2026, 0, 5) + (base + plus) * 86_400_000).toISOString().slice(0, 10)
  const base = between(0, 280)
  const number = () => {
    const body = pick(PREFIXES) + digits(6)
    return `${body}${checkDigit(body)}`
  }
  const count = pick([1, 1, 1, 2, 2, 3, 4])
  const containers: Container[] = Array.from({ length: count }, () => ({
    number: number(),
    seal: pick([() => `CN${digits(7)}`, () => `${letters(2)}${digits(6)}`, () => digits(8), () => `H${digits(7)}`])(),
    size: pick(SIZES),
    packages: between(18, 1450),
    weight: between(3_200_000, 24_800_000) / 1000,
    volume: between(9_000, 68_000) / 1000,
    tare: pick([2200, 3740, 3890, 4800]),
  }))
  const sum = (of: (one: Container) => number) =>
    Math.round(containers.reduce((all, one) => all + of(one), 0) * 1000) / 1000
  const [goods, hs] = pick(GOODS)
  const packages = sum((one) => one.packages)
  const weight = sum((one) => one.weight)
  const volume = sum((one) => one.volume)
  const net = Math.round(weight * 920) / 1000
  const parts = between(2, 5)
  const items: Item[] = Array.from({ length: parts }, (_, at) => {
    const share = (all: number, decimals: number) => {
      const even = Math.floor((all / parts) * 10 ** decimals) / 10 ** decimals
      return at === 0 ? Math.round((all - even * (parts - 1)) * 10 ** decimals) / 10 ** decimals : even
    }
    const quantity = between(20, 4800)
    const price = between(85, 18_900) / 100
    return {
      code: `${letters(2)}-${digits(4)}`,
      description: `${goods} ${pick(['MODEL', 'STYLE', 'ART.', 'TYPE'])} ${letters(1)}${digits(3)}`,
      quantity,
      price,
      amount: Math.round(quantity * price * 100) / 100,
      cartons: share(packages, 0),
      net: share(net, 3),
      gross: share(weight, 3),
      volume: share(volume, 3),
    }
  })
  const discharge = pick(region === 'us' ? AMERICAN : EUROPEAN)
  const terminal = pick(TERMINALS)
  const firms = `X${digits(3)}`
  const loading = pick(LOADING)
  const consignee = company(discharge.country)
  return {
    random,
    shipper: company(loading.country),
    consignee,
    notify: random.below(2) === 0 ? company(discharge.country) : consignee,
    forwarder: {
      name: `${pick(FORWARDERS)} ${pick(['Inc.', 'GmbH', 'Ltd.', 'Co., Ltd.'])}`,
      address: [`${between(2, 990)} ${pick(STREETS)}`],
      phone: phone(),
    },
    trucker: {
      name: pick(TRUCKERS),
      address: [`${between(2, 990)} ${pick(STREETS)}`],
      phone: phone(),
    },
    vessel: pick(VESSELS),
    voyage: pick([
      () => `${digits(3)}${pick(['E', 'W', 'N', 'S'])}`,
      () => `${digits(4)}-${digits(3)}${pick(['E', 'W'])}`,
      () => `0${letters(1)}${digits(1)}${letters(2)}${digits(1)}MA`,
      () => `FE${digits(3)}W`,
    ])(),
    feeder: pick(FEEDERS),
    feederVoyage: `${digits(3)}S`,
    receipt: random.below(2) === 0 ? pick(ORIGINS) : loading,
    loading,
    transshipment: pick(TRANSSHIPMENT),
    discharge,
    delivery: random.below(2) === 0 ? pick(region === 'us' ? INLAND_US : INLAND_EU) : discharge,
    terminal,
    firms,
    depot: `${pick(['Seaview', 'Northgate', 'Delta', 'Cross'])} Container Depot`,
    digits,
    letters,
    house: `${letters(4)}${digits(8)}`,
    order: pick([() => `PO-${digits(6)}`, () => `45${digits(8)}`, () => `${letters(2)}/${digits(4)}/26`])(),
    booked: day(base, -16),
    cargoCutoff: day(base, -3),
    documentCutoff: day(base, -5),
    vgmCutoff: day(base, -4),
    emptyPickup: day(base, -9),
    departure: day(base, 0),
    onBoard: day(base, 0),
    issued: day(base, 1),
    arrival: day(base, 29),
    noticed: day(base, 23),
    available: day(base, 31),
    lastFreeDay: day(base, 35),
    gateOut: day(base, 38),
    returned: day(base, 45),
    invoiced: day(base, 47),
    due: day(base, 77),
    containers,
    unit: pick(UNITS),
    packages,
    weight,
    net,
    volume,
    goods,
    hs,
    items,
    total: Math.round(items.reduce((all, one) => all + one.amount, 0) * 100) / 100,
    currency: pick(['USD', 'USD', 'EUR']),
  }
}
