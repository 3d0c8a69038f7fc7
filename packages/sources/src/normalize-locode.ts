/** A UN/LOCODE as it is compared: the lists of UNECE write "US LAX". */
export const normalizeLocode = (text: string): string =>
  text
    .trim()
    .toUpperCase()
    .replace(/^([A-Z]{2}) (?=[A-Z2-9]{3}$)/, '$1')
