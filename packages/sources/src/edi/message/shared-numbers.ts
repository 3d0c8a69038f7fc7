import type { EdiProblem } from '@boxtrail/edi/segment'
import { sayUnused } from './message-reading.ts'
import { withoutRepeats } from './status-statements.ts'

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
  const forms = new Map<string, Set<string>>()
  for (const { number } of named) forms.set(bare(number), (forms.get(bare(number)) ?? new Set()).add(number))
  const isOne = (all: ReadonlySet<string>, without: string) => all.size === 2 && all.has(without)
  return withoutRepeats(named, ({ number }) => (isOne(forms.get(bare(number))!, bare(number)) ? bare(number) : number))
}

const bare = (number: string): string => number.replace(/^[A-Z]{4}(?=.{5})/, '')
