import type { Container } from '@boxtrail/client'
import { useContainers } from '@boxtrail/react'
import { useEffect, useMemo } from 'react'
import { LISTED } from '../../api/lists.ts'

const PAGE = { size: 100 }
/** More are not drawn in one month. */
const MAX_PAGES = 10

const useAll = (filter: object) => {
  const { data, error, isPending, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = useContainers(
    { page: PAGE, filter, sort: ['binding_free_day'] },
    LISTED,
  )
  const isMore = hasNextPage && (data?.pages.length ?? 0) < MAX_PAGES
  useEffect(() => {
    if (isMore && !isFetchingNextPage) void fetchNextPage()
  }, [isMore, isFetchingNextPage, fetchNextPage])
  const rows = useMemo((): Container[] => data?.pages.flatMap(({ items }) => items) ?? [], [data])
  const total = data?.pages[0]?.meta.total ?? 0
  return { rows, error, isPending, refetch, missing: hasNextPage && !isMore ? total - rows.length : 0 }
}

/** Containers whose free time ends between these days, and those that are due back empty. */
export const useDue = (start: string, end: string) => ({
  free: useAll({ bindingFreeDay: { start, end } }),
  empty: useAll({ emptyReturnDue: { start, end } }),
})
