import { isObject, type Json } from '@boxtrail/engine/json'
import { readTime, roughMs } from '@boxtrail/engine/time'
import { codeOf, lookUp, text } from './event-text.ts'
import type { VersionThreeEvent } from './version-three-event.ts'

/** The words that the drafts of 2026 use for the codes of 2.2. */
const codes = {
  classifier: { ACTUAL: 'ACT', ESTIMATED: 'EST', PLANNED: 'PLN' },
  transport: { ARRIVED: 'ARRI', DEPARTED: 'DEPA' },
  equipment: {
    ...{ LOADED: 'LOAD', DISCHARGED: 'DISC', GATED_IN: 'GTIN', GATED_OUT: 'GTOT', STUFFED: 'STUF', STRIPPED: 'STRP' },
    ...{ PICKED_UP: 'PICK', DROPPED_OFF: 'DROP', INSPECTED: 'INSP', RESEALED: 'RSEA', REMOVED: 'RMVD' },
    ...{ AVAILABLE_FOR_PICKUP: 'AVPU', AVAILABLE_FOR_DROP_OFF: 'AVDO', CROSSED: 'CROS', CUSTOMS_RELEASED: 'CUSR' },
    ...{ CUSTOMS_SELECTED_FOR_SCAN: 'CUSS', CUSTOMS_SELECTED_FOR_INSPECTION: 'CUSI' },
  },
  shipment: {
    ...{ CONFIRMED: 'CONF', CANCELLED: 'CANC', CANCELLATION_CONFIRMED: 'CANC', ON_HOLD: 'HOLD', RELEASED: 'RELS' },
    ...{ RECEIVED: 'RECE', ISSUED: 'ISSU', SURRENDERED: 'SURR', REJECTED: 'REJE', APPROVED: 'APPR' },
  },
  document: {
    ...{ BOOKING: 'BKG', CARRIER_BOOKING_REQUEST: 'CBR', TRANSPORT_DOCUMENT: 'TRD', CUSTOMS_CLEARANCE: 'CUC' },
    ...{ SHIPPING_INSTRUCTIONS: 'SHI', ARRIVAL_NOTICE: 'ARN', VERIFIED_GROSS_MASS: 'VGM' },
  },
  facility: {
    ...{ BORDER: 'BOCR', CUSTOMER_LOCATION: 'CLOC', DEPOT: 'DEPO', CONTAINER_FREIGHT_STATION: 'COFS', RAMP: 'RAMP' },
    ...{ INLAND_TERMINAL: 'INTE', OFF_DOCK_STORAGE: 'OFFD', PORT_TERMINAL: 'POTE' },
  },
} as const

const codeFor = (list: keyof typeof codes, value: unknown): unknown => lookUp(codes[list], value) ?? value

/**
 * Converts an event of the drafts of version 3 of 2026 to 2.2. Its type is separate from its details, and member names
 * differ between drafts. Null for any other event.
 */
export const draftEvent = (event: Json): VersionThreeEvent | null => {
  const isRetracted = event.isRetracted === true
  const stated = isObject(event.eventClassification) ? event.eventClassification : null
  if (stated === null && !isRetracted) return null
  const id = text(event.eventID)
  const updated = readTime(event.eventUpdatedDateTime)
  return {
    id,
    retracts: isRetracted ? id : null,
    updatedMs: updated ? roughMs(updated) : Number.NEGATIVE_INFINITY,
    event: isRetracted || stated === null ? null : inVersionTwo(event, stated),
  }
}

const inVersionTwo = (event: Json, stated: Json): Json => {
  const [shipment, transport, equipment, place] = [
    event.shipmentDetails,
    event.transportDetails,
    event.equipmentDetails,
    event.eventLocation,
  ].map((details) => (isObject(details) ? details : {})) as [Json, Json, Json, Json]
  const own = documentIn(shipment.documentReference)
  const isShipment = codeOf(stated.eventTypeCode ?? stated.eventType) === 'SHIPMENT'
  return {
    eventID: event.eventID,
    eventDateTime: event.eventDateTime,
    eventCreatedDateTime: event.eventUpdatedDateTime,
    eventType: stated.eventTypeCode ?? stated.eventType,
    eventClassifierCode: codeFor('classifier', stated.eventClassifierCode ?? stated.eventClassifier),
    transportEventTypeCode: codeFor('transport', stated.transportEventTypeCode ?? stated.transportEventType),
    equipmentEventTypeCode: codeFor('equipment', stated.equipmentEventTypeCode ?? stated.equipmentEventType),
    shipmentEventTypeCode: codeFor('shipment', stated.shipmentEventTypeCode ?? stated.shipmentEventType),
    documentReferences: [own, ...listOf(shipment.additionalDocumentReferences).map(documentIn)].filter(isObject),
    references: listOf(shipment.shipmentReferences).map((one) => ({
      referenceType: one.typeCode ?? one.type,
      referenceValue: one.reference ?? one.value,
    })),
    ...(isShipment ? { documentTypeCode: own?.documentReferenceType, documentID: own?.documentReferenceValue } : {}),
    equipmentReference: equipment.equipmentReference,
    ISOEquipmentCode: equipment.ISOEquipmentCode,
    emptyIndicatorCode: equipment.emptyIndicatorCode ?? equipment.emptyIndicator,
    seals: equipment.seals,
    eventLocation: {
      ...place,
      ...(isObject(place.facility) ? place.facility : {}),
      facilityTypeCode: codeFor('facility', place.facilityTypeCode ?? place.facilityType),
    },
    ...(isObject(transport.transportCall) ? { transportCall: callIn(transport.transportCall) } : {}),
  }
}

const listOf = (value: unknown): Json[] => (Array.isArray(value) ? value.filter(isObject) : [])

const documentIn = (reference: unknown): Json | null =>
  isObject(reference)
    ? {
        documentReferenceType: codeFor('document', reference.typeCode ?? reference.type),
        documentReferenceValue: reference.reference,
      }
    : null

const callIn = (call: Json): Json => {
  const voyage = (stated: unknown) => (isObject(stated) ? stated.carrierVoyageNumber : undefined)
  return {
    ...call,
    exportVoyageNumber: voyage(call.exportVoyageNumberOrReference),
    importVoyageNumber: voyage(call.importVoyageNumberOrReference),
    vessel: call.vesselTransport,
  }
}
