import type { Key } from './queries.ts'

/** Whether a key is accepted, and until when. */
export type KeyState = 'valid' | 'ending' | 'expired' | 'revoked'

export const stateOf = ({ revokedAt, expiresAt }: Pick<Key, 'revokedAt' | 'expiresAt'>, now: Date): KeyState => {
  if (revokedAt) return 'revoked'
  if (!expiresAt) return 'valid'
  return new Date(expiresAt) <= now ? 'expired' : 'ending'
}

export const nameOf = ({ name }: Pick<Key, 'name'>): string => name ?? 'Without a name'

export const isAccepted = (state: KeyState): boolean => state === 'valid' || state === 'ending'

const DAY_MS = 86_400_000

/** The lifetimes of a new key in days; empty for no end. */
export const LIFETIMES = [
  ['', 'Never'],
  ['30', 'In 30 days'],
  ['90', 'In 90 days'],
  ['365', 'In a year'],
] as const

export const expiryOf = (days: string, now: Date): string | null =>
  days === '' ? null : new Date(now.getTime() + Number(days) * DAY_MS).toISOString()

/** How long the old key stays valid beside its successor, in seconds. */
export const OVERLAPS = [
  ['0', 'Not at all'],
  ['3600', 'For an hour'],
  ['86400', 'For a day'],
  ['604800', 'For a week'],
] as const
