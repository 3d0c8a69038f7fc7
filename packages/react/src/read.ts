import type { BoxtrailClient } from '@boxtrail/client'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { keyOf } from './key-of.ts'
import { useBoxtrail } from './provider.ts'
import type { Cursor } from './types.ts'

type Query = Record<string, unknown> & { page?: object }

interface QueryContext {
  signal: AbortSignal
  pageParam?: Cursor
}

type Call = (...given: unknown[]) => Promise<unknown>

/** The method of a client by its name, such as `containers.get`. */
export const methodOf = (client: BoxtrailClient, name: string): Call =>
  name.split('.').reduce<unknown>((part, step) => (part as Record<string, unknown>)[step], client) as Call

/** The arguments of a method in their positions, so that its options come after them. */
const placed = (given: readonly unknown[], count: number) => Array.from({ length: count }, (_, at) => given[at])

/** The generated code gives these functions the types of their methods. */
export const read =
  (method: string, count: number): unknown =>
  (client: BoxtrailClient, ...given: unknown[]) => ({
    queryKey: keyOf(method)(...given),
    queryFn: ({ signal }: QueryContext) => methodOf(client, method)(...placed(given, count), { signal }),
  })

/** The query is the last argument of the method; a page adds its cursor to it. */
export const list =
  (method: string, count: number): unknown =>
  (client: BoxtrailClient, ...given: unknown[]) => ({
    queryKey: keyOf(method)(...given),
    queryFn: ({ signal, pageParam }: QueryContext) => {
      const query = { ...(given[count - 1] as Query | undefined), ...pageParam }
      if (pageParam?.page) query.page = { ...(given[count - 1] as Query | undefined)?.page, ...pageParam.page }
      return methodOf(client, method)(...placed(given, count - 1), query, { signal })
    },
    initialPageParam: undefined,
    getNextPageParam: nextOf,
  })

/**
 * The cursor of the next page. Only the query of its address is used, because the service may be reached by another
 * address.
 */
const nextOf = ({ links }: { links: { next?: string } }): Cursor => {
  const search = new URLSearchParams(links.next?.split('?')[1])
  const after = search.get('page[after]')
  if (after) return { page: { after } }
  const sequence = search.get('after')
  return sequence ? { after: Number(sequence) } : undefined
}

type Factory = (client: BoxtrailClient, ...given: unknown[]) => object

/** A hook takes the arguments of the method, then options of TanStack Query. */
const using =
  (use: (options: never) => unknown) =>
  (query: unknown, count: number): unknown =>
  (...given: unknown[]) => {
    const client = useBoxtrail()
    const options = (query as Factory)(client, ...given.slice(0, count))
    return use({ ...(given[count] as object | undefined), ...options } as never)
  }

export const useRead = using(useQuery)
export const useList = using(useInfiniteQuery)
