import type { Schemas } from '@boxtrail/contracts'
import type { ContainerFields } from '../../project/types/projection.ts'
import { wireMs } from '../../time.ts'
import { dayIn } from '../days.ts'
import type { FreeTimeClock } from '../free-time-clocks.ts'
import { type Charge, chooseTariff, type Tariff, type Terms } from '../tariff.ts'

/** What is known of the billed container. */
export interface BilledRecord {
  number: string
  billOfLading: string | null
  /** UN/LOCODEs of the shipment's ports. */
  portOfLading: string | null
  portOfDischarge: string | null
  /** Whether a port, by its UN/LOCODE, lies beside the port of discharge: bills name one for the other. */
  isBesidePort?: (locode: string) => boolean
  /** Where it is carried on to from there; null if nowhere is known. */
  destination: string | null
  charge: Charge
  /** The clock of that charge; null while nothing supports one. */
  clock: FreeTimeClock | null
  /** Last free days from the account's documents that are dated after the statement that counts. */
  newerDocuments?: readonly { day: string; statedOn: string }[]
  /** What sources report as owed for this charge. */
  fees: readonly Schemas['PayableFee'][]
  fields: Pick<ContainerFields, (typeof BEGINNINGS)[number] | (typeof ENDINGS)[number]> &
    Partial<Pick<ContainerFields, (typeof ZONES)[End]>>
  tariffs: readonly Tariff[]
  terms: Terms
  zone: string | null
  nowMs: number
}

export type BasisField = (typeof BEGINNINGS)[number] | (typeof ENDINGS)[number] | ShipmentField | ListField
type ShipmentField = 'bill_of_lading_number' | 'port_of_discharge_locode'
/**
 * The last free day that sources or documents state, the free time that a source grants, and what sources report as
 * owed.
 */
type ListField = 'last_free_day' | 'last_free_day_of_newer_documents' | 'free_time' | 'fees_at_pod_terminal'

const BEGINNINGS = [
  'pod_discharged_at',
  'ind_rail_unloaded_at',
  'ind_ata_at',
  'pod_full_out_at',
  'final_destination_full_out_at',
] as const
const ENDINGS = ['final_destination_full_out_at', 'pod_full_out_at', 'empty_terminated_at'] as const

/** The zone in which the day of a move counts: that of the place where it happened. */
const ZONES = {
  final_destination_full_out_at: 'final_destination_timezone',
  pod_full_out_at: 'pod_timezone',
  empty_terminated_at: 'empty_terminated_timezone',
} as const satisfies Record<End, keyof ContainerFields>
type End = (typeof ENDINGS)[number]

/** The day of a move by the calendar of its place; null if it has not happened. */
export const dayOfMove = ({ fields, zone }: BilledRecord, field: End): string | null => {
  const ms = wireMs(fields[field])
  return ms === null ? null : dayIn(ms, fields[ZONES[field]] ?? zone)
}

/** The days of the charge, by the calendar of the place. */
export const daysOf = (record: BilledRecord) => {
  const { clock, fields, zone, nowMs } = record
  const dayOf = (at: string | null | undefined) => (at ? dayIn(wireMs(at)!, zone) : null)
  const ending = ENDINGS.find((field) => clock?.ended_at && fields[field] === clock.ended_at)
  const endedOn = ending ? dayOfMove(record, ending) : dayOf(clock?.ended_at)
  return {
    beganOn: dayOf(clock?.starts_at),
    lastFreeDay: clock?.last_free_day ?? null,
    endedOn,
    /** The last day that can be charged by now. */
    until: endedOn ?? dayIn(nowMs, zone),
  }
}

/** The fields that the beginning, the last free day and the end of free time rest on. */
export const basisOf = ({ clock, fields }: BilledRecord) => {
  const began = BEGINNINGS.filter((field) => clock?.starts_at && fields[field] === clock.starts_at).slice(0, 1)
  const ended = ENDINGS.filter((field) => clock?.ended_at && fields[field] === clock.ended_at).slice(0, 1)
  return { began, ended, lastFreeDay: lastFreeDayOf(clock, began) }
}

const lastFreeDayOf = (clock: FreeTimeClock | null, began: readonly BasisField[]): readonly BasisField[] => {
  if (!clock?.is_calculated) return clock === null || clock.last_free_day === null ? [] : ['last_free_day']
  return isByTariff(clock) ? began : [...began, 'free_time']
}

/** Whether the last free day is calculated from a tariff, and not from free time that a source grants. */
export const isByTariff = (clock: FreeTimeClock | null): boolean =>
  clock?.is_calculated === true && clock.because.some(({ source }) => source.startsWith('tariff:'))

/** The account's tariff for the charge, chosen as the forecast chooses it. */
export const tariffOf = ({ clock, tariffs, charge, terms, zone, nowMs }: BilledRecord): Tariff | undefined =>
  chooseTariff(tariffs, charge, terms, dayIn(clock?.starts_at ? wireMs(clock.starts_at)! : nowMs, zone))
