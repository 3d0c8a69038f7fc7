import { isObject, type Json } from '@boxtrail/engine/json'
import type { Kind, PlaceText, VesselText } from '@boxtrail/engine/statement'
import { isLocode } from '@boxtrail/reference/locode'
import { imoNumber } from '../imo-number.ts'
import { normalizeLocode } from '../normalize-locode.ts'
import { text } from './event-text.ts'

/**
 * The transport call of an event. Earlier versions of the standard, and lines that flatten it, have its fields on the
 * event.
 */
export const callOf = (event: Json): Json => {
  const call = isObject(event.transportCall) ? event.transportCall : {}
  const flat = ofCall.filter((name) => event[name] !== undefined).map((name) => [name, event[name]])
  return flat.length === 0 ? call : { ...Object.fromEntries(flat), ...call }
}

const voyages = {
  outbound: ['exportVoyageNumber', 'carrierExportVoyageNumber', 'carrierVoyageNumber'],
  inbound: ['importVoyageNumber', 'carrierImportVoyageNumber'],
} as const
const ofCall = [
  'vessel',
  'vesselName',
  'vesselIMONumber',
  'modeOfTransport',
  ...voyages.outbound,
  ...voyages.inbound,
] as const

/** Where an event happened, as the source names it. */
export const placeOfEvent = (event: Json): PlaceText =>
  readPlace(event, isObject(event.transportCall) ? event.transportCall : {})

const readPlace = (event: Json, call: Json): PlaceText => {
  const places = [call, ...[event.eventLocation, call.location, event.location].map(locationOf), event]
  const first = (...names: string[]) => {
    for (const place of places) for (const name of names) if (text(place[name])) return text(place[name])
    return null
  }
  const provider = first('facilityCodeListProvider')
  const stated = first('UNLocationCode', 'unLocationCode', 'unLocode')
  const code = stated && normalizeLocode(stated)
  const locode = code !== null && isLocode(code) ? code : null
  return {
    locode,
    // A name in place of the code is still the name of the place.
    name: first('locationName') ?? text(call.otherFacility) ?? (locode === null ? stated : null),
    facilityCode: first('facilityCode'),
    facilityProvider: provider === 'SMDG' || provider === 'BIC' || provider === 'FIRMS' ? provider : null,
    facilityType: text(call.facilityTypeCode) ?? first('facilityTypeCode'),
  }
}

/** A location as an object; some lines send only a UN/LOCODE or a name instead. */
export const locationOf = (location: unknown): Json => {
  if (isObject(location)) return location
  if (typeof location !== 'string' || location.trim() === '') return {}
  return isLocode(normalizeLocode(location)) ? { UNLocationCode: location } : { locationName: location }
}

/** The ship of a transport call; null if it names none. */
export const readVessel = (call: Json): VesselText | null => {
  const vessel = isObject(call.vessel) ? call.vessel : {}
  const imo = text(vessel.vesselIMONumber ?? call.vesselIMONumber)
  const name = text(vessel.vesselName ?? call.vesselName)
  return imo || name ? { imo: imoNumber(imo), name } : null
}

/**
 * A vessel leaves a port on the export voyage and reaches it on the import voyage; often one number stands for both.
 */
export const voyageOf = (kind: Kind, call: Json) => {
  const first = (names: readonly string[]) => names.map((name) => text(call[name])).find((one) => one !== null) ?? null
  const [outbound, inbound] = [first(voyages.outbound), first(voyages.inbound)]
  return kind === 'arrive' || kind === 'discharge' || kind === 'berth' ? (inbound ?? outbound) : (outbound ?? inbound)
}
