import type { AttentionMoney, Container } from '@boxtrail/client'
import { useAttention, useContainers } from '@boxtrail/react'
import { useEffect, useMemo } from 'react'
import { LISTED } from '../../api/lists.ts'

const PAGE = { size: 100 }
/** A month shows no more than this. */
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

/** Containers whose free time ends between two days, and those whose empty return is due. */
export const useDue = (start: string, end: string) => ({
  free: useAll({ bindingFreeDay: { start, end } }),
  empty: useAll({ emptyReturnDue: { start, end } }),
})

const moneyByContainer = ({
  pages,
}: {
  pages: readonly { items: { container: { id: string } | null; money: AttentionMoney[] | null }[] }[]
}) =>
  new Map(
    pages.flatMap(({ items }) =>
      items.flatMap(({ container, money }) => (container && money ? [[container.id, money] as const] : [])),
    ),
  )

/** The costs of the next day by container, as far as the account's tariffs show them. */
export const useNextDay = (): ReadonlyMap<string, readonly AttentionMoney[]> | undefined =>
  useAttention(
    { page: { size: 100 }, filter: { kind: ['free_time_ended', 'free_time_ending', 'empty_return_due'] } },
    { select: moneyByContainer },
  ).data
