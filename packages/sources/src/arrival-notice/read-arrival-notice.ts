import type { FreeTimeGrant } from '@boxtrail/engine/charges/free-time-clocks'
import type { Charge } from '@boxtrail/engine/charges/tariff'
import { massInWords } from '@boxtrail/engine/claims/mass-in-words'
import { isObject, type Json } from '@boxtrail/engine/json'
import {
  type Fact,
  type FactField,
  type FactValues,
  fact,
  type HoldKey,
  type PlaceText,
  type Reading,
  type Statement,
} from '@boxtrail/engine/statement'
import { readTime } from '@boxtrail/engine/time'
import { normalizeNumber } from '@boxtrail/reference/number'
import { LB_PER_KG } from '@boxtrail/reference/weights'
import { readHold } from '../holds/read-hold.ts'
import type { Subject } from '../port/source.ts'
import { sealFact } from '../seal-fact.ts'
import { appliesTo, chargesOf, grantsOf } from './read-free-time.ts'

/** Reads a DCSA Arrival Notice 1.0: the line's free time, its releases, and its data about each container. Pure. */
export const readArrivalNotice = (notice: Json, subject: Subject): Reading => {
  const reading: Reading = { outcome: 'ok', complete: true, statements: [], problems: [] }
  const bill = text(notice.transportDocumentReference)
  if (bill === null)
    return {
      ...reading,
      outcome: 'unrecognized',
      problems: [{ at: '/transportDocumentReference', reason: 'an arrival notice without its bill of lading' }],
    }
  const named = subjectsOfNotice(notice)
  if (!named.some(({ kind, number }) => kind === subject.kind && number === subject.number))
    return {
      ...reading,
      complete: false,
      outcome: 'unrecognized',
      problems: [{ at: '', reason: `the notice is not about ${subject.kind} ${subject.number}` }],
    }
  const container = subject.kind === 'container' ? subject.number : null
  const addFact = <Field extends FactField>(field: Field, value: FactValues[Field], words: string | null = null) =>
    reading.statements.push(fact(field, container, value, { text: words }))
  if (container === null) addFact('bill_of_lading_number', bill)
  reading.statements.push(...releases(notice, container), ...arrival(notice))
  if (container !== null) {
    const equipment = listOf(notice.utilizedTransportEquipments).find((one) => containerOf(one.equipment) === container)
    const sizeType = isObject(equipment?.equipment) ? text(equipment.equipment.ISOEquipmentCode) : null
    if (sizeType) addFact('equipment_size_type', sizeType, sizeType)
    readFreeTime(notice, container, sizeType, reading)
    const seals = listOf(equipment?.seals).flatMap(({ number }) => text(number) ?? [])
    reading.statements.push(...sealFact(container, seals))
    const pounds = grossPounds(notice, container)
    if (pounds !== null) addFact('weight_in_lbs', pounds, massInWords.ofCargo('cargoGrossWeight', 'gross weight'))
  }
  reading.complete = reading.problems.length === 0
  return reading
}

/** The numbers to which a notice applies: its bill and its containers. */
export const subjectsOfNotice = (notice: Json): Subject[] => {
  const bill = normalizeNumber(text(notice.transportDocumentReference) ?? '')
  const containers = [
    ...listOf(notice.utilizedTransportEquipments).map(({ equipment }) => containerOf(equipment)),
    ...listOf(notice.freeTimes).flatMap(({ equipmentReferences }) => numbers(equipmentReferences)),
    ...numbers(notice.equipmentReferences),
  ]
  return [
    ...(/^[A-Z0-9]{4,35}$/.test(bill) ? [{ kind: 'bill' as const, number: bill }] : []),
    ...[...new Set(containers)]
      .filter((container) => container !== null)
      .map((number) => ({ kind: 'container' as const, number })),
  ]
}

/** The charges until pickup, which share one last free day; `combined` if the line does not separate them. */
const untilPickup: readonly Charge[] = ['demurrage', 'storage', 'combined']

/** Last free days as stated by the line, and the free time that it grants without stating one. */
const readFreeTime = (notice: Json, container: string, sizeType: string | null, reading: Reading): void => {
  const grants: FreeTimeGrant[] = []
  listOf(notice.freeTimes).forEach((item, index) => {
    if (!appliesTo(item, numbers(item.equipmentReferences), container, sizeType)) return
    grants.push(...grantsOf(item))
    const last = isObject(item.lastFreeDateTime) ? item.lastFreeDateTime : item.lastFreeDate
    const value = isObject(last) ? last.value : last
    if (value === undefined || value === null || !chargesOf(item).some((charge) => untilPickup.includes(charge))) return
    if (typeof value === 'string' && readTime(value))
      reading.statements.push(fact('pickup_lfd_line', container, value, { text: text(item.calculationBasis) }))
    else
      reading.problems.push({
        at: `/freeTimes/${index}/lastFreeDate`,
        reason: `no readable date: ${JSON.stringify(value)}`,
      })
  })
  if (grants.length > 0) reading.statements.push(fact('free_time', container, grants))
}

