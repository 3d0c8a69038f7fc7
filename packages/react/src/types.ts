import type {
  DataTag,
  InfiniteData,
  QueryFunction,
  QueryKey,
  UseMutationOptions,
  UseMutationResult,
  UseQueryOptions,
} from '@tanstack/react-query'

/** Key and function of what is read at once, for `useQuery`, `fetchQuery` and the like. */
export type ReadQuery<Data> = {
  queryKey: DataTag<QueryKey, Data>
  queryFn: QueryFunction<Data, QueryKey>
}

/** Where a page begins: the part of the query that the service gave for it; undefined for the first. */
export type Cursor = { page?: { after: string }; after?: number } | undefined

/** Key and functions of a list that is read page by page, for `useInfiniteQuery` and the like. */
export type ListQuery<Page> = {
  queryKey: DataTag<QueryKey, InfiniteData<Page, Cursor>>
  queryFn: QueryFunction<Page, QueryKey, Cursor>
  initialPageParam: Cursor
  getNextPageParam: (last: Page) => Cursor
}

/** Options of TanStack Query for what is read at once. */
export type ReadOptions<Data, Shown = Data> = Omit<
  UseQueryOptions<Data, Error, Shown, QueryKey>,
  'queryKey' | 'queryFn'
>

/** Options of TanStack Query for a list. Not by its own type, whose parameters are others since 5.80. */
export type ListOptions<Page, Shown = InfiniteData<Page, Cursor>> = ReadOptions<InfiniteData<Page, Cursor>, Shown> & {
  /** How many pages are kept. */
  maxPages?: number
}

/** What is written is given to `mutate`: by itself, or as a list where the client's method takes several arguments. */
export type WriteHook<Given, Answer> = <Context = unknown>(
  options?: Omit<UseMutationOptions<Answer, Error, Given, Context>, 'mutationFn'>,
) => UseMutationResult<Answer, Error, Given, Context>
