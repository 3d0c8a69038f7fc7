import type { BrokenPromise } from './broken.ts'
import type { RuleId } from './rules.ts'
import type { Stated } from './stated.ts'

type Value = unknown
/** The value of another mark at the same place. */
type Beside = (keyword: string) => Value

/** How a change of a mark is judged. */
interface Mark {
  /** The rule for a change by which nothing is lost in either direction. */
  otherwise: RuleId
  /** The rule for a loss. */
  rule?: RuleId
  /** What is lost: the mark itself (`''`), or entries of it. */
  lost?: (was: Value, is: Value, beside: Beside) => string[]
  /** The name of its promises, if not its keyword. */
  named?: string
}

const itself = (isLost: boolean): string[] => (isLost ? [''] : [])
const listed = (value: Value): string[] => (Array.isArray(value) ? value : [])
const without = (values: string[], others: Value[]): string[] => values.filter((value) => !others.includes(value))
const isSame = (one: Value, other: Value) => JSON.stringify(one) === JSON.stringify(other)

/** A mark that is lost by being set or changed. */
const whenSet = (was: Value, is: Value) => itself(is !== undefined && !isSame(was, is))
const whenChanged = (was: Value, is: Value) => itself(!isSame(was, is))

const lossy = (rule: RuleId, lost: Mark['lost'], more: Partial<Mark> = {}): Mark => ({
  otherwise: 'unknown-mark-changed',
  rule,
  ...(lost ? { lost } : {}),
  ...more,
})

/**
 * The sunset of a deprecation. One that was absent is not a promise: the first sunset announces an end, and breaks
 * nothing.
 */
const sunsetOf = (value: Value): string | undefined => (value as { sunset?: string } | undefined)?.sunset
const isEarlier = (was?: string, is?: string) => was !== undefined && is !== undefined && is < was

const aliasesOf = (value: Value) => Object.entries((value ?? {}) as Record<string, string | string[]>)
const goneAliases = (was: Value, is: Value): string[] => {
  const kept = new Map(aliasesOf(is))
  return aliasesOf(was).flatMap(([alias, meant]) =>
    without([meant].flat(), [kept.get(alias) ?? []].flat()).length > 0 ? [alias] : [],
  )
}

const idsOf = (value: Value): string[] => listed(value).map((entry) => (entry as unknown as { id: string }).id)

/** Every mark of the contract. A mark that is missing here is reported as `unknown-mark-changed`, and a test fails. */
export const MARKS: Record<string, Mark> = {
  deprecated: { otherwise: 'deprecation-changed' },
  'x-deprecation': {
    otherwise: 'deprecation-changed',
    rule: 'sunset-earlier',
    lost: (was, is) => itself(isEarlier(sunsetOf(was), sunsetOf(is))),
    named: 'sunset',
  },
  'x-feature': lossy('feature-mark-added', whenSet),
  'x-access': lossy('read-access-removed', (was, is) => itself(was === 'read' && is !== 'read')),
  'x-max-included': lossy('max-included-lowered', (was, is) =>
    itself(Number(is ?? Infinity) < Number(was ?? Infinity)),
  ),
  'x-included': lossy('included-removed', (was, is) => without(listed(was), listed(is))),
  // What is always included is included by default as well.
  'x-included-by-default': lossy('included-by-default-removed', (was, is, beside) =>
    without(listed(was), [...listed(is), ...listed(beside('x-included'))]),
  ),
  'x-opt-in': lossy('opt-in-mark-added', (was, is) => itself(is === true && was !== true)),
  'x-aliases': lossy('alias-removed', goneAliases),
  'x-beta': lossy('beta-mark-added', (was, is) => itself(is === true && was !== true)),
  'x-webhook-event-categories': lossy('event-category-removed', (was, is) => without(idsOf(was), idsOf(is)), {
    otherwise: 'words-changed',
  }),
  'x-event': lossy('event-name-changed', whenChanged),
  'x-resource-type': lossy('resource-type-changed', whenChanged),
  'x-bucket': { otherwise: 'bucket-changed' },
  'x-fields-of': { otherwise: 'words-changed' },
  'x-kind': { otherwise: 'event-kind-changed' },
  'x-category': { otherwise: 'event-moved' },
  'x-label': { otherwise: 'label-changed' },
  'x-annotations': { otherwise: 'tool-hints-changed' },
}

/** A mark at a place that both versions have, with its value in each. */
interface Marked {
  place: string
  keyword: string
  mark: Mark
  was: Value
  is: Value
  beside: Beside
}

function changedMarks(old: Stated, now: Stated): Marked[] {
  const keys = new Map([...old.marks, ...now.marks].map(([key, { of, keyword }]) => [key, { of, keyword }]))
  return [...keys].flatMap(([key, { of: place, keyword }]): Marked[] => {
    const [was, is] = [old.marks.get(key)?.value, now.marks.get(key)?.value]
    if (isSame(was, is) || !old.places.has(place) || !now.places.has(place)) return []
    const mark = MARKS[keyword] ?? { otherwise: 'unknown-mark-changed' }
    const beside: Beside = (other) => now.marks.get(`${place} ${other}`)?.value
    return [{ place, keyword, mark, was, is, beside }]
  })
}

/** What marks no longer promise. */
export const brokenMarks = (old: Stated, now: Stated): BrokenPromise[] =>
  changedMarks(old, now).flatMap(({ place, keyword, mark, was, is, beside }) =>
    (mark.lost?.(was, is, beside) ?? []).map((entry): BrokenPromise => {
      const promise = `${place} ${mark.named ?? keyword}${entry ? `=${entry}` : ''}`
      return { promise, what: `${promise} ${becameOf(was, is, entry)}`, rule: mark.rule!, part: place }
    }),
  )

/** Marks that have another value, by which nothing is lost in either direction. */
export const restatedMarks = (old: Stated, now: Stated): { promise: string; what: string; rule: RuleId }[] => {
  const reported = new Set(
    [...brokenMarks(old, now), ...brokenMarks(now, old)].map(({ part, promise }) => `${part} ${promise}`),
  )
  return changedMarks(old, now)
    .filter(({ place, keyword, mark }) => {
      const promise = `${place} ${mark.named ?? keyword}`
      return ![...reported].some((one) => one === `${place} ${promise}` || one.startsWith(`${place} ${promise}=`))
    })
    .map(({ place, keyword, mark, was, is }) => {
      const promise = `${place} ${keyword}`
      return { promise, what: `${promise} ${becameOf(was, is)}`, rule: mark.otherwise }
    })
}

const becameOf = (was: Value, is: Value, entry = ''): string =>
  entry ? 'is gone' : `is now ${JSON.stringify(is) ?? 'not stated'}, was ${JSON.stringify(was) ?? 'not stated'}`
