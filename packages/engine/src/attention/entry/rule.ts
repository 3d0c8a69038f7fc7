import { facilityOf } from '../../explain/explained-container.ts'
import { formatName } from '../../wording.ts'
import type { Attended, AttendedContainer, AttendedShipment } from './attended.ts'
import type { AttentionClock } from './clock.ts'
import type { AttentionEntry, EntryAction } from './entry.ts'

/** What a rule finds in one journey. */
export type Rule = (attended: Attended, clock: AttentionClock) => AttentionEntry[]

/** The fields that most entries leave empty. */
const nothing = { about: '', source_id: null, due_on: null, money: null, tracking_request_id: null, document_id: null }

type Found = Omit<AttentionEntry, keyof typeof nothing | 'container_id' | 'shipment_id' | 'actions'> &
  Partial<Pick<AttentionEntry, keyof typeof nothing>>

export const ofContainer = ({ shipment }: Attended, { id }: AttendedContainer, found: Found): AttentionEntry => ({
  ...nothing,
  ...found,
  container_id: id,
  shipment_id: shipment!.id,
  actions: [open(`/v2/containers/${id}`), { action: 'refresh', method: 'PATCH', path: `/v2/containers/${id}/refresh` }],
})

export const ofShipment = ({ id }: AttendedShipment, found: Found): AttentionEntry => ({
  ...nothing,
  ...found,
  container_id: null,
  shipment_id: id,
  actions: [open(`/v2/shipments/${id}`)],
})

export const ofRequest = (
  { request, shipment }: Attended,
  found: Found & { actions: AttentionEntry['actions'] },
): AttentionEntry => ({
  ...nothing,
  ...found,
  container_id: null,
  shipment_id: shipment?.id ?? null,
  tracking_request_id: request.id,
  actions: [...found.actions, open(`/v2/tracking_requests/${request.id}`)],
})

/** An entry about a document, and about the container as well if there is only one. */
export const ofDocument = (
  { shipment }: Attended,
  { document, containers }: { document: string; containers: readonly string[] },
  found: Found,
): AttentionEntry => ({
  ...nothing,
  ...found,
  container_id: containers.length === 1 ? containers[0]! : null,
  shipment_id: shipment!.id,
  document_id: document,
  actions: [{ action: 'review_document', method: 'GET', path: `/v2/documents/${document}` }],
})

const open = (path: string): EntryAction => ({ action: 'open', method: 'GET', path })

/** ` at Eagle Terminal`; empty if the place is not known. */
export const at = (container: AttendedContainer): string => {
  const place = placeOf(container)
  return place ? ` at ${place}` : ''
}

/** The facility where the container is picked up, or the place if no facility is named. */
export const placeOf = (container: AttendedContainer): string | null => {
  const { facility, name } = container.meta.pickup_place ?? {}
  return formatName(facilityOf(container)?.name ?? facility ?? name ?? null)
}

/** The containers that the line still lists on the shipment: an entry about the shipment is about these. */
export const listedContainers = ({ containers }: Pick<Attended, 'containers'>): AttendedContainer[] =>
  containers.filter(({ meta }) => meta.no_longer_reported_since === undefined)

/** The name of a shipment in sentences; one with a single container goes by the container's number. */
export const nameOfShipment = (attended: Attended): string => {
  const listed = listedContainers(attended)
  const [only, ...others] = listed
  if (only && others.length === 0) return only.number
  return `Shipment ${attended.shipment!.number}${others.length > 0 ? ` with ${listed.length} containers` : ''}`
}