/** "Not released" sets a hold, "released" lifts it. What a notice does not mention remains unchanged. */
const releases = (notice: Json, container: string | null): Statement[] => {
  const info = isObject(notice.releaseInformation) ? notice.releaseInformation : {}
  return [
    ...release('FREIGHT RELEASED', info.isFreightReleased, container),
    ...release('CUSTOMS RELEASED', info.isCustomsReleased, container),
  ]
}

const release = (raw_name: string, value: unknown, container: string | null): Statement[] => {
  if (value === undefined || value === null) return []
  const raw_status = value === true ? 'YES' : value === false ? 'NO' : (text(value) ?? '?')
  const { name, status, description } = readHold({ raw_name, raw_status })
  // A hold that was not understood keeps the wording of the notice as its key, until a later notice is understood.
  const unread: HoldKey = `other:${raw_name}`
  const set = (key: HoldKey, isSet: boolean): Fact => {
    const change = { status: isSet && status !== 'released' ? status : null, description: isSet ? description : null }
    return fact('hold', container, change, { text: description, name: key })
  }
  return name === 'other' ? [set(unread, true)] : [set(name, status !== 'released'), set(unread, false)]
}

/** The vessel's arrival, for all containers of the bill. */
const arrival = (notice: Json): Statement[] => {
  // The light notification has the port and its date at the top level.
  const transport = isObject(notice.transport) ? notice.transport : notice
  const date = isObject(transport.portOfDischargeArrivalDate) ? transport.portOfDischargeArrivalDate : {}
  const time = readTime(date.value)
  const port = isObject(transport.portOfDischarge) ? transport.portOfDischarge : null
  if (!time || !port) return []
  const leg = listOf(transport.legs).at(-1)
  const ship = isObject(leg?.vesselVoyage) ? leg.vesselVoyage : {}
  const [name, imo] = [text(ship.vesselName), text(ship.vesselIMONumber)]
  return [
    {
      says: 'milestone',
      classifier: date.classifier === 'ACT' ? 'actual' : 'estimated',
      kind: 'arrive',
      mode: 'vessel',
      laden: null,
      container: null,
      time,
      place: placeOf(port),
      vessel: name || imo ? { name, imo } : null,
      voyage: text(ship.carrierImportVoyageNumber),
      sourceEventId: null,
      text: 'arrival notice',
    },
  ]
}

const placeOf = (location: Json): PlaceText => {
  const facility = isObject(location.facility) ? location.facility : {}
  const provider = text(facility.facilityCodeListProvider)
  return {
    locode: text(location.UNLocationCode)?.toUpperCase() ?? null,
    name: text(location.locationName),
    facilityCode: text(facility.facilityCode),
    facilityProvider: provider === 'SMDG' || provider === 'BIC' ? provider : null,
    facilityType: 'POTE',
  }
}

const POUNDS: Record<string, number> = { KGM: LB_PER_KG, LBR: 1 }

/** The total weight of the cargo in the container; null unless every weight is given. */
const grossPounds = (notice: Json, container: string): number | null => {
  const items = listOf(notice.consignmentItems)
    .flatMap(({ cargoItems }) => listOf(cargoItems))
    .filter((item) => number(item.equipmentReference) === container)
  const weights = items.map(({ cargoGrossWeight: weight }) =>
    isObject(weight) && typeof weight.value === 'number'
      ? weight.value * (POUNDS[String(weight.unit)] ?? Number.NaN)
      : Number.NaN,
  )
  const total = weights.reduce((sum, one) => sum + one, 0)
  return weights.length > 0 && Number.isFinite(total) ? Math.round(total) : null
}

const text = (value: unknown): string | null => {
  if (typeof value !== 'string') return null
  return value.replaceAll('\u0000', '').toWellFormed().trim() || null
}
const number = (value: unknown): string | null => {
  const bare = normalizeNumber(text(value) ?? '')
  return /^[A-Z]{4}\d{6,7}$/.test(bare) ? bare : null
}
const numbers = (value: unknown): string[] =>
  (Array.isArray(value) ? value : []).map(number).filter((one) => one !== null)
const containerOf = (equipment: unknown) => (isObject(equipment) ? number(equipment.equipmentReference) : null)
const listOf = (value: unknown): Json[] => (Array.isArray(value) ? value.filter(isObject) : [])
