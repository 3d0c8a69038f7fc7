const MORNING_HOUR = 8
const DAY_MS = 86_400_000

/** The morning a number of days from now, by the reader's clock. */
export const morningIn = (days: number, now: Date): string => {
  const at = new Date(now.getTime() + days * DAY_MS)
  at.setHours(MORNING_HOUR, 0, 0, 0)
  return at.toISOString()
}

/** The choices for snoozing. */
export const LATER: readonly (readonly [label: string, days: number])[] = [
  ['Tomorrow', 1],
  ['3 days', 3],
  ['A week', 7],
]
