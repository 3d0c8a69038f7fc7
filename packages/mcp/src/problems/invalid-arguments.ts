import type { z } from 'zod'
import { shown } from './shown.ts'
import { knownValues } from './unknown-value.ts'
import { WrongArguments } from './wrong-arguments.ts'

type Issue = z.core.$ZodIssue

/** Arguments that a tool does not accept, each with what it must be. */
export class InvalidArguments extends WrongArguments {
  constructor(issues: readonly Issue[], given: unknown, known: readonly string[]) {
    super(issues.map((issue) => sentenceOf(issue, given, known)).join(' '))
  }
}

const sentenceOf = (issue: Issue, given: unknown, known: readonly string[]): string => {
  const name = issue.path.join('.')
  const value = issue.path.reduce<unknown>(
    (at, part) => (at as Record<PropertyKey, unknown> | undefined)?.[part],
    given,
  )
  if (issue.code === 'unrecognized_keys')
    return `There is no argument ${issue.keys.map(shown).join(', ')}. Known arguments: ${known.join(', ')}.`
  if (value === undefined) return `${name} must be given.`
  if (issue.code === 'invalid_value') return knownValues(name, value, issue.values.map(String))
  if (issue.code === 'invalid_type')
    return `${name} must be ${TYPES[issue.expected] ?? issue.expected}, and not ${shown(value)}.`
  if (issue.code === 'invalid_format' && issue.format === 'guid')
    return `${name} must be an id as search_container gives it, and not ${shown(value)}.`
  if (issue.code === 'too_small' && issue.origin === 'string') return `${name} must not be empty.`
  if (issue.code === 'too_small')
    return `${name} must be ${issue.inclusive ? 'at least' : 'more than'} ${issue.minimum}.`
  if (issue.code === 'too_big' && issue.origin === 'string')
    return `${name} must have at most ${issue.maximum} characters.`
  if (issue.code === 'too_big') return `${name} must be at most ${issue.maximum}.`
  if (issue.code === 'invalid_union')
    return `${name} must be a list, or its members with commas, and not ${shown(value)}.`
  return `${name}: ${issue.message}`
}

const TYPES: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  record: 'an object',
  array: 'a list',
}
