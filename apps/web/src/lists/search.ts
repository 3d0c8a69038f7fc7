import { textOf } from '../format/search.ts'
import { FIELDS, type FilterField, fieldsOf, type ListName } from './fields.ts'

/** What the address of a list says: words, an order, and filters by their names. */
export type ListSearch = { q?: string | undefined; sort?: string | undefined } & {
  [filter: string]: string | undefined
}

const SORT = /^-?(number|binding_free_day|arrival|departure|changed|created_at|line)$/

export const searchOfList =
  (list: ListName) =>
  (given: Record<string, unknown>): ListSearch => ({
    q: textOf(given.q),
    sort: textOf(given.sort, SORT),
    ...Object.fromEntries(fieldsOf(list).map(({ name, pattern }) => [name, textOf(given[name], pattern)])),
  })

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
  ...Object.fromEntries(FIELDS.flatMap((field) => paramsOfField(field, search))),
})

/** The other way: what parameters of the API say in the address of a list. Those that the page does not know are missing. */
export const searchOfParams = (params: Readonly<Record<string, string>>, sort?: string): ListSearch => {
  const search: ListSearch = { q: params.q, sort }
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

/** The same as the query of the client. */
export const queryOf = (search: ListSearch): { q?: string; filter?: object; sort?: string[] } => {
  const { q, ...filters } = paramsOf(search)
  const filter: Record<string, string | Record<string, string>> = {}
  for (const [param, value] of Object.entries(filters)) {
    const [, name, part] = /^filter\[(\w+)\](?:\[(\w+)\])?$/.exec(param)!
    const key = camel(name!)
    filter[key] = part ? { ...(filter[key] as object), [part]: value } : value
  }
  return { ...(q ? { q } : {}), filter, ...(search.sort ? { sort: [search.sort] } : {}) }
}
