import { isObject, type Json } from '@boxtrail/engine/json'
import type { Kind, PlaceText, VesselText } from '@boxtrail/engine/statement'
import { text } from './event-text.ts'

/** Where an event happened, as the source names it. */
export const placeOfEvent = (event: Json): PlaceText =>
  readPlace(event, isObject(event.transportCall) ? event.transportCall : {})

const readPlace = (event: Json, call: Json): PlaceText => {
  const places = [
    call,
    isObject(event.eventLocation) ? event.eventLocation : {},
    isObject(call.location) ? call.location : {},
  ]
  const first = (...names: string[]) => {
    for (const place of places) for (const name of names) if (text(place[name])) return text(place[name])
    return null
  }
  const provider = first('facilityCodeListProvider')
  return {
    locode: first('UNLocationCode', 'unLocationCode', 'unLocode')?.toUpperCase() ?? null,
    name: first('locationName') ?? text(call.otherFacility),
    facilityCode: first('facilityCode'),
    facilityProvider: provider === 'SMDG' || provider === 'BIC' || provider === 'FIRMS' ? provider : null,
    facilityType: text(call.facilityTypeCode) ?? first('facilityTypeCode'),
  }
}

/** The ship of a transport call; null if it names none. */
export const readVessel = (call: Json): VesselText | null => {
  const vessel = isObject(call.vessel) ? call.vessel : {}
  const imo = text(vessel.vesselIMONumber ?? call.vesselIMONumber)
  const name = text(vessel.vesselName ?? call.vesselName)
  return imo || name ? { imo: imo && /^\d{7}$/.test(imo) ? imo : null, name } : null
}

/**
 * A vessel leaves a port on the export voyage and reaches it on the import voyage; often one number stands for both.
 */
export const voyageOf = (kind: Kind, call: Json) => {
  const [outbound, inbound] = [
    text(call.exportVoyageNumber) ?? text(call.carrierVoyageNumber),
    text(call.importVoyageNumber),
  ]
  return kind === 'arrive' || kind === 'discharge' || kind === 'berth' ? (inbound ?? outbound) : (outbound ?? inbound)
}
