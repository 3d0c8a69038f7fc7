import type { Schemas } from '@boxtrail/contracts'
import { isBlank } from '@boxtrail/engine/visible-text'
import { blankName } from '../errors.ts'
import { readList, withPointers } from '../read/list-filters.ts'

type View = Schemas['View']['attributes']
export type ViewContent = Omit<View, 'created_at' | 'updated_at'>

/** The operation of each list, and the records that it shows. */
export const lists = {
  containers: { id: 'listContainers', type: 'container' },
  shipments: { id: 'listShipments', type: 'shipment' },
} as const

/** The default values of a view. */
export const UNSPECIFIED = {
  filters: {},
  sort: [] as string[],
  columns: [] as string[],
  visibility: 'personal',
} as const

/** Rejects a blank name. A view that got one before these were rejected keeps it until another name is given. */
export const checkViewName = (given: { name?: string | undefined }): void => {
  if (given.name !== undefined && isBlank(given.name)) throw blankName()
}

/** Rejects filters, an order or columns that the list does not have, with their pointers. */
export const checkView = async (
  { list, filters, sort, columns }: ViewContent,
  resolve: (query: never) => Promise<unknown>,
): Promise<void> => {
  const { id, type } = lists[list]
  const named = columns.map((column) => (column.includes('.') ? column.split('.', 2) : [type, column]) as Named)
  const fields = Map.groupBy(named, ([of]) => `fields[${of}]`)
  const own = { sort, ...Object.fromEntries([...fields].map(([name, some]) => [name, some.map(([, field]) => field)])) }
  await withPointers(async () => resolve(readList(id, filters, own) as never), {
    sort: '/data/attributes/sort',
    ...Object.fromEntries([...fields.keys()].map((name) => [name, '/data/attributes/columns'])),
  })
}

/** A column with the type of its record, which is written before its name unless it is that of the list. */
type Named = [type: string, field: string]

/** The address of the records of a view: the path of its list with filters and order. */
export const viewTarget = ({ list, filters, sort }: Pick<View, 'list' | 'filters' | 'sort'>): string => {
  const inOrder = Object.entries(filters).sort(([one], [other]) => (one < other ? -1 : 1))
  const pairs = [...inOrder, ...(sort.length > 0 ? [['sort', sort.join(',')]] : [])]
  const search = pairs.map((pair) => pair.map((text) => encodeURIComponent(text!).replaceAll('%2C', ',')).join('='))
  return search.length === 0 ? `/v2/${list}` : `/v2/${list}?${search.join('&')}`
}
