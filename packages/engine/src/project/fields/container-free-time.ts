import type { Schemas } from '@boxtrail/contracts'
import { computeFreeTime, type FreeTimeFacts, type GrantedDay } from '../../charges/free-time-clocks.ts'
import { publicId } from '../../source-id.ts'
import { formatInstant, placeTime, readTime } from '../../time.ts'
import type { Settled } from '../facts/field-origin.ts'
import { type SettledFact, settleFact } from '../facts/settle-fact.ts'
import { nowhere } from '../route/transport-events.ts'
import type { ContainerFields, FactClaim, Place, ProjectionInput, SourcedClaim } from '../types/projection.ts'
import type { ContainerJourney } from './container-journey.ts'
import { grantedDay } from './granted-days.ts'

/** What the line grants for this journey; statements made before it began are about another. */
export const grantedFreeTime = ({ number, openedMs }: ContainerJourney, facts: readonly FactClaim[]) => {
  const ofThisJourney = facts.filter(({ claim }) => claim.latestReportedMs >= openedMs)
  return settleFact(ofThisJourney, 'free_time', number)
}

const reportOf = ({ document, firstReport }: SourcedClaim) => (document ? {} : { reportId: firstReport })

/** The day by which documents want the empty container back: of several, the newest says it. */
export const statedReturn = ({ number, pickup }: ContainerJourney) =>
  settleFact(pickup.facts, 'empty_return_by', number)

const returnDay = (journey: ContainerJourney, place: Place | null): GrantedDay | null => {
  const settled = statedReturn(journey)
  const day = readTime(settled?.value)
  if (!settled || !day) return null
  const value = formatInstant(placeTime(day, place ?? nowhere).ms)
  return { value, source: publicId(settled.set.claim.source.id), ...reportOf(settled.set.claim) }
}

/** The clocks of one container. */
export const containerFreeTime = (
  journey: ContainerJourney,
  { fields, provenance }: Pick<Settled<ContainerFields>, 'fields' | 'provenance'>,
  granted: SettledFact<'free_time'> | undefined,
  { line, tariffs = [] }: Pick<ProjectionInput, 'line' | 'tariffs'>,
): Schemas['FreeTime'] | undefined => {
  const { route } = journey
  const place = route.destination ?? route.pod
  const stated = (field: 'pickup_lfd_line' | 'pickup_lfd_terminal' | 'pickup_lfd_rail'): GrantedDay | null => {
    const granted = grantedDay(journey, field, place, fields)
    if (granted) return granted
    const origin = provenance[field]?.set_by
    return fields[field] && origin
      ? { value: fields[field], source: publicId(origin.source.id), ...reportOf(origin) }
      : null
  }
  const dischargedAt = route.destination ? (fields.ind_rail_unloaded_at ?? fields.ind_ata_at) : fields.pod_discharged_at
  const known: FreeTimeFacts = {
    dischargedAt,
    pickedUpAt: fields.final_destination_full_out_at ?? fields.pod_full_out_at,
    returnedAt: fields.empty_terminated_at,
    zone: place?.zone ?? null,
    terms: {
      scac: line ?? '',
      locode: place?.locode ?? null,
      equipment_length: fields.equipment_length,
      equipment_type: fields.equipment_type,
    },
    lineLastFreeDay: stated('pickup_lfd_line'),
    returnBy: returnDay(journey, place),
    facilityLastFreeDay: stated(route.destination ? 'pickup_lfd_rail' : 'pickup_lfd_terminal'),
    grants: granted?.value
      ? {
          value: granted.value,
          source: publicId(granted.set.claim.source.id),
          reportId: granted.set.claim.firstReport,
        }
      : null,
  }
  return computeFreeTime(known, tariffs)
}
