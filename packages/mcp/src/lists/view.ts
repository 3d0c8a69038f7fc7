import type { View } from '@boxtrail/client'
import { type Filters, filterOf } from '../arguments/parameters.ts'
import { UnknownValue } from '../problems/unknown-value.ts'
import { unquoted } from '../results/quote.ts'
import type { Context } from '../tool.ts'

type Search = ReturnType<typeof filterOf>

/** The search for a list: the filters of the saved view named in `filters`, overridden by those given directly. */
export const searchOf = async (list: View['list'], given: Filters, { client }: Context): Promise<Search> => {
  const { view, ...filters } = given.filters ?? {}
  const own = filterOf({ ...given, filters })
  if (view === undefined) return own
  const kept = keptBy(viewNamed(view, await viewsOf(list, client)))
  return { ...kept, ...own, filter: { ...kept.filter, ...own.filter } }
}

const viewsOf = async (list: View['list'], client: Context['client']): Promise<View[]> => {
  const views: View[] = []
  for await (const view of client.views.iterate({ page: { size: 100 } })) if (view.list === list) views.push(view)
  return views
}

/** The view with this name, or the only one whose name contains the text: `Oakland` finds `My view Oakland`. */
const viewNamed = (text: string, views: readonly View[]): View => {
  const wanted = unquoted(text).trim().toLowerCase()
  const same = views.filter(({ name }) => name.toLowerCase() === wanted)
  const near = views.filter(({ name }) => name.toLowerCase().includes(wanted))
  const [found, ...others] = same.length > 0 ? same : near
  if (!found || (same.length === 0 && others.length > 0))
    throw new UnknownValue(
      'filters.view',
      text,
      views.map(({ name }) => name),
    )
  return found
}

/** The parameters of a view as arguments of the client: `filter[not][hold]` is `{ filter: { not: { hold } } }`. */
const keptBy = ({ filters, sort }: View): Search => {
  const search: Record<string, unknown> = sort.length > 0 ? { filter: {}, sort } : { filter: {} }
  for (const [parameter, value] of Object.entries(filters)) {
    const path = parameter.split(/[[\]]+/).filter((part) => part !== '')
    let place = search
    for (const part of path.slice(0, -1)) {
      place[part] ??= {}
      place = place[part] as Record<string, unknown>
    }
    place[path.at(-1)!] = value
  }
  return search as Search
}
