import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense, useCallback, useMemo } from 'react'
import { mayWrite, useSession } from '../auth/session.ts'
import { SearchField } from '../parts/form/filters.tsx'
import { type Column, useChosenColumns } from './columns.ts'
import { ColumnsMenu } from './columns-menu.tsx'
import { ExportMenu } from './export-menu.tsx'
import type { ListName } from './fields.ts'
import { FilterBar } from './filter-bar.tsx'
import { List, type ListPage, NoMatch, Total, useRows } from './list.tsx'
import { filtersSet, type ListSearch, paramsOf } from './search.ts'
import { useSelection } from './selection.ts'
import { ViewsMenu } from './views-menu.tsx'

/** Its code is loaded when the first row is selected. */
const BulkBar = lazy(async () => ({ default: (await import('./bulk.tsx')).BulkBar }))

const NONE: ReadonlySet<string> = new Set()

interface RecordListProps<Row extends { id: string }> {
  list: ListName
  names: { title: string; one: string; many: string }
  search: ListSearch
  go: (next: (now: ListSearch) => ListSearch) => void
  query: UseInfiniteQueryResult<InfiniteData<ListPage<Row>>>
  columns: readonly Column<Row>[]
  nameOf: (row: Row) => string
  /** Shown if there are no records at all. */
  children: ReactNode
}

/** A list of shipments or containers with search, filters, order, columns and bulk actions. */
export const RecordList = <Row extends { id: string }>(props: RecordListProps<Row>) => {
  const { list, names, search, go, query, columns, nameOf, children } = props
  const session = useSession()
  const { chosen, choose, isChosen } = useChosenColumns(list, columns)
  const rows = useRows(query.data)
  const ids = useMemo(() => rows.map(({ id }) => id), [rows])
  const params = useMemo(() => paramsOf(search), [search])
  const selection = useSelection(ids, JSON.stringify(params))
  const change = useCallback((some: ListSearch) => go((now) => ({ ...now, ...some })), [go])
  const find = useCallback((q: string | undefined) => change({ q }), [change])
  const meta = query.data?.pages.at(-1)?.meta
  const isFiltered = filtersSet(search).length > 0 || Boolean(search.q ?? search.rest)
  return (
    <>
      <div className="page-head list-head">
        <h1>{names.title}</h1>
        <Total meta={meta} one={names.one} many={names.many} />
        <SearchField label={`Search ${names.many}`} value={search.q} change={find} />
        <div className="list-tools">
          <ViewsMenu
            list={list}
            search={search}
            columns={columns}
            chosen={chosen.map(({ id }) => id)}
            isChosen={isChosen}
            show={(next, ids) => {
              choose(ids)
              go(() => next)
            }}
          />
          <ExportMenu
            list={list}
            params={params}
            sort={search.sort}
            fields={chosen.flatMap(({ field }) => field ?? [])}
            total={meta?.totalIsCapped ? undefined : meta?.total}
            selected={selection.isAll ? NONE : selection.ids}
          />
          <ColumnsMenu columns={columns} chosen={chosen.map(({ id }) => id)} choose={choose} isChosen={isChosen} />
        </div>
      </div>
      <FilterBar list={list} search={search} change={change} clear={() => go(({ q, sort }) => ({ q, sort }))} />
      <List
        name={list}
        label={names.title}
        query={query}
        columns={chosen}
        ordered={{ sort: search.sort, order: (sort) => change({ sort }) }}
        selection={mayWrite(session) ? selection : undefined}
        nameOf={nameOf}
        empty={
          isFiltered ? (
            <NoMatch title={`No ${names.one} matches`} clear={() => go(() => ({}))}>
              Remove a filter, or search for less of the number.
            </NoMatch>
          ) : (
            <>
              <h2>No {names.many} yet</h2>
              <p>{children}</p>
              <Link to="/track" className="button primary">
                Track numbers
              </Link>
            </>
          )
        }
      />
      {selection.ids.size > 0 ? (
        <Suspense>
          <BulkBar
            list={list}
            selection={selection}
            total={meta?.totalIsCapped ? undefined : meta?.total}
            params={params}
          />
        </Suspense>
      ) : null}
    </>
  )
}
