import type { Json } from './document.ts'
import type { RuleId } from './rules.ts'
import { type Alternative, isWordsOnly, type Use } from './shapes.ts'

/** A description of a change, and which part of the promise is affected. */
export type Changed = { what: string; part: string; rule: RuleId }

/** Changes of the listed values of a schema. */
export function valueChanges(use: Use, was: Alternative, is: Alternative): Changed[] {
  const [old, now] = [valuesOf(was), valuesOf(is)]
  const [wasOpen, isOpen] = [was, is].map((shape) => shape['x-extensible-enum'] === true)
  const lost = old && now ? missing(old, now) : []
  const added = old && now ? missing(now, old) : []
  if (use === 'accepted')
    return [
      ...(!old && now ? [ofList('request-values-limited', 'its values are now limited')] : []),
      ...(wasOpen && now && !isOpen ? [ofList('request-list-closed', 'its list of values is now closed')] : []),
      ...lost.map((value) => ofValue('request-value-removed', value, `no longer accepts ${value}`)),
    ]
  return [
    ...(old && !now && !wasOpen ? [ofList('response-values-unlisted', 'its values are no longer listed')] : []),
    ...(old && isOpen && !wasOpen ? [ofList('response-list-opened', 'its list of values is no longer closed')] : []),
    ...(wasOpen
      ? []
      : added.map((value) => ofValue('response-closed-list-extended', value, `${value} is new in a closed list`))),
    // A program that waits for the value would wait forever.
    ...lost.map((value) => ofValue('response-value-removed', value, `${value} is no longer sent`)),
  ]
}

const ofList = (rule: RuleId, what: string): Changed => ({ what, part: ' values', rule })
const ofValue = (rule: RuleId, value: string, what: string): Changed => ({
  what,
  part: `=${value.replaceAll('"', '')}`,
  rule,
})

const valuesOf = (shape: Alternative): string[] | undefined => {
  const values = 'const' in shape ? [shape.const as Json] : shape.enum
  return values?.map((value) => JSON.stringify(value))
}

const missing = (values: string[], others: string[]) => values.filter((value) => !others.includes(value))

const UPPER = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems', 'maxProperties']
const LOWER = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems', 'minProperties']
const EXACT = ['format', 'pattern', 'multipleOf', 'uniqueItems']
const CHECKED_ELSEWHERE = [
  ...['type', 'const', 'enum', 'properties', 'required', 'additionalProperties', 'items', 'default'],
  ...['kind', 'component', '$ref'],
]
const KNOWN = new Set([...UPPER, ...LOWER, ...EXACT, ...CHECKED_ELSEWHERE])

/** Changes of limits and formats: what is accepted may not become narrower, what is sent not wider. */
export function limitChanges(use: Use, was: Alternative, is: Alternative): Changed[] {
  const [sent, accepted] = use === 'accepted' ? [was, is] : [is, was]
  const isBroken = (keyword: string): boolean => {
    const [value, limit] = [sent[keyword], accepted[keyword]]
    if (limit === undefined || limit === value) return false
    if (UPPER.includes(keyword)) return value === undefined || Number(value) > Number(limit)
    if (LOWER.includes(keyword)) return value === undefined || Number(value) < Number(limit)
    return true
  }
  const changed = [...UPPER, ...LOWER, ...EXACT]
    .filter(isBroken)
    .map((keyword) => change(LIMIT_RULES[use], keyword, was, is))
  const newDefault = use === 'accepted' && 'default' in was && !isSame(was.default, is.default)
  return [
    ...changed,
    ...(newDefault ? [change('request-default-changed', 'default', was, is)] : []),
    ...unchecked(was, is),
  ]
}

const LIMIT_RULES = { accepted: 'request-limit-narrowed', sent: 'response-limit-widened' } as const

const change = (rule: RuleId, keyword: string, was: Alternative, is: Alternative): Changed => ({
  what: `${keyword} is now ${JSON.stringify(is[keyword]) ?? 'not stated'}, was ${JSON.stringify(was[keyword]) ?? 'not stated'}`,
  part: ` ${keyword}`,
  rule,
})

/** A keyword that the check does not understand must not change unnoticed. */
function unchecked(was: Alternative, is: Alternative): Changed[] {
  return [...new Set([...Object.keys(was), ...Object.keys(is)])]
    .filter((keyword) => !KNOWN.has(keyword) && !isWordsOnly(keyword) && !isSame(was[keyword], is[keyword]))
    .map((keyword) => ({
      what: `${keyword} changed, which this check cannot judge`,
      part: ` ${keyword}`,
      rule: 'keyword-not-judged',
    }))
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
