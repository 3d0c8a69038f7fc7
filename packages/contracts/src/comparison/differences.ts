import { type BrokenPromise, brokenPromises } from './breaking-changes.ts'
import type { Spec } from './document.ts'
import { goneErrors } from './error-codes.ts'
import { type Stated, statedIn } from './stated.ts'

/** What a version number has to say of a change, from nothing to everything. */
export const LEVELS = ['none', 'patch', 'minor', 'major'] as const
export type Level = (typeof LEVELS)[number]

/** What became of one promise: it is kept no longer, it is new or wider, or other things are said of it. */
export interface Difference {
  kind: 'breaks' | 'adds' | 'changes'
  promise: string
  level: Level
  what: string
}

export const levelOf = (differences: readonly Difference[]): Level =>
  LEVELS[Math.max(0, ...differences.map(({ level }) => LEVELS.indexOf(level)))]!

/**
 * Breaking is what a program written before would miss; minor what it may use from now on, or is advised to leave; a
 * patch is in other words. What is new is what a program written for the new contract would miss in the old one.
 */
export function contractDifferences(old: Spec, now: Spec): Difference[] {
  const breaks = byPromise([...brokenPromises(old, now), ...goneErrors(old, now)])
  const adds = byPromise([...brokenPromises(now, old), ...goneErrors(now, old)])
  return [
    ...[...breaks].map(([promise, what]): Difference => ({ kind: 'breaks', promise, level: 'major', what })),
    ...[...adds.keys()]
      .filter((promise) => !breaks.has(promise))
      .map((promise): Difference => ({ kind: 'adds', promise, level: 'minor', what: promise })),
    ...restated(statedIn(old), statedIn(now)),
  ]
}

const byPromise = (broken: BrokenPromise[]): Map<string, string> => {
  const found = new Map<string, string>()
  for (const { promise, what } of broken)
    found.set(promise, found.has(promise) ? `${found.get(promise)}; ${what}` : what)
  return found
}

/** Of what both versions have: marks that are set otherwise, and other words, by the part of the contract they are in. */
function restated(old: Stated, now: Stated): Difference[] {
  const marks = [...old.marks, ...now.marks].flatMap(([place, { of }]): Difference[] => {
    const [was, is] = [old.marks.get(place)?.value, now.marks.get(place)?.value]
    const what = `${place} is now ${is ?? 'not said'}, was ${was ?? 'not said'}`
    const isShared = old.places.has(of) && now.places.has(of)
    return was === is || !isShared ? [] : [{ kind: 'changes', promise: place, level: 'minor', what }]
  })
  const reworded = [...old.words].filter(([place, { text }]) => (now.words.get(place)?.text ?? text) !== text)
  const words = reworded.map(
    ([, { part }]): Difference => ({ kind: 'changes', promise: part, level: 'patch', what: `${part}: other words` }),
  )
  return [...new Map([...marks, ...words].map((difference) => [difference.promise, difference])).values()]
}
