const MORNING_HOUR = 8
const DAY_MS = 86_400_000

/** The morning some days from now, by the clock of the reader. */
export const morningIn = (days: number, now: Date): string => {
  const at = new Date(now.getTime() + days * DAY_MS)
  at.setHours(MORNING_HOUR, 0, 0, 0)
  return at.toISOString()
}

/** Until when something can be put off. */
export const LATER: readonly (readonly [label: string, days: number])[] = [
  ['Tomorrow', 1],
  ['3 days', 3],
  ['A week', 7],
]
