import { dayIn, daysBetween } from '../../charges/days.ts'
import type { ShipmentFields } from '../../project/types/projection.ts'
import { formatInstant } from '../../time.ts'
import { formatName } from '../../wording.ts'
import type { Attended } from '../entry/attended.ts'
import { ofField } from '../entry/evidence.ts'
import { listedContainers } from '../entry/rule.ts'

type TimeField = 'pod_eta_at' | 'destination_eta_at'

/** An arrival that is expected and that nobody has reported. */
export interface Arrival {
  about: 'pod' | 'destination'
  field: TimeField
  ms: number
  /** The day by the calendar of the place. */
  day: string
  zone: string | null
  /** Stays the same as long as the same place is meant. */
  place: string
  placeName: string
}

/** The arrivals ahead of a shipment: at the port of discharge, then at the inland destination. */
export const arrivalsOf = (attended: Pick<Attended, 'shipment' | 'containers'>): Arrival[] => {
  if (!attended.shipment) return []
  const { fields } = attended.shipment
  const containers = listedContainers(attended)
  const hasArrived = containers.some(
    ({ fields: one }) => one.pod_arrived_at !== null || one.pod_discharged_at !== null || hasMovedOn(one),
  )
  const isInland = containers.some(
    ({ fields: one }) =>
      one.ind_ata_at !== null || one.ind_rail_unloaded_at !== null || one.final_destination_full_out_at !== null,
  )
  const found: Arrival[] = []
  if (fields.pod_ata_at === null && !hasArrived)
    found.push(...arrival(fields, 'pod', 'pod_eta_at', fields.pod_timezone, 'port_of_discharge'))
  if (fields.destination_ata_at === null && !isInland)
    found.push(...arrival(fields, 'destination', 'destination_eta_at', fields.destination_timezone, 'destination'))
  return found
}

const hasMovedOn = (fields: Attended['containers'][number]['fields']) =>
  (fields.pod_full_out_at ??
    fields.pod_rail_loaded_at ??
    fields.pod_rail_departed_at ??
    fields.final_destination_full_out_at ??
    fields.empty_terminated_at) !== null

export const arrival = (
  fields: ShipmentFields,
  about: Arrival['about'],
  field: TimeField,
  zone: string | null,
  place: 'port_of_discharge' | 'destination',
): Arrival[] => {
  const at = fields[field]
  if (at === null) return []
  const ms = Date.parse(at)
  const [locode, name] = [fields[`${place}_locode`], fields[`${place}_name`]]
  return [
    {
      about,
      field,
      ms,
      zone,
      day: dayIn(ms, zone),
      place: locode ?? name ?? '',
      placeName: formatName(name, locode) ?? (about === 'pod' ? 'its port of discharge' : 'its inland destination'),
    },
  ]
}

export const estimateOf = ({ shipment }: Attended, { field }: Arrival) => ofField(shipment!, field)

export const daysUntil = (today: string, { day }: Arrival): number => daysBetween(today, day)

export const reportedAt = ({ shipment }: Attended, { field }: Arrival): string =>
  formatInstant(shipment!.provenance[field]!.set_by.firstSeenMs)
