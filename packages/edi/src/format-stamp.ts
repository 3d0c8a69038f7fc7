/** An instant in UTC as digits, `20260504182003…`: envelopes take its date and its time from it. */
export const formatStamp = (ms: number): string => new Date(ms).toISOString().replace(/\D/g, '')
