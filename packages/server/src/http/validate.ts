import type { OperationId } from '@boxtrail/contracts'
import type { z } from 'zod'
import {
  blankProblem,
  idMismatch,
  invalidParameter,
  invalidProblem,
  malformedBody,
  type Problem,
  unknownAttributeProblem,
  unprocessableAll,
  wrongType,
} from '../errors.ts'
import { isUuid } from '../json-api.ts'

type Json = Record<string, unknown>

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)

/** A query by its schema: defaults filled in, anything odd refused with the name of the parameter. */
export const validateQuery = (schema: z.ZodType | undefined, values: Json | undefined): unknown => {
  if (!schema) return {}
  const read = schema.safeParse(values ?? {})
  if (read.success) return read.data
  const { path, message } = read.error.issues[0]!
  const name = String(path[0] ?? '')
  throw invalidParameter(
    name,
    name.startsWith('page[') ? `${name} must be a whole number from 1.` : `${name}: ${message}.`,
  )
}

/** A body by its schema; every mistake is named at once, with its pointer. */
export const validateBody = (schema: z.ZodType, body: unknown): unknown => {
  if (!isObject(body)) throw malformedBody('The body must be a JSON object.')
  const read = schema.safeParse(body)
  if (read.success) return read.data
  throw unprocessableAll(read.error.issues.slice(0, 20).flatMap((issue) => problemsOf(issue, body)))
}

const problemsOf = (issue: z.core.$ZodIssue, body: Json): Problem[] => {
  const path = issue.path.map(String)
  const pointer = pointerTo(path)
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => unknownAttributeProblem(pointerTo([...path, key]), key))
  const name = path.at(-1) ?? 'The body'
  if (valueAt(body, issue.path) === undefined) return [blankProblem(pointer, `${readable(name)} can't be blank.`)]
  return [invalidProblem(pointer, `${name}: ${issue.message}.`)]
}

const readable = (name: string) => {
  const words = name.replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

const pointerTo = (path: readonly string[]) =>
  path.map((part) => `/${part.replaceAll('~', '~0').replaceAll('/', '~1')}`).join('')

const valueAt = (body: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce((value: unknown, key) => (value as Record<PropertyKey, unknown> | null | undefined)?.[key], body)

/** A resource of another type, or of another id than the path's, is a conflict, whatever else it holds. */
export const refuseConflict = (path: string, params: Record<string, string>, body: unknown): void => {
  const data = isObject(body) ? body.data : undefined
  if (!isObject(data)) return
  const expected = typeOfPath(path)
  if (typeof data.type === 'string' && data.type !== expected) throw wrongType(expected)
  // A custom field below its record goes by its slug: whether that is the one meant, its handler knows.
  const id = params.id ?? params.option_id
  if (id !== undefined && typeof data.id === 'string' && data.id !== id) throw idMismatch()
}

/** `/tracking_requests/{id}` holds resources of type tracking_request, and so does what acts on them. */
const typeOfPath = (path: string) => {
  if (path.includes('/options')) return 'custom_field_option'
  if (path.includes('/custom_fields')) return 'custom_field'
  return path.split('/')[1]!.replace(/ies$/, 'y').replace(/s$/, '')
}

const goByCode: ReadonlySet<OperationId> = new Set(['getPort', 'getMetroArea'])

/** Whether an id of the path can be one at all; PostgreSQL would refuse another with an error. */
export const isPossibleId = (id: OperationId, name: string, value: string): boolean =>
  goByCode.has(id) || !/(^|_)id$/.test(name) || isUuid(value)
