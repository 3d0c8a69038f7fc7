import type { OperationId } from '@boxtrail/contracts'
import { isObject, type Json } from '@boxtrail/engine/json'
import { parseTimes, suffixReason } from '@boxtrail/engine/time-suffix'
import type { z } from 'zod'
import { noCursor } from '../answer/cursor.ts'
import { idMismatch, invalidParameter, missingParameter, unknownValue, wrongType } from '../errors.ts'
import { isUuid } from '../uuid.ts'
import { describeIssue } from './describe-issue.ts'

/** Validates a query by its schema: fills in defaults, and names the parameter of every error. */
export const validateQuery = (schema: z.ZodType | undefined, values: Json | undefined): unknown => {
  if (!schema) return {}
  const read = parseTimes(schema, values ?? {})
  if (read.success) return read.data
  const [issue] = read.error.issues
  const { path } = issue!
  const name = String(path[0] ?? '')
  if (values?.[name] === undefined) throw missingParameter(name)
  if (issue!.code === 'invalid_value')
    throw unknownValue(name, String([values[name]].flat()[Number(path[1] ?? 0)]), issue!.values.map(String))
  if (name === 'page[after]') throw noCursor()
  throw invalidParameter(
    name,
    name.startsWith('page[')
      ? `${name} must be a whole number from 1.`
      : `${name} ${describeIssue(issue!)}${suffixReason(values?.[name])}.`,
  )
}

/** A resource with a type or id other than the path's is a conflict, whatever else it contains. */
export const refuseConflict = (
  { path, resourceType }: { path: string; resourceType: string | undefined },
  params: Record<string, string>,
  body: unknown,
): void => {
  const data = isObject(body) ? body.data : undefined
  if (!isObject(data)) return
  const expected = resourceType ?? typeOfPath(path)
  if (typeof data.type === 'string' && data.type !== expected) throw wrongType(expected)
  // A custom field of a record is addressed by its slug, so its handler compares the id.
  const id = params.id ?? params.option_id
  if (id !== undefined && typeof data.id === 'string' && data.id !== id) throw idMismatch()
}

/** `/tracking_requests/{id}` holds resources of type tracking_request, and so do its actions. */
const typeOfPath = (path: string) => {
  if (path.includes('/options')) return 'custom_field_option'
  if (path.includes('/custom_fields')) return 'custom_field'
  return path.split('/')[1]!.replace(/ies$/, 'y').replace(/s$/, '')
}

const goByCode: ReadonlySet<OperationId> = new Set([
  'getPort',
  'getMetroArea',
  'getVessel',
  'getVesselFuturePositions',
  'getVesselFuturePositionsWithCoordinates',
  'getDocumentSchema',
])

/** Whether a path segment can be an id at all; for other texts PostgreSQL would respond with an error. */
export const isPossibleId = (id: OperationId, name: string, value: string): boolean =>
  !value.includes('\0') && (goByCode.has(id) || !/(^|_)id$/.test(name) || isUuid(value))
