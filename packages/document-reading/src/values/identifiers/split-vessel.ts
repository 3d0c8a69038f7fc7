interface VesselParts {
  vessel: string
  /** Its offset from the start of the vessel's name. */
  voyage?: { value: string; at: number }
}

/** A separator between the two: "SILVER TERN / 412W", "SILVER TERN V.412W", "SILVER TERN VOY 412W". */
const SEPARATED =
  /^(.*?[\p{L}\d])(?:\s*\/\s*|\s+-\s+|,?\s+)(?:(?<=[/-]\s*)|(?:v(?:oy(?:age)?)?|reis|viaje|viagem|viaggio)(?:\.|\s)\s*(?:no\.?)?[:#\s]*)([A-Z\d-]{1,12})$/iu
/** No separator: the last word is the voyage if it looks like one. */
const UNSEPARATED = /^(.*?\p{L}{2}.*?)\s+([A-Z\d-]{3,10})$/iu

/** In brackets after the vessel: "SILVER TERN (412W)". */
const IN_BRACKETS = /^(.*\p{L}{2}.*?)\s*\(([A-Z\d-]{2,12})\)$/iu

/** Additions after both: the IMO number, the flag. */
const TRAILING_IDENTIFIERS = /(?<=\s\/\s.*)\s*\/\s*(?:(?:IMO:?\s?)?\d{7}|[A-Z]{2})$/

/** "M/N": a motor ship, in Italian. */
const KIND_BEFORE = /^(?:m\/n|n\/m|m\/s)\.?\s+/i
/** "NORTHERN HERON 191 SGP" */
const FLAG_BEHIND = /(?<=\s\d{2,5}[A-Z]{0,3})\s+[A-Z]{2,3}$/
/** The label of the voyage, whose value is in another cell. */
const LABEL_BEHIND = /\s+(?:reis|voy(?:age)?|viaje|viagem|viaggio)\.?:?$/i
/** The voyage before the vessel: "987W / MSC MARINA". */
const REVERSED = /^([A-Z]{0,2}\d[A-Z\d-]{1,9})\s*\/\s*(\p{L}{2}[\p{L} .'-]*)$/iu

/** Splits a vessel's name from a voyage after it. With a joint label the last word may be the voyage. */
export function splitVessel(given: string, hasJointLabel: boolean): VesselParts {
  const bare = given.replace(TRAILING_IDENTIFIERS, '').replace(LABEL_BEHIND, '').replace(KIND_BEFORE, '')
  const text = hasJointLabel ? bare.replace(FLAG_BEHIND, '') : bare
  const shift = KIND_BEFORE.exec(given)?.[0].length ?? 0
  const [, first, named] = REVERSED.exec(text) ?? []
  if (first && named) return { vessel: named, voyage: { value: first.toUpperCase(), at: shift } }
  const [, ship, trip] = IN_BRACKETS.exec(text) ?? []
  if (ship && trip && /\d/.test(trip))
    return { vessel: ship, voyage: { value: trip.toUpperCase(), at: shift + text.length - 1 - trip.length } }
  const found = SEPARATED.exec(text) ?? (hasJointLabel ? UNSEPARATED.exec(text) : null)
  const [, vessel, value] = found ?? []
  if (!vessel || !value || !/\d/.test(value) || !/\p{L}{2}/u.test(vessel)) return { vessel: text.trim() }
  return { vessel, voyage: { value: value.toUpperCase(), at: shift + text.length - value.length } }
}
