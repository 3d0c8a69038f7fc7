/** A source of one account is registered as `id@account`; users and other accounts see the id alone. */
export const publicId = (sourceId: string): string => sourceId.split('@')[0]!

/** The account whose own source it is; undefined of a source of all. */
export const accountOfSource = (sourceId: string): string | undefined => sourceId.split('@')[1]

/** A source of the line TEST: of the demo world, or of one account's sandbox. */
export const isSimulated = (sourceId: string): boolean => /^(?:line|terminal|rail):TEST(?:[/@]|$)/.test(sourceId)

/** The adapter of lines that are not in the configuration: they cannot be polled (packages/sources/src/unconfigured-line.ts). */
export const UNCONFIGURED = 'unconfigured'
