import type { Schemas } from '@boxtrail/contracts'
import {
  computeFreeTime,
  type FreeTimeClock,
  type FreeTimeFacts,
  type GrantedDay,
} from '../../charges/free-time-clocks.ts'
import { publicId } from '../../source-id.ts'
import type { Settled } from '../facts/field-origin.ts'
import { type SettledFact, settleFact } from '../facts/settle-fact.ts'
import { nowhere } from '../route/transport-events.ts'
import type { ContainerFields, FactClaim, ProjectionInput, SourcedClaim } from '../types/projection.ts'
import type { ContainerJourney } from './container-journey.ts'
import { grantedDay, reportOf, returnDay } from './granted-days.ts'

/** What the line grants for this journey; statements made before it began are about another. */
export const grantedFreeTime = ({ number, openedMs }: ContainerJourney, facts: readonly FactClaim[]) => {
  const ofThisJourney = facts.filter(({ claim }) => claim.latestReportedMs >= openedMs)
  return settleFact(ofThisJourney, 'free_time', number)
}

/** The clocks of one container, and what they rest on besides the last free days. */
export interface CountedFreeTime {
  freeTime: Schemas['FreeTime'] | undefined
  /** The document whose day for the return a clock uses. */
  returnBy: SourcedClaim | undefined
  /** Whether a clock counts the days that the line grants. */
  isGranted: boolean
}

export const containerFreeTime = (
  journey: ContainerJourney,
  { fields, provenance }: Pick<Settled<ContainerFields>, 'fields' | 'provenance'>,
  granted: SettledFact<'free_time'> | undefined,
  { line, tariffs = [] }: Pick<ProjectionInput, 'line' | 'tariffs'>,
): CountedFreeTime => {
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
  const returnBy = returnDay(journey, place ?? nowhere, fields) ?? null
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
    returnBy,
    facilityLastFreeDay: stated(route.destination ? 'pickup_lfd_rail' : 'pickup_lfd_terminal'),
    grants: granted?.value
      ? {
          value: granted.value,
          source: publicId(granted.set.claim.source.id),
          reportId: granted.set.claim.firstReport,
        }
      : null,
  }
  const freeTime = computeFreeTime(known, tariffs)
  const { clocks = [] } = freeTime ?? {}
  const isUntilReturn = ({ charge }: FreeTimeClock) =>
    charge === 'detention' || (charge === 'combined' && known.lineLastFreeDay === null)
  const isStated = (clock: FreeTimeClock) => clock.last_free_day !== null && !clock.is_calculated
  return {
    freeTime,
    returnBy: clocks.some((clock) => isUntilReturn(clock) && isStated(clock)) ? returnBy?.claim : undefined,
    isGranted: clocks.some((clock) => clock.is_calculated && clock.because[0]?.source === known.grants?.source),
  }
}
