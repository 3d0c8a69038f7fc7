interface Parts {
  vessel: string
  /** Where it begins, behind the first character of the vessel's name. */
  voyage?: { value: string; at: number }
}

/** A sign between the two: "SILVER TERN / 412W", "SILVER TERN V.412W", "SILVER TERN VOY 412W". */
const SIGNED =
  /^(.*?[\p{L}\d])(?:\s*\/\s*|\s+-\s+|,?\s+)(?:(?<=[/-]\s*)|v(?:oy(?:age)?)?(?:\.|\s)\s*(?:no\.?)?[:#\s]*)([A-Z\d-]{1,12})$/iu
/** Nothing between them: the last word is a voyage when it looks like one. */
const PLAIN = /^(.*?\p{L}{2}.*?)\s+([A-Z\d-]{3,10})$/iu

/** A vessel's name with what may follow it. Of a cell with a label for both, the last word may be the voyage. */
export function partVessel(text: string, isBoth: boolean): Parts {
  const found = SIGNED.exec(text) ?? (isBoth ? PLAIN.exec(text) : null)
  const [, vessel, value] = found ?? []
  if (!vessel || !value || !/\d/.test(value) || !/\p{L}{2}/u.test(vessel)) return { vessel: text }
  return { vessel, voyage: { value: value.toUpperCase(), at: text.length - value.length } }
}
