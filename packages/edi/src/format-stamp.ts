/** An instant in UTC as digits, `20260504182003…`, from which envelopes take the date and the time. */
export const formatStamp = (ms: number): string => new Date(ms).toISOString().replace(/\D/g, '')
