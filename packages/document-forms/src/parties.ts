import type { Place } from './places.ts'
import type { Random } from './random.ts'

export interface Party {
  name: string
  address: string[]
  phone: string
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
/** A number from the range that is reserved for fiction. */
const inventPhone = ({ digits }: Random) => `+1 (${digits(3)}) 555-01${digits(2)}`

const inventStreet = ({ between, pick }: Random) => `${between(2, 990)} ${pick(STREETS)}`

const inventCompany = (random: Random, country: string): Party => ({
  name: `${random.pick(FIRST)} ${random.pick(SECOND)} ${random.pick(FORMS)}`,
  address: [inventStreet(random), country],
  phone: inventPhone(random),
})

const inventForwarder = (random: Random): Party => ({
  name: `${random.pick(FORWARDERS)} ${random.pick(['Inc.', 'GmbH', 'Ltd.', 'Co., Ltd.'])}`,
  address: [inventStreet(random)],
  phone: inventPhone(random),
})

const inventTrucker = (random: Random): Party => ({
  name: random.pick(TRUCKERS),
  address: [inventStreet(random)],
  phone: inventPhone(random),
})

/** The parties of a shipment; the consignee is also the notify party of half of the shipments. */
export function inventParties(random: Random, loading: Place, discharge: Place) {
  const consignee = inventCompany(random, discharge.country)
  return {
    consignee,
    shipper: inventCompany(random, loading.country),
    notify: random.below(2) === 0 ? inventCompany(random, discharge.country) : consignee,
    forwarder: inventForwarder(random),
    trucker: inventTrucker(random),
  }
}
