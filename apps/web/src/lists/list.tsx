import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import { type ReactNode, useMemo } from 'react'
import { Problem } from '../parts/page/problem.tsx'
import { SkeletonRows } from '../parts/page/skeleton.tsx'
import type { Column } from './columns.ts'
import { DataTable, type Ordered } from './data-table.tsx'
import type { Selection } from './selection.ts'

export interface ListPage<Row> {
  items: Row[]
  meta: { total: number; totalIsCapped?: boolean }
}

interface ListProps<Row extends { id: string }> {
  name: string
  label: string
  query: UseInfiniteQueryResult<InfiniteData<ListPage<Row>>>
  columns: readonly Column<Row>[]
  ordered?: Ordered
  selection?: Selection | undefined
  /** The accessible name of a row's checkbox. */
  nameOf?: (row: Row) => string
  /** Shown instead of a table without rows. */
  empty: ReactNode
}

/** The rows of all loaded pages. */
export const useRows = <Row,>(data: InfiniteData<ListPage<Row>> | undefined): Row[] =>
  useMemo(() => data?.pages.flatMap(({ items }) => items) ?? [], [data])

/** A list of records with its states: loading, failed, empty, or its rows. */
export const List = <Row extends { id: string }>({ query, empty, ...shown }: ListProps<Row>) => {
  const { data, error, isPending, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = query
  const rows = useRows(data)
  if (isPending) return <SkeletonRows />
  if (error && !data) return <Problem error={error} retry={() => void refetch()} />
  const { total } = data!.pages.at(-1)!.meta
  if (rows.length === 0) return <div className="empty">{empty}</div>
  return (
    <>
      {error ? <Problem error={error} retry={() => void refetch()} /> : null}
      <DataTable
        {...shown}
        rows={rows}
        total={total}
        hasMore={hasNextPage && !error}
        isLoadingMore={isFetchingNextPage}
        loadMore={fetchNextPage}
      />
    </>
  )
}

/** Shown if there are records, but none match. */
export const NoMatch = ({ title, children, clear }: { title: string; children: ReactNode; clear: () => void }) => (
  <>
    <h2>{title}</h2>
    <p>{children}</p>
    <button type="button" className="button" onClick={clear}>
      Show all
    </button>
  </>
)

const count = new Intl.NumberFormat('en-GB')

/** `1,234 containers`, or `more than 10,000 containers` if they were not counted completely. */
export const Total = ({
  meta,
  one,
  many,
}: {
  meta: ListPage<unknown>['meta'] | undefined
  one: string
  many: string
}) => (
  <span className="total" role="status">
    {meta
      ? `${meta.totalIsCapped ? 'more than ' : ''}${count.format(meta.total)} ${meta.total === 1 ? one : many}`
      : ''}
  </span>
)
