import type { Schemas } from '@boxtrail/contracts'

type FreeTime = Schemas['FreeTime']
type Binding = NonNullable<FreeTime['binding']>
type Clock = FreeTime['clocks'][number]

/**
 * The earliest last free day that still applies, who states it, and whether others state another day; null if there is
 * none.
 */
export const bindingOf = ({ ends_on, clocks }: Pick<FreeTime, 'ends_on' | 'clocks'>): Binding | null => {
  const running = clocks.filter(isRunning)
  const first = running.find(({ last_free_day }) => last_free_day === ends_on)
  if (!first) return null
  return {
    charge: first.charge,
    stated_by: statedBy(first),
    source: first.because[0]?.source ?? null,
    others_differ: running.some(({ last_free_day }) => last_free_day !== ends_on),
  }
}

/** Detention that has not begun binds nobody and costs nothing, even if a day for the return is already stated. */
export const hasBegun = ({ charge, starts_at }: Clock): boolean => charge !== 'detention' || starts_at !== null

export const isRunning = (clock: Clock): boolean =>
  clock.ended_at === null && clock.last_free_day !== null && hasBegun(clock)

/** Who reports or grants the day; an account may have entered it as a tariff. */
const statedBy = ({ charge, because: [reason] }: Clock): Binding['stated_by'] => {
  if (reason?.source.startsWith('tariff:')) return 'tariff'
  if (reason?.source.startsWith('document:')) return 'document'
  if (charge !== 'storage') return 'line'
  return reason?.source.startsWith('rail:') ? 'railway' : 'terminal'
}
