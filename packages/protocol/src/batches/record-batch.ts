import type { Schemas } from '@boxtrail/contracts'
import type { Body } from '@boxtrail/contracts/zod'
import { type ApiError, countChanged, tooManyValues, unprocessable } from '../errors.ts'

/** A batch: one action on many records. */
export type Batch = Body<'bulkUpdateContainers'>['data']['attributes']
export type BatchAction = Batch['action']

/** The outcome for one of several records: an error says why it could not be changed. */
export type Outcome = 'done' | 'unchanged' | ApiError

/** The outcomes by the id of each record that exists. */
export type Outcomes = Map<string, Outcome>

/** A batch names its records, or filters and how many records they match. */
export type Selection = { ids: readonly string[] } | { filters: Record<string, string>; count: number }

const FILTERS_POINTER = '/data/attributes/filters'

export const selectionOf = ({ ids, filters, count }: Batch): Selection => {
  if ((ids === undefined) === (filters === undefined))
    throw unprocessable('/data/attributes', 'Name the records by ids or by filters, not both.')
  if (ids && count !== undefined) throw unprocessable('/data/attributes/count', 'count belongs to filters, not to ids.')
  if (ids) return { ids }
  if (count === undefined)
    throw unprocessable(
      '/data/attributes/count',
      'State how many records the filters match, as you have seen.',
      'blank',
    )
  return { filters: filters!, count }
}

/** The maximum number of records in a batch. */
export const MAX_RECORDS = 10_000

/**
 * Rejects filters that match another number of records than stated, so that nobody changes records that they have not
 * seen.
 */
export const refuseOtherCount = ({ total, isCapped }: { total: number; isCapped: boolean }, count: number): void => {
  if (isCapped || total > MAX_RECORDS)
    throw unprocessable(
      FILTERS_POINTER,
      `The filters match more than ${MAX_RECORDS} records, the most of one batch. Add a filter.`,
    )
  if (total !== count) throw countChanged(total, count)
}

const TAKES_VALUES: ReadonlySet<BatchAction> = new Set([
  'add_tags',
  'remove_tags',
  'add_references',
  'remove_references',
])

/** The tags or numbers of an action that takes them; no others are accepted. */
export const valuesOf = ({ action, values }: Batch): readonly string[] => {
  if (TAKES_VALUES.has(action) && values === undefined)
    throw unprocessable('/data/attributes/values', `values must be given with ${action}.`, 'blank')
  if (!TAKES_VALUES.has(action) && values !== undefined)
    throw unprocessable('/data/attributes/values', `${action} takes no values.`)
  return values ?? []
}

/** The maximum length of a list of one record, by the contract. */
const MAX_VALUES = 100

/** A list with more values, each once. */
export const added = (kind: string, before: readonly string[], values: readonly string[]): string[] => {
  const all = [...new Set([...before, ...values])]
  if (all.length > MAX_VALUES) throw tooManyValues(kind, MAX_VALUES)
  return all
}

export const removed = (before: readonly string[], values: readonly string[]): string[] => {
  const gone = new Set(values)
  return before.filter((value) => !gone.has(value))
}

type Result = Schemas['RecordResult']

/** The response: the outcome for each record, in the order of the ids. */
export const batchResource = (
  id: string,
  action: BatchAction,
  ids: readonly string[],
  outcomes: Outcomes,
): Schemas['RecordBatch'] => {
  const results = ids.map((one) => resultOf(one, outcomes.get(one.toLowerCase())))
  const count = (status: Result['status']) => results.filter((result) => result.status === status).length
  const counts = {
    done: count('done'),
    unchanged: count('unchanged'),
    refused: count('refused'),
    not_found: count('not_found'),
  }
  return { id, type: 'record_batch', attributes: { action, counts, results } }
}

const resultOf = (id: string, outcome: Outcome | undefined): Result => {
  if (outcome === undefined) return { id, status: 'not_found', errors: [] }
  if (typeof outcome === 'string') return { id, status: outcome, errors: [] }
  return { id, status: 'refused', errors: outcome.problems }
}
