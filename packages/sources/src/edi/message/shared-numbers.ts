import type { EdiProblem } from '@boxtrail/edi/segment'
import { withoutCode } from '@boxtrail/reference/bare-number'
import { sayUnused } from './message-reading.ts'
import { withoutRepeats } from './without-repeats.ts'

const uses = ['bill', 'booking'] as const
export type NumberUse = (typeof uses)[number]

/**
 * The bills and bookings that segments name for one container, or for several. For one the first is used. Of several for
 * several containers nobody can say which is whose: their segments are left out, of what is kept too, because each container
 * is kept by itself.
 */
export const sortNumbers = <S extends { at: number; id: string }>(
  segments: readonly S[],
  numbersIn: (segment: S, use: NumberUse) => readonly string[],
  isOfOne: boolean,
): { segments: readonly S[]; notes: { use: NumberUse; notes: EdiProblem[] }[] } => {
  const leftOut = new Set<S>()
  const notes = uses.map((use) => {
    const named = segments.flatMap((segment) => numbersIn(segment, use).map((number) => ({ segment, number })))
    const [first, ...others] = withoutOtherForms(named)
    if (first === undefined || others.length === 0) return { use, notes: [] }
    const unused = isOfOne ? others : [first, ...others]
    if (!isOfOne) for (const { segment } of named) leftOut.add(segment)
    return {
      use,
      notes: sayUnused(
        unused.map(({ segment, number }) => ({ segment, what: `the ${use} ${number}` })),
        isOfOne ? 'as another is stated before' : 'as it is not stated which container each is of',
      ),
    }
  })
  return { segments: leftOut.size === 0 ? segments : segments.filter((segment) => !leftOut.has(segment)), notes }
}

/** One of each number, as it is stated first: MAEU261904573 and 261904573 are one bill, unless another SCAC has it too. */
const withoutOtherForms = <N extends { number: string }>(named: readonly N[]): N[] => {
  const numbers = new Set(named.map(({ number }) => number))
  const longer = Map.groupBy(
    [...numbers].filter((number) => withoutCode(number) !== number),
    withoutCode,
  )
  const plain = (number: string) => {
    const bare = withoutCode(number)
    return numbers.has(bare) && longer.get(bare)?.length === 1 ? bare : number
  }
  return withoutRepeats(named, ({ number }) => plain(number))
}
