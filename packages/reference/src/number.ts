/**
 * Spaces, dashes and characters that come with pasted text: zero-width and directional marks, soft hyphens, variation
 * selectors and fillers, quotation marks.
 */
const NOISE = /[\s\p{Pd}\u2212\p{Cf}\p{Default_Ignorable_Code_Point}\p{Quotation_Mark}]+/gu

/**
 * The form in which a bill of lading, booking, container or reference number is stored and compared: upper case and
 * digits, full-width forms narrowed (NFKC), without spaces, dashes and invisible characters. Other characters are kept:
 * some lines use a slash or a dot.
 */
export const normalizeNumber = (text: string): string => text.normalize('NFKC').toUpperCase().replace(NOISE, '')

/** The same without slashes, dots and underscores: "MSKU 123/456.5" is MSKU1234565. */
export const withoutSeparators = (text: string): string => normalizeNumber(text).replace(/[/._]+/g, '')

/** Letters and digits alone, to compare two spellings of a number. */
export const comparableNumber = (text: string): string => normalizeNumber(text).replace(/[^A-Z0-9]+/g, '')
