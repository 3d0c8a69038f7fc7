import type { SourcedClaim } from '@boxtrail/engine/project/types/projection'
import type { PlaceText } from '@boxtrail/engine/statement'
import { placeTime, readTime } from '@boxtrail/engine/time'
import { lookups } from '../harness/reference.ts'

/** The values that one statement supports, by field. A value that is attributed to it must be among them. */
export const stating = (claim: SourcedClaim) => {
  const { statement, source } = claim
  const place = statement.place && lookups.resolvePlace(statement.place, source.kind === 'rail' ? source.scac : null)
  const value = statement.says === 'fact' ? statement.value : null
  const moved =
    statement.says === 'fact' && statement.field === 'off_dock_to' && value
      ? lookups.resolvePlace(value as PlaceText)
      : null
  const size = typeof value === 'string' ? lookups.equipment(value) : null
  // A date supports any time on that day at its place.
  const isTime = (served: string, zones: readonly (string | null)[]) => {
    const time = statement.says === 'milestone' ? statement.time : readTime(value)
    if (!time) return false
    const lengthMs = time.precision === 'day' ? 86_400_000 : 1
    return zones.some((zone) => {
      const sinceMs = Date.parse(served) - placeTime(time, { zone, zoneSource: 'place' }).ms
      return sinceMs >= 0 && sinceMs < lengthMs
    })
  }
  const vessel = statement.says === 'milestone' ? statement.vessel : null
  const terminals = [place?.terminal?.id, moved?.terminal?.id]
  const said = {
    locode: [place?.locode],
    vessel_name: [vessel?.name],
    name: [place?.name],
    timezone: [place?.zone],
    terminal_id: terminals,
    facility_id: terminals,
    vessel_imo: [vessel?.imo],
    voyage_number: [statement.says === 'milestone' ? statement.voyage : null],
    equipment_type: [size?.type],
    equipment_length: [size?.length],
    equipment_height: [size?.height],
    carrier_scac: [value, source.scac],
  }
  return (name: string, served: unknown, zones: readonly (string | null)[]): boolean => {
    if (Array.isArray(served)) return Array.isArray(value) || (statement.says === 'fact' && statement.field === 'hold')
    if (name === 'availability_known') return true
    if (name === 'available_for_pickup')
      return statement.says === 'fact' ? value === served : statement.kind === (served ? 'available' : 'gate_out')
    if (name === 'current_status') return isStatus(claim, String(served))
    const kind = Object.keys(said).find((ending) => name.endsWith(ending)) as keyof typeof said | undefined
    if (kind) return said[kind].some((one) => one === served)
    if (/_at$|lfd/.test(name)) return isTime(String(served), [place?.zone ?? null, ...zones])
    return String(value) === String(served)
  }
}

const ACTS: Record<string, readonly string[]> = {
  on_ship: ['load', 'depart', 'arrive', 'berth', 'discharge'],
  grounded: ['discharge', 'arrive', 'gate_in'],
  awaiting_inland_transfer: ['discharge', 'gate_out'],
  on_rail: ['load', 'depart', 'arrive', 'gate_out'],
  picked_up: ['gate_out'],
  empty_returned: ['gate_in'],
  off_dock: ['gate_in'],
  available: ['available'],
  not_available: ['not_available', 'gate_out'],
}

const isStatus = ({ statement }: SourcedClaim, status: string): boolean => {
  if (statement.says === 'milestone') return ACTS[status]?.includes(statement.kind) ?? false
  if (status === 'grounded') return statement.field === 'available_for_pickup' && statement.value === null
  if (status === 'available' || status === 'not_available')
    return statement.field === 'available_for_pickup' && statement.value === (status === 'available')
  return statement.field === (status === 'off_dock' ? 'off_dock_to' : 'told_status')
}
