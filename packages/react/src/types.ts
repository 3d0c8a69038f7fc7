import type {
  DataTag,
  InfiniteData,
  QueryFunction,
  QueryKey,
  UseMutationOptions,
  UseMutationResult,
  UseQueryOptions,
} from '@tanstack/react-query'

/** Key and function of a single read, for `useQuery`, `fetchQuery` and the like. */
export type ReadQuery<Data> = {
  queryKey: DataTag<QueryKey, Data>
  queryFn: QueryFunction<Data, QueryKey>
}

/** Where a page begins: the part of the query that the service returned for it; undefined for the first page. */
export type Cursor = { page?: { after: string }; after?: number } | undefined

/** Key and functions of a list that is read page by page, for `useInfiniteQuery` and the like. */
export type ListQuery<Page> = {
  queryKey: DataTag<QueryKey, InfiniteData<Page, Cursor>>
  queryFn: QueryFunction<Page, QueryKey, Cursor>
  initialPageParam: Cursor
  getNextPageParam: (last: Page) => Cursor
}

/** Options of TanStack Query for a single read. */
export type ReadOptions<Data, Shown = Data> = Omit<
  UseQueryOptions<Data, Error, Shown, QueryKey>,
  'queryKey' | 'queryFn'
>

/**
 * Options of TanStack Query for a list. Its own type is not used, because the type parameters have changed with 5.80.
 */
export type ListOptions<Page, Shown = InfiniteData<Page, Cursor>> = ReadOptions<InfiniteData<Page, Cursor>, Shown> & {
  /** How many pages are kept. */
  maxPages?: number
}

/**
 * The values to write are passed to `mutate`: directly, or as an array if the client's method takes several arguments.
 */
export type WriteHook<Given, Answer> = <Context = unknown>(
  options?: Omit<UseMutationOptions<Answer, Error, Given, Context>, 'mutationFn'>,
) => UseMutationResult<Answer, Error, Given, Context>
