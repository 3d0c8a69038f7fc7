import type { Fact, FactField, Milestone } from '../../statement.ts'

/** Fields that senders must fill, or whose column is never empty, even if they know nothing. */
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

/** Whether a text is a word for "not known". */
export const saysNothing = (text: string): boolean => nothing.test(text.trim())

/** Whether a value means that the source has not reported one: a word for "not known", or a weight of 0. */
export const isUnstated = ({ field, value }: Pick<Fact, 'field' | 'value'>): boolean => {
  if (field === 'weight_in_lbs') return value === 0
  return texts.has(field) && typeof value === 'string' && saysNothing(value)
}

/** A move without placeholders for a ship or a voyage that is not named yet. */
export const withoutPlaceholders = (move: Milestone): Milestone => {
  const { vessel, voyage } = move
  const isUnnamed = vessel?.name != null && saysNothing(vessel.name)
  const isUnnumbered = voyage !== null && saysNothing(voyage)
  if (!isUnnamed && !isUnnumbered) return move
  return { ...move, vessel: isUnnamed ? { ...vessel, name: null } : vessel, voyage: isUnnumbered ? null : voyage }
}
