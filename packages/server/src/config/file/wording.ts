import type { z } from 'zod'
import { nearestName } from '../environment/names.ts'

type Issue = z.core.$ZodRawIssue
type Schema = { _zod: { def: { shape?: Record<string, unknown> } } }

/**
 * The longest text that is quoted in a message. Texts are quoted only where another type or a listed value is needed,
 * which is never so for a secret.
 */
const MAX_QUOTED = 40

const KINDS: Record<string, string> = {
  number: 'a number, without quotes or unit',
  int: 'a whole number, without quotes or unit',
  boolean: 'true or false',
  string: 'a text',
  array: 'a list',
  object: 'settings with their names, as `name: value`',
  record: 'names with values, as `name: value`',
}

const given = (input: unknown): string => {
  if (input === undefined) return 'is missing'
  if (input === null) return 'is empty'
  if (Array.isArray(input)) return 'is a list'
  if (typeof input === 'object') return 'has settings of its own'
  if (typeof input === 'number') return `is ${input}`
  return typeof input === 'string' && input.length <= MAX_QUOTED ? `is "${input}"` : `is a ${typeof input}`
}

const bound = ({ origin, minimum, maximum, inclusive }: { [key: string]: unknown }): string => {
  const unit = origin === 'string' ? ' characters' : origin === 'array' ? ' entries' : ''
  if (minimum !== undefined) return `${inclusive ? 'at least' : 'more than'} ${minimum}${unit}`
  return `${inclusive ? 'at most' : 'less than'} ${maximum}${unit}`
}

/**
 * Describes the problem of a setting and what to write instead, for an operator, with one line for each unknown key.
 * Undefined if the schema has a sentence of its own.
 */
export const wording = (issue: Issue): string | undefined => {
  switch (issue.code) {
    case 'invalid_type':
      return `${issue.expected === 'string' && typeof issue.input === 'number' ? 'is a number' : given(issue.input)}; write ${KINDS[issue.expected] ?? issue.expected}`
    case 'too_small':
    case 'too_big':
      return `${typeof issue.input === 'number' ? `is ${issue.input}` : 'has a wrong size'}; write ${bound({ ...issue })}`
    case 'invalid_value':
      return `${given(issue.input)}; write one of ${issue.values.join(', ')}`
    case 'unrecognized_keys':
      return issue.keys.map((key) => `is not a setting${meant(key, issue.inst as unknown as Schema)}`).join('\n')
    case 'invalid_format':
      return issue.format === 'uuid' ? `${given(issue.input)}; write the id of an account` : undefined
    default:
      return undefined
  }
}

const meant = (key: string, schema: Schema | undefined): string => {
  const known = Object.keys(schema?._zod.def.shape ?? {})
  const name = nearestName(key, known)
  if (name !== undefined) return `; did you mean ${name}?`
  return known.length === 0 ? '; leave it out' : `; known here: ${known.join(', ')}`
}
