import { type QueryClient, type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query'
import { change, groupOf, readAgain } from './apply.ts'
import { answered } from './changes.ts'
import { ROOT } from './key-of.ts'
import { useBoxtrail } from './provider.ts'
import { methodOf } from './read.ts'
import { type Held, nameOf } from './records.ts'

interface Options {
  onSuccess?: (...given: unknown[]) => unknown
}

/** A hook for a method that writes. */
export const write =
  (method: string, count: number): unknown =>
  (options?: Options) => {
    const client = useBoxtrail()
    const queryClient = useQueryClient()
    const argumentsOf = (given: unknown): unknown[] => (count === 1 ? [given] : ((given ?? []) as unknown[]))
    return useMutation({
      ...(options as object),
      mutationFn: (given: unknown) => methodOf(client, method)(...argumentsOf(given)),
      onSuccess: async (...args: unknown[]) => {
        const [answer, given] = args
        await settle(queryClient, method, argumentsOf(given), answer)
        return options?.onSuccess?.(...args)
      },
    } as never)
  }

/**
 * Updates the cache after a write. The returned record replaces its cached copies at once; data derived from it, and
 * lists that have one more record or one less, are fetched again.
 */
const settle = (
  queryClient: QueryClient,
  method: string,
  given: readonly unknown[],
  answer: unknown,
): Promise<void> => {
  const [group, verb = ''] = method.split('.')
  const record = answer as Partial<Held> | undefined
  const isRecord = record?.id !== undefined && record.type !== undefined
  // A secret is shown only once, to whoever requested it.
  const changed = verb.startsWith('rotate') ? () => undefined : answered(record as Held)
  const lost = isRecord ? change(queryClient, new Map([[nameOf(record as Held), changed]])) : undefined
  const isDeleted = verb === 'delete'
  if (isDeleted) forget(queryClient, [ROOT, group, 'get', ...given])
  const isListed = isDeleted || typeof given[0] !== 'string'
  const isOther = isRecord && !given.includes(record.id)
  return readAgain(queryClient, (query) => {
    const [, itsGroup, itsMethod, itsId] = query.queryKey
    if (lost?.has(query)) return true
    if (itsMethod === 'list') return (itsGroup === group && isListed) || (isOther && itsGroup === groupOf(record.type!))
    return itsGroup === group && itsId === given[0] && !(isDeleted && itsMethod === 'get')
  })
}

/**
 * The page of a deleted record is about to be left, so the record is not fetched again only to learn that it is gone.
 */
const forget = (queryClient: QueryClient, queryKey: QueryKey): void => {
  queryClient.removeQueries({ queryKey, type: 'inactive' })
  void queryClient.invalidateQueries({ queryKey, refetchType: 'none' })
}
