import { isObject, type Json } from '@boxtrail/engine/json'
import { codeOf, text } from './event-text.ts'
import { modeOf } from './mode-of-transport.ts'

/** If an event has one of these, `eventTypeCode` is an extra field of the line. */
const laterCodes = ['shipmentEventTypeCode', 'transportEventTypeCode', 'equipmentEventTypeCode']
const moves: readonly unknown[] = ['ARRI', 'DEPA']

/**
 * Converts an event of version 1 (2020) to 2.2. It has one code for each type of event, its place on the event, and the
 * ship in the transport reference. Null for any other event.
 */
export const versionOneEvent = (event: unknown): Json | null => {
  if (!isObject(event) || typeof event.eventTypeCode !== 'string' || laterCodes.some((name) => name in event))
    return null
  const { eventTypeCode: code, shipmentInformationTypeCode: documentTypeCode = event.documentTypeCode } = event
  const type = codeOf(event.eventType)
  if (type === 'SHIPMENT') return { ...event, shipmentEventTypeCode: code, documentTypeCode }
  if (type !== 'TRANSPORT' && type !== 'EQUIPMENT' && type !== 'TRANSPORTEQUIPMENT') return null
  const mode = modeOf(event.modeOfTransportCode)
  const reference = text(event.transportReference)
  const call = {
    ...(mode === null ? {} : { modeOfTransport: event.modeOfTransportCode }),
    ...(mode === 'vessel' && reference !== null ? { vesselIMONumber: reference } : {}),
    ...('transportLegReference' in event ? { exportVoyageNumber: event.transportLegReference } : {}),
    facilityTypeCode: event.facilityTypeCode,
    otherFacility: event.otherFacility,
  }
  return {
    ...event,
    ...(moves.includes(codeOf(code))
      ? { eventType: 'TRANSPORT', transportEventTypeCode: code }
      : { eventType: 'EQUIPMENT', equipmentEventTypeCode: code }),
    transportCall: isObject(event.transportCall) ? { ...call, ...event.transportCall } : call,
  }
}
