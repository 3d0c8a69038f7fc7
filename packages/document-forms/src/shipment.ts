import { type Container, type Item, inventCargo, inventContainers } from './cargo.ts'
import { inventParties, type Party } from './parties.ts'
import {
  type Place,
  pickPlaceOfDelivery,
  pickPlaceOfReceipt,
  pickPortOfDischarge,
  pickPortOfLoading,
  pickPortOfTransshipment,
} from './places.ts'
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
/** Terminals and FIRMS codes that do not exist. */
const TERMINALS = ['HARBOUR GATE TERMINAL', 'NORTH MOLE TERMINAL', 'PIER 99 TERMINAL', 'SALT QUAY CONTAINER TERMINAL']
const UNITS = ['CARTONS', 'PACKAGES', 'PALLETS', 'CTNS', 'PKGS', 'BAGS', 'CASES']

/**
 * `region` chooses the destination of the goods. The same seed gives the same shipment: what is drawn, and in which
 * order, decides all documents of the corpus.
 */
export function inventFacts(seed: number, region: 'us' | 'eu' = 'us'): Facts {
  const random = createRandom(seed)
  const { pick, digits, letters } = random
  const departure = random.between(0, 280)
  const containers = inventContainers(random)
  const cargo = inventCargo(random, containers)
  const discharge = pickPortOfDischarge(random, region)
  const terminal = pick(TERMINALS)
  const firms = `X${digits(3)}`
  const loading = pickPortOfLoading(random)
  return {
    random,
    digits,
    letters,
    containers,
    ...cargo,
    ...datesAround(departure),
    terminal,
    firms,
    loading,
    discharge,
    ...inventParties(random, loading, discharge),
    ...inventVessels(random),
    receipt: pickPlaceOfReceipt(random, loading),
    transshipment: pickPortOfTransshipment(random),
    delivery: pickPlaceOfDelivery(random, discharge, region),
    depot: `${pick(['Seaview', 'Northgate', 'Delta', 'Cross'])} Container Depot`,
    house: `${letters(4)}${digits(8)}`,
    order: pick([() => `PO-${digits(6)}`, () => `45${digits(8)}`, () => `${letters(2)}/${digits(4)}/26`])(),
    unit: pick(UNITS),
    currency: pick(['USD', 'USD', 'EUR']),
  }
}

/** The main vessel and the feeder, each with its voyage. */
function inventVessels({ pick, digits, letters }: Random) {
  return {
    vessel: pick(VESSELS),
    voyage: pick([
      () => `${digits(3)}${pick(['E', 'W', 'N', 'S'])}`,
      () => `${digits(4)}-${digits(3)}${pick(['E', 'W'])}`,
      () => `0${letters(1)}${digits(1)}${letters(2)}${digits(1)}MA`,
      () => `FE${digits(3)}W`,
    ])(),
    feeder: pick(FEEDERS),
    feederVoyage: `${digits(3)}S`,
  }
}

/** The dates of a shipment, by the day of its departure. */
function datesAround(departure: number) {
  const day = (plus: number) =>
    new Date(Date.UTC(2026, 0, 5) + (departure + plus) * 86_400_000).toISOString().slice(0, 10)
  return {
    booked: day(-16),
    emptyPickup: day(-9),
    documentCutoff: day(-5),
    vgmCutoff: day(-4),
    cargoCutoff: day(-3),
    departure: day(0),
    onBoard: day(0),
    issued: day(1),
    noticed: day(23),
    arrival: day(29),
    available: day(31),
    lastFreeDay: day(35),
    gateOut: day(38),
    returned: day(45),
    invoiced: day(47),
    due: day(77),
  }
}
