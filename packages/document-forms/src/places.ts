import type { Random } from './random.ts'

export interface Place {
  name: string
  region: string
  country: string
  code: string
}

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
/** `region` chooses the destination of the goods. */
export const pickPortOfDischarge = (random: Random, region: 'us' | 'eu'): Place =>
  random.pick(region === 'us' ? AMERICAN : EUROPEAN)

export const pickPortOfLoading = (random: Random): Place => random.pick(LOADING)

export const pickPortOfTransshipment = (random: Random): Place => random.pick(TRANSSHIPMENT)

/** The place where the goods are received: inland for half of the shipments. */
export const pickPlaceOfReceipt = (random: Random, loading: Place): Place =>
  random.below(2) === 0 ? random.pick(ORIGINS) : loading

/** The place where the goods are delivered: inland for half of the shipments. */
export const pickPlaceOfDelivery = (random: Random, discharge: Place, region: 'us' | 'eu'): Place =>
  random.below(2) === 0 ? random.pick(region === 'us' ? INLAND_US : INLAND_EU) : discharge
