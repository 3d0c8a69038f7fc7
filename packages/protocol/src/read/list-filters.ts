import type { OperationId } from '@boxtrail/contracts'
import { parameters } from '@boxtrail/contracts/operations'
import { type Query, requests } from '@boxtrail/contracts/zod'
import { ApiError, unprocessableAll } from '../errors.ts'
import { readQuery } from './query.ts'
import { validateQuery } from './validation-rules.ts'

/** What a list takes in its address that is no filter. */
const NO_FILTER = /^(page\[|fields\[|include$|sort$)/

/** The filters of a list that stand in a body: the name of each parameter with its value as in an address. */
export const readFilters = <Id extends OperationId>(id: Id, filters: Readonly<Record<string, string>>): Query<Id> => {
  const search = Object.entries(filters).map((pair) => pair.map(encodeURIComponent).join('='))
  const kinds = Object.fromEntries(Object.entries(parameters[id]).filter(([name]) => !NO_FILTER.test(name)))
  return validateQuery(requests[id].query, readQuery(search.join('&'), kinds, [])) as Query<Id>
}

/** Reports what is wrong with a parameter as what is wrong with a member of a body, by its pointer. */
export const withPointers = async <Result>(pointer: string, read: () => Promise<Result>): Promise<Result> => {
  try {
    return await read()
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 400) throw error
    throw inBody(error, pointer)
  }
}

const inBody = ({ problems }: ApiError, pointer: string): ApiError =>
  unprocessableAll(
    problems.map(({ source, ...problem }) => ({
      ...problem,
      status: '422',
      title: 'Unprocessable Entity',
      code: problem.code ?? 'invalid',
      source: { pointer: source?.parameter === undefined ? pointer : `${pointer}/${escaped(source.parameter)}` },
    })),
  )

const escaped = (name: string) => name.replaceAll('~', '~0').replaceAll('/', '~1')
