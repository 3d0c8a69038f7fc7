import type { Event } from '@boxtrail/client'
import type { Query, QueryClient } from '@tanstack/react-query'
import { changeOf, comesOrGoes } from './changes.ts'
import { ROOT } from './key-of.ts'
import { amend, type Change, nameOf } from './records.ts'

/** The client's name for records of a type: `tracking_request` is in `trackingRequests`. */
export const groupOf = (type: string): string =>
  `${type.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()).replace(/([^aeiou])y$/, '$1ie')}s`

const ours = (queryClient: QueryClient): Query[] => queryClient.getQueryCache().findAll({ queryKey: [ROOT] })

/**
 * Changes every copy of records in the cache, and gives the queries that have to be read again. What the service derives
 * from what changed is not told: queries with a changed record count as stale, and are read when they are next used.
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

/** Reads again what is shown, and the rest when it is next used. */
export const readAgain = (queryClient: QueryClient, isMeant: (query: Query) => boolean): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: [ROOT], predicate: isMeant })

/**
 * Makes the changes that events tell of, without a request, in every record that is cached. Read again is only what
 * they do not tell: lists that a new record may be in, lists with a condition, what is read of a record beside itself, and
 * records that change without a change of an attribute.
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

/** Whether an event says of a query more than what is changed in its data. */
const concerns = ({ queryKey: [, group, method, ...given], state }: Query, event: Event): boolean => {
  const { resource, shipment, container } = event
  // What is on its way may be from before the event.
  const isAsked = state.fetchStatus === 'fetching'
  if (method === 'list') {
    if (group !== groupOf(resource.type)) return false
    const unchanged = new Map<string, Change>([[nameOf(resource), (held) => held]])
    const isListed = amend(state.data, unchanged).isConcerned
    return isAsked || hasCondition(given.at(-1)) || (comesOrGoes(event) && !isListed)
  }
  const about = [resource, shipment, container].find((one) => one && groupOf(one.type) === group && one.id === given[0])
  // Beside the record itself, everything that is read of it is derived from it.
  return about !== undefined && (method !== 'get' || isAsked || (about !== resource && comesOrGoes(event)))
}

/** What is in such a list, and in which order, may depend on what changed. */
const hasCondition = (query: unknown): boolean => {
  const { filter, q, sort } = (query ?? {}) as Record<string, unknown>
  return Boolean(q || sort || (filter && Object.keys(filter).length > 0))
}

const then = (held: ReturnType<Change>, later: Change) => held && later(held)
