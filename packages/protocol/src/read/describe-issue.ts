import { LOCODE } from '@boxtrail/reference/locode'
import type { z } from 'zod'

type Issue = z.core.$ZodIssue

/** Completes a sentence that begins with the name of an invalid value: `must be a date like 2026-03-01`. */
export const describeIssue = (issue: Issue): string => {
  if (issue.code === 'invalid_union' && issue.errors.length > 0) return `must be ${alternativesOf(issue.errors)}`
  const wanted = wantedBy(issue)
  return wanted === null ? `is not valid: ${issue.message}` : `must ${wanted}`
}

/** What the members of a union accept, each named once: `a date like 2026-03-01 or null`. */
const alternativesOf = (errors: readonly (readonly Issue[])[]): string => {
  const wanted = errors.map(([first]) => (first && wantedBy(first))?.replace(/^be /, '') ?? 'another value')
  return [...new Set(wanted)].join(' or ')
}

const wantedBy = (issue: Issue): string | null => {
  switch (issue.code) {
    case 'invalid_type':
      return `be ${types[issue.expected] ?? issue.expected}`
    case 'invalid_format':
      return formats[issue.format] ?? patterns[issue.pattern ?? ''] ?? (issue.pattern ? `match ${issue.pattern}` : null)
    case 'invalid_value':
      return `be ${issue.values.length === 1 ? '' : 'one of '}${issue.values.map(String).join(', ')}`
    case 'too_small':
      return bound(issue.origin, issue.inclusive === false ? 'more than' : 'at least', issue.minimum)
    case 'too_big':
      return bound(issue.origin, issue.inclusive === false ? 'less than' : 'at most', issue.maximum)
    case 'not_multiple_of':
      return `be a multiple of ${issue.divisor}`
    default:
      return null
  }
}

const bound = (origin: string, limit: string, count: number | bigint): string => {
  const unit = units[origin]
  return unit === undefined ? `be ${limit} ${count}` : `have ${limit} ${count} ${unit}${count === 1 ? '' : 's'}`
}

const units: Readonly<Record<string, string>> = {
  string: 'character',
  array: 'item',
  record: 'member',
  object: 'member',
}

const types: Readonly<Record<string, string>> = {
  string: 'a string',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  object: 'an object',
  record: 'an object',
  array: 'an array',
  null: 'null',
}

const formats: Readonly<Record<string, string>> = {
  datetime: 'be a time with its offset from UTC like 2026-03-01T00:00:00Z',
  date: 'be a date like 2026-03-01',
  guid: 'be a UUID',
  uuid: 'be a UUID',
  email: 'be an email address',
  url: 'be a URL',
}

/** Patterns of the contract, in words. */
const patterns: Readonly<Record<string, string>> = {
  '/^\\d{4}-(0[1-9]|1[0-2])$/': 'be a month like 2026-03',
  [String(LOCODE)]: 'be a UN/LOCODE like CNSHA',
}
