import { brokenPromises } from './breaking-changes.ts'
import type { BrokenPromise } from './broken.ts'
import type { Spec } from './document.ts'
import { goneErrors } from './error-codes.ts'
import { brokenMarks, restatedMarks } from './marks.ts'
import { LEVELS, type Level, type Rule } from './rule.ts'
import { RULES, type RuleId } from './rules.ts'
import { type Stated, statedIn } from './stated.ts'

/** The change of one promise: it is no longer kept, it is new or wider, or it is described differently. */
export interface Difference {
  kind: 'breaks' | 'adds' | 'changes'
  promise: string
  /** The id of the rule that detected it. */
  rule: string
  level: Level
  what: string
}

export const levelOf = (differences: readonly Difference[]): Level =>
  LEVELS[Math.max(0, ...differences.map(({ level }) => LEVELS.indexOf(level)))]!

/**
 * Breaking is what an existing program would miss; minor is what it may use from now on, or is advised to stop using; a
 * patch changes only the wording. New is what a program written for the new contract would miss in the old one. A
 * promise that two rules apply to, such as a field that is sent and accepted, is listed with each.
 */
export function contractDifferences(old: Spec, now: Spec): Difference[] {
  const [statedBefore, statedNow] = [statedIn(old), statedIn(now)]
  const gone = [...brokenPromises(old, now), ...brokenMarks(statedBefore, statedNow), ...goneErrors(old, now)]
  const broken = new Set(gone.map(({ promise }) => promise))
  const lacking = [...brokenPromises(now, old), ...brokenMarks(statedNow, statedBefore), ...goneErrors(now, old)]
  const gained = lacking.filter(({ promise }) => !broken.has(promise))
  return [
    ...byRule(gone.map((one) => difference(one.rule, one.promise, one.what))),
    ...byRule(gained.flatMap(gainedBy)),
    ...restated(statedBefore, statedNow),
  ]
}

const difference = (rule: RuleId, promise: string, what: string): Difference => {
  const { kind, level } = RULES[rule]
  return { kind, promise, rule, level, what }
}

/**
 * The reverse of a loss. If its reverse counts as a change of wording, it belongs to the part of the contract that it
 * is in.
 */
function gainedBy({ rule, promise, part }: BrokenPromise): Difference[] {
  const reverse = (RULES[rule] as Rule<RuleId>).reverse
  if (!reverse) throw new Error(`${promise} is new by ${rule}, whose opposite has no rule`)
  if (RULES[reverse].kind === 'adds') return [difference(reverse, promise, promise)]
  const of = part!.replace(/^(event \S+|\S+).*$/, '$1')
  return [difference(reverse, of, `${promise} is new`)]
}

/** One difference for each promise and rule, with all its descriptions. */
function byRule(differences: Difference[]): Difference[] {
  const found = new Map<string, Difference>()
  for (const one of differences) {
    const key = `${one.promise} ${one.rule}`
    const known = found.get(key)
    if (!known) found.set(key, { ...one })
    else if (one.what !== one.promise) known.what += `; ${one.what}`
  }
  return [...found.values()]
}

/** Differences in what both versions have: marks with other values, and other wording, by the part of the contract. */
function restated(old: Stated, now: Stated): Difference[] {
  const marks = restatedMarks(old, now).map(({ rule, promise, what }) => difference(rule, promise, what))
  const reworded = [...old.words].filter(([place, { text }]) => (now.words.get(place)?.text ?? text) !== text)
  const words = reworded.map(([, { part }]) => difference('words-changed', part, `${part}: other words`))
  return [...new Map([...marks, ...words].map((one) => [one.promise, one])).values()]
}
