import { textOf } from '../format/search.ts'
import { FIELDS, type FilterField, fieldsOf, type ListName } from './fields.ts'

/** What the address of a list says: words, an order, and filters by their names. */
export type ListSearch = {
  q?: string | undefined
  sort?: string | undefined /** Filters of a view without a control here, as parameters of the API. */
  rest?: string | undefined
} & {
  [filter: string]: string | undefined
}

const ORDER = '-?(?:number|binding_free_day|arrival|departure|changed|created_at|line)'
const SORT = new RegExp(`^${ORDER}(?:,${ORDER}){0,6}$`)

export const searchOfList =
  (list: ListName) =>
  (given: Record<string, unknown>): ListSearch => ({
    q: textOf(given.q),
    sort: textOf(given.sort, SORT),
    rest: textOf(given.rest, /^[^\n]{1,1000}$/),
    ...Object.fromEntries(fieldsOf(list).map(({ name, pattern }) => [name, textOf(given[name], pattern)])),
  })

/** Parameters of the API that a view names and the page has no control for, as one text. */
const restOf = (params: Readonly<Record<string, string>>): string | undefined => {
  const own = new Set(FIELDS.flatMap(({ param }) => [param, `${param}[start]`, `${param}[end]`]))
  const rest = Object.entries(params).filter(([param]) => param !== 'q' && !own.has(param))
  return rest.length === 0 ? undefined : String(new URLSearchParams(rest))
}

/** The filters that are set, without the words and the order. */
export const filtersSet = (search: ListSearch): FilterField[] => FIELDS.filter(({ name }) => search[name])

const paramsOfField = ({ name, param, entry, wire }: FilterField, search: ListSearch): [string, string][] => {
  const value = search[name]
  if (!value) return []
  if (entry.type !== 'days') return [[param, wire?.[value] ?? value]]
  const [start, end] = value.split('..')
  return [
    ...(start ? [[`${param}[start]`, start] as [string, string]] : []),
    ...(end ? [[`${param}[end]`, end] as [string, string]] : []),
  ]
}

/** The words and filters by the names of the API's parameters, as views and bulk actions name them. */
export const paramsOf = (search: ListSearch): Record<string, string> => ({
  ...(search.q ? { q: search.q } : {}),
  ...Object.fromEntries(new URLSearchParams(search.rest)),
  ...Object.fromEntries(FIELDS.flatMap((field) => paramsOfField(field, search))),
})

/** The other way: what parameters of the API say in the address of a list. */
export const searchOfParams = (params: Readonly<Record<string, string>>, sort?: string): ListSearch => {
  const search: ListSearch = { q: params.q, sort, rest: restOf(params) }
  for (const { name, param, entry, wire } of FIELDS) {
    if (entry.type === 'days') {
      const [start, end] = [params[`${param}[start]`], params[`${param}[end]`]]
      if (start || end) search[name] = `${start ?? ''}..${end ?? ''}`
      continue
    }
    const value = params[param]
    const own = Object.entries(wire ?? {}).find(([, written]) => written === value)?.[0]
    if (value !== undefined) search[name] = own ?? value
  }
  return search
}

const camel = (name: string) => name.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())

interface Nested {
  [name: string]: string | Nested
}

/** The same as the query of the client. */
export const queryOf = (search: ListSearch): { q?: string; filter?: object; sort?: string[] } => {
  const { q, ...params } = paramsOf(search)
  const filter: Nested = {}
  for (const [param, value] of Object.entries(params)) {
    const path = [...param.matchAll(/\[([^\]]*)\]/g)].map(([, name]) => name!)
    let place = filter
    for (const [n, name] of path.entries()) {
      // What is below the custom fields is named by the account.
      const key = path[n - 1] === 'custom_field' ? name : camel(name)
      if (n === path.length - 1) place[key] = value
      else {
        const below = (place[key] ?? {}) as Nested
        place[key] = below
        place = below
      }
    }
  }
  return { ...(q ? { q } : {}), filter, ...(search.sort ? { sort: search.sort.split(',') } : {}) }
}
