import type { Fact, FactField, Milestone } from '../../statement.ts'

/** Fields that senders must fill, or whose column is never empty, where they know nothing. */
const texts: ReadonlySet<FactField> = new Set([
  'seal_number',
  'location_at_pod_terminal',
  'chassis_number',
  'bill_of_lading_number',
  'booking_number',
  'rail_carrier_scac',
])

const nothing =
  /^(?:n\/?a|none|nil|null|no ?seal|unknown|unk|tba|tbc|tbd|tbn|to be (?:advised|confirmed|named|nominated)|[0.x?*_-]+)$/i

/** A word for "not known". */
export const saysNothing = (text: string): boolean => nothing.test(text.trim())

/** A word for "not known" is no value, and nothing weighs nothing: the source has not reported it. */
export const isUnstated = ({ field, value }: Pick<Fact, 'field' | 'value'>): boolean => {
  if (field === 'weight_in_lbs') return value === 0
  return texts.has(field) && typeof value === 'string' && saysNothing(value)
}

/** A move without the words that stand for a ship and a voyage that are not named yet. */
export const withoutPlaceholders = (move: Milestone): Milestone => {
  const { vessel, voyage } = move
  const isUnnamed = vessel?.name != null && saysNothing(vessel.name)
  const isUnnumbered = voyage !== null && saysNothing(voyage)
  if (!isUnnamed && !isUnnumbered) return move
  return { ...move, vessel: isUnnamed ? { ...vessel, name: null } : vessel, voyage: isUnnumbered ? null : voyage }
}
