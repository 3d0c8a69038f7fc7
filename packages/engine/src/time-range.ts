const SECOND_MS = 1_000
const DAY_MS = 86_400_000

/** When a range begins; a bare date is that day in UTC. */
export const startOfRange = (text: string): Date => new Date(text)

/** The first moment after a range: its end, a second or a day, is included. */
export const endOfRange = (text: string): Date => new Date(Date.parse(text) + (isDate(text) ? DAY_MS : SECOND_MS))

const isDate = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text)
