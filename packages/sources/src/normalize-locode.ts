/** Names of places that look like a UN/LOCODE with a space: La Paz is in Bolivia, not in Laos. */
const NAMES: readonly string[] = ['LA PAZ', 'FO TAN', 'MY THO', 'SA DEC']

/** A UN/LOCODE in the form in which it is compared: the lists of UNECE write "US LAX". */
export const normalizeLocode = (text: string): string => {
  const plain = text.trim().toUpperCase()
  return NAMES.includes(plain) ? plain : plain.replace(/^([A-Z]{2}) (?=[A-Z2-9]{3}$)/, '$1')
}
