import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { Problem } from './problem.tsx'

type Paged = Pick<
  UseInfiniteQueryResult,
  'error' | 'isPending' | 'hasNextPage' | 'isFetchingNextPage' | 'fetchNextPage' | 'refetch'
>

/** The end of a paged list: its loading state, its error, or a button for more. */
export const More = ({ query, action = 'Show older' }: { query: Paged; action?: string }) => {
  const { error, isPending, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = query
  if (error) return <Problem error={error} retry={() => void (hasNextPage ? fetchNextPage() : refetch())} />
  if (isPending)
    return (
      <p className="quiet" role="status">
        Loading …
      </p>
    )
  return hasNextPage ? (
    <button type="button" className="button more" disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
      {isFetchingNextPage ? 'One moment …' : action}
    </button>
  ) : null
}
