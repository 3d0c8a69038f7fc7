import { textOf, wordsOf } from '../format/search.ts'
import { FIELDS, type FilterField, fieldsOf, type ListName, NOT } from './fields.ts'

/** The state of a list in its URL: search text, order, and filters by name. */
export type ListSearch = {
  q?: string | undefined
  sort?: string | undefined
  /** Filters of a view without a control here, as parameters of the API. */
  rest?: string | undefined
} & {
  [filter: string]: string | undefined
}

const ORDER = '-?(?:number|binding_free_day|arrival|departure|changed|created_at|line)'
const SORT = new RegExp(`^${ORDER}(?:,${ORDER}){0,6}$`)

export const searchOfList =
  (list: ListName) =>
  (given: Record<string, unknown>): ListSearch => ({
    q: wordsOf(given.q),
    sort: textOf(given.sort, SORT),
    rest: textOf(given.rest, /^[^\n]{1,1000}$/),
    ...Object.fromEntries(fieldsOf(list).map((field) => [field.name, givenOf(field, given[field.name])])),
  })

const isNot = (value: unknown): value is string => typeof value === 'string' && value.startsWith(NOT)

const givenOf = ({ pattern, isNegatable }: FilterField, given: unknown): string | undefined => {
  if (!isNegatable || !isNot(given)) return textOf(given, pattern)
  const value = textOf(given.slice(NOT.length), pattern)
  return value && NOT + value
}

/** The active filters, without search text and order. */
export const filtersSet = (search: ListSearch): FilterField[] => FIELDS.filter(({ name }) => search[name])

/** The parameter of the negated filter. */
const negated = (param: string) => param.replace('filter', 'filter[not]')

const paramsOfField = (
  { name, param, entry, wire, isNegatable }: FilterField,
  search: ListSearch,
): [string, string][] => {
  const value = search[name]
  if (!value) return []
  if (isNegatable && isNot(value)) return [[negated(param), value.slice(NOT.length)]]
  if (entry.type === 'custom') {
    const at = value.indexOf(':')
    return [[`${param}[${value.slice(0, at)}]`, value.slice(at + 1)]]
  }
  if (entry.type !== 'days') return [[param, wire?.[value] ?? value]]
  const [start, end] = value.split('..')
  return [
    ...(start ? [[`${param}[start]`, start] as [string, string]] : []),
    ...(end ? [[`${param}[end]`, end] as [string, string]] : []),
  ]
}

/** The search text and filters as parameters of the API, as in views and bulk actions. */
export const paramsOf = (search: ListSearch): Record<string, string> => ({
  ...(search.q ? { q: search.q } : {}),
  ...Object.fromEntries(new URLSearchParams(search.rest)),
  ...Object.fromEntries(FIELDS.flatMap((field) => paramsOfField(field, search))),
})

type Params = Readonly<Record<string, string>>

/** The value of a filter for these parameters; undefined if they do not set it. */
const valueIn = ({ param, entry, wire, isNegatable }: FilterField, params: Params): string | undefined => {
  if (entry.type === 'days') {
    const [start, end] = [params[`${param}[start]`], params[`${param}[end]`]]
    return start || end ? `${start ?? ''}..${end ?? ''}` : undefined
  }
  if (entry.type === 'custom') {
    const [name, value] = Object.entries(params).find(([one]) => one.startsWith(`${param}[`)) ?? []
    return name && `${name.slice(param.length + 1, -1)}:${value}`
  }
  const value = params[param]
  const not = isNegatable ? params[negated(param)] : undefined
  if (value === undefined) return not && NOT + not
  return Object.entries(wire ?? {}).find(([, written]) => written === value)?.[0] ?? value
}

/** The reverse: the URL state for parameters of the API. Parameters without a filter here are kept as one text. */
export const searchOfParams = (params: Params, sort?: string): ListSearch => {
  const search: ListSearch = { q: params.q, sort }
  for (const field of FIELDS) {
    const value = valueIn(field, params)
    if (value !== undefined) search[field.name] = value
  }
  const shown = paramsOf(search)
  const rest = Object.entries(params).filter(([param]) => shown[param] === undefined && param !== 'q')
  return { ...search, rest: rest.length === 0 ? undefined : String(new URLSearchParams(rest)) }
}

const camel = (name: string) => name.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())

interface Nested {
  [name: string]: string | Nested
}

/** The search as a query of the client. */
export const queryOf = (search: ListSearch): { q?: string; filter?: object; sort?: string[] } => {
  const { q, ...params } = paramsOf(search)
  const filter: Nested = {}
  for (const [param, value] of Object.entries(params)) {
    const path = [...param.matchAll(/\[([^\]]*)\]/g)].map(([, name]) => name!)
    let place = filter
    for (const [n, name] of path.entries()) {
      // Names below `custom_field` are those of the account, and are not converted.
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
