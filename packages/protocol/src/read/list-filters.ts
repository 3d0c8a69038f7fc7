import type { OperationId } from '@boxtrail/contracts'
import { parameters } from '@boxtrail/contracts/operations'
import { type Query, requests } from '@boxtrail/contracts/zod'
import { ApiError, unknownParameter, unprocessableAll } from '../errors.ts'
import { inPointer } from './pointer.ts'
import { readQuery } from './query.ts'
import { validateQuery } from './validation-rules.ts'

/** Whether a parameter of a list is a filter: the others determine the page, the order and the format. */
export const isFilter = (name: string): boolean => !/^(?:page\[\w+\]|include|sort|format|fields\[\w+\])$/.test(name)

const FILTERS_POINTER = '/data/attributes/filters'

/**
 * Validates the filters of a list that a body names by their parameters, each with its value as in an address, and
 * other parameters of the list that have a member of their own.
 */
export const readList = <Id extends OperationId>(
  id: Id,
  filters: Readonly<Record<string, string>>,
  others: Readonly<Record<string, readonly string[]>> = {},
): Query<Id> => {
  const stranger = Object.keys(filters).find((name) => !isFilter(name))
  if (stranger !== undefined) throw unknownParameter(stranger, filtersOf(id))
  const pairs = [
    ...Object.entries(filters),
    ...Object.entries(others)
      .filter(([, values]) => values.length > 0)
      .map(([name, values]) => [name, values.join(',')]),
  ]
  const search = pairs.map((pair) => pair.map((text) => encodeURIComponent(text)).join('=')).join('&')
  return validateQuery(requests[id].query, readQuery(search, parameters[id], [])) as Query<Id>
}

const filtersOf = (id: OperationId) => Object.keys(parameters[id]).filter(isFilter)

/**
 * Reports an invalid parameter as an invalid member of the body: of the filters, unless the parameter has a pointer of
 * its own.
 */
export const withPointers = async <Result>(
  read: () => Promise<Result>,
  pointers: Readonly<Record<string, string>> = {},
): Promise<Result> => {
  try {
    return await read()
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 400) throw error
    throw inBody(error, pointers)
  }
}

const inBody = ({ problems }: ApiError, pointers: Readonly<Record<string, string>>): ApiError =>
  unprocessableAll(
    problems.map(({ source, ...problem }) => ({
      ...problem,
      status: '422',
      title: 'Unprocessable Entity',
      code: problem.code ?? 'invalid',
      source: { pointer: pointerOf(source?.parameter, pointers) },
    })),
  )

const pointerOf = (parameter: string | undefined, pointers: Readonly<Record<string, string>>): string => {
  if (parameter === undefined) return FILTERS_POINTER
  return pointers[parameter] ?? `${FILTERS_POINTER}/${inPointer(parameter)}`
}
