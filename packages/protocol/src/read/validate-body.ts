import { isObject, type Json } from '@boxtrail/engine/json'
import { parseTimes, suffixReason, valueAt } from '@boxtrail/engine/time-suffix'
import type { z } from 'zod'
import {
  blankProblem,
  invalidProblem,
  malformedBody,
  type Problem,
  unknownAttributeProblem,
  unprocessableAll,
} from '../errors.ts'
import { describeIssue } from './describe-issue.ts'
import { inPointer } from './pointer.ts'

/** Validates a body by its schema; all errors are reported at once, with their pointers. */
export const validateBody = (schema: z.ZodType, body: unknown): unknown => {
  if (!isObject(body)) throw malformedBody('The body must be a JSON object.')
  const read = parseTimes(schema, body)
  if (read.success) return read.data
  throw unprocessableAll(read.error.issues.slice(0, 20).flatMap((issue) => problemsOf(issue, body)))
}

const problemsOf = (issue: z.core.$ZodIssue, body: Json): Problem[] => {
  const path = issue.path.map(String)
  const pointer = pointerTo(path)
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => unknownAttributeProblem(pointerTo([...path, key]), key))
  const name = nameOf(issue.path) ?? 'The body'
  if (valueAt(body, issue.path) === undefined) return [blankProblem(pointer, `${readable(name)} can't be blank.`)]
  return [invalidProblem(pointer, `${name} ${describeIssue(issue)}${suffixReason(valueAt(body, issue.path))}.`)]
}

/** The name of a value: an item of a list is named by the list and its position, `ref_numbers[0]`. */
const nameOf = (path: readonly PropertyKey[]): string | undefined => {
  const from = path.findLastIndex((key) => typeof key === 'string')
  const [name, ...positions] = path.slice(Math.max(from, 0))
  return name === undefined ? undefined : `${String(name)}${positions.map((key) => `[${String(key)}]`).join('')}`
}

const readable = (name: string) => {
  const words = name.replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

const pointerTo = (path: readonly string[]) => path.map((part) => `/${inPointer(part)}`).join('')
