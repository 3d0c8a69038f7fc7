import type { Event } from '@boxtrail/client'
import type { Query, QueryClient } from '@tanstack/react-query'
import { changeOf, comesOrGoes } from './changes.ts'
import { ROOT } from './key-of.ts'
import { amend, type Change, nameOf } from './records.ts'

/** The client's name for records of a type: `tracking_request` becomes `trackingRequests`. */
export const groupOf = (type: string): string =>
  `${type.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()).replace(/([^aeiou])y$/, '$1ie')}s`

const ours = (queryClient: QueryClient): Query[] => queryClient.getQueryCache().findAll({ queryKey: [ROOT] })

/**
 * Changes every copy of records in the cache, and returns the queries that must be fetched again. Values that the
 * service derives from a change are not known here: queries with a changed record become stale, and are fetched when
 * they are next used.
 */
export const change = (queryClient: QueryClient, changes: ReadonlyMap<string, Change>): Set<Query> => {
  const lost = new Set<Query>()
  for (const query of ours(queryClient)) {
    const { data, isConcerned, isLost } = amend(query.state.data, changes)
    if (!isConcerned) continue
    if (isLost) lost.add(query)
    queryClient.setQueryData(query.queryKey, data, { updatedAt: query.state.dataUpdatedAt })
    query.invalidate()
  }
  return lost
}

/** Fetches queries that are shown again, and the others when they are next used. */
export const readAgain = (queryClient: QueryClient, isMeant: (query: Query) => boolean): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: [ROOT], predicate: isMeant })

/**
 * Applies the changes in events, without a request, to every cached record. Fetched again is only what events do not
 * contain: lists that a new record may belong to, lists with a condition, other data derived from a record, and records
 * that change without a change of an attribute.
 */
export const applyEvents = (queryClient: QueryClient, events: readonly Event[]): void => {
  const changes = new Map<string, Change>()
  for (const event of events) {
    const name = nameOf(event.resource)
    const [earlier, later] = [changes.get(name), changeOf(event)]
    changes.set(name, earlier ? (held) => then(earlier(held), later) : later)
  }
  const lost = change(queryClient, changes)
  void readAgain(queryClient, (query) => lost.has(query) || events.some((event) => concerns(query, event)))
}

/** Whether an event affects a query beyond the changes in its data. */
const concerns = ({ queryKey: [, group, method, ...given], state }: Query, event: Event): boolean => {
  const { resource, shipment, container } = event
  // A response that is on its way may be from before the event.
  const isFetching = state.fetchStatus === 'fetching'
  if (method === 'list') {
    if (group !== groupOf(resource.type)) return false
    const unchanged = new Map<string, Change>([[nameOf(resource), (held) => held]])
    const isListed = amend(state.data, unchanged).isConcerned
    return isFetching || hasCondition(given.at(-1)) || (comesOrGoes(event) && !isListed)
  }
  const about = [resource, shipment, container].find((one) => one && groupOf(one.type) === group && one.id === given[0])
  // Everything that is fetched about a record, except the record itself, is derived from it.
  return about !== undefined && (method !== 'get' || isFetching || (about !== resource && comesOrGoes(event)))
}

/** Whether a list is filtered or sorted, so that its content or order may depend on what changed. */
const hasCondition = (query: unknown): boolean => {
  const { filter, q, sort } = (query ?? {}) as Record<string, unknown>
  return Boolean(q || sort || (filter && Object.keys(filter).length > 0))
}

const then = (held: ReturnType<Change>, later: Change) => held && later(held)
