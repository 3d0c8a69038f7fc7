/** The runtime knows the codes of ISO 3166, so we need no table. */
const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })

/** Codes that the runtime names but that are not countries: groups of countries, and codes for tests. */
const OTHERS: ReadonlySet<string> = new Set(['EU', 'EZ', 'QO', 'UN', 'XA', 'XB', 'ZZ'])
/** Installations in international waters (UNECE Recommendation 16). */
const INTERNATIONAL_WATERS = 'XZ'

/** Whether a UN/LOCODE may begin with these two letters. */
export const isCountryOfLocode = (code: string): boolean =>
  code === INTERNATIONAL_WATERS || (/^[A-Z]{2}$/.test(code) && !OTHERS.has(code) && names.of(code) !== undefined)
