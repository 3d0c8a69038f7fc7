import type { Schemas } from '@boxtrail/contracts'
import type { SourcedClaim } from './types.ts'

type Flag = Schemas['Flag']

/** Actuals of a container, or without one of the vessel and the bill, whose time has not come. */
export const futureFlags = (flagged: readonly SourcedClaim[], container: string | null): Flag[] =>
  flagged.flatMap(({ statement, source }) => {
    if (statement.says === 'fact' || statement.container !== container) return []
    const { kind, place, time } = statement
    const where = place.locode ?? place.name
    const what = `${kind.replace('_', ' ')}${where ? ` at ${where}` : ''} on ${time.at}`
    return [
      { code: 'dated_in_future', detail: `${what} is reported as actual before that time`, source: source.id } as const,
    ]
  })

/** What does not apply is left out: what is undefined, and lists and objects that are empty. */
export const marksOf = <Marks extends object>(marks: Marks): Partial<Marks> =>
  Object.fromEntries(
    Object.entries(marks).filter(
      ([, value]) => value !== undefined && (typeof value !== 'object' || Object.keys(value as object).length > 0),
    ),
  ) as Partial<Marks>
