import { type BoxtrailClient, BoxtrailError, type Event, type FollowOptions } from '@boxtrail/client'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { applyEvents } from './apply.ts'
import { ROOT } from './key-of.ts'
import { useBoxtrail } from './provider.ts'

export interface LiveOptions {
  /** The `sequence` after which it begins; by default it begins with events from now on. */
  after?: number
  /** Called for each event, after the cache has been changed. */
  onEvent?: (event: Event) => void
  /** Called when the service cannot be reached, with the time until the next attempt. */
  onDisconnect?: FollowOptions['onDisconnect']
  /** Called when it stops because retrying would not help, for example without a valid key. */
  onError?: (error: unknown) => void
}

/** Changes come in bursts, one for each field of each container. */
const BURST_MS = 200

/** The position of each cache in the log, where a component that mounts again continues. */
const positions = new WeakMap<QueryClient, number>()

/** Keeps a cache up to date from the account's log, until the returned function is called. */
export const followInto = (client: BoxtrailClient, queryClient: QueryClient, options: LiveOptions = {}) => {
  const controller = new AbortController()
  const { signal } = controller
  let burst: Event[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  const flush = () => {
    timer = undefined
    const events = burst
    burst = []
    if (events.length === 0) return
    positions.set(queryClient, events.at(-1)!.sequence)
    applyEvents(queryClient, events)
    for (const event of events) options.onEvent?.(event)
  }
  const run = async () => {
    const after = positions.get(queryClient) ?? options.after ?? (await endOfLog(client, queryClient))
    if (signal.aborted) return
    positions.set(queryClient, after)
    const { onDisconnect } = options
    for await (const event of client.events.follow({ after }, { signal, ...(onDisconnect ? { onDisconnect } : {}) })) {
      burst.push(event)
      timer ??= setTimeout(flush, BURST_MS)
    }
  }
  run().catch((error) => signal.aborted || options.onError?.(error))
  return () => {
    controller.abort()
    clearTimeout(timer)
    flush()
  }
}

/** The last sequence of the log. It is retried until it is known, so that no later event is missed. */
const endOfLog = (client: BoxtrailClient, queryClient: QueryClient): Promise<number> =>
  queryClient.fetchQuery({
    queryKey: [ROOT, 'end of log'],
    queryFn: async ({ signal }) => (await client.events.list({ limit: 1 }, { signal })).meta.lastSequence,
    retry: (_, error) => error instanceof BoxtrailError && error.isRetryable,
    staleTime: 0,
    gcTime: 0,
  })

/**
 * Follows the account's log on one connection while the component is mounted: cached data changes with the events,
 * without requests. One use per `QueryClient` is enough.
 */
export const useLiveEvents = (options: LiveOptions = {}): void => {
  const client = useBoxtrail()
  const queryClient = useQueryClient()
  // The functions of the last render are called; a new function does not reconnect.
  const latest = useRef(options)
  latest.current = options
  useEffect(
    () =>
      followInto(client, queryClient, {
        ...(latest.current.after === undefined ? {} : { after: latest.current.after }),
        onEvent: (event) => latest.current.onEvent?.(event),
        onDisconnect: (error, waitMs) => latest.current.onDisconnect?.(error, waitMs),
        onError: (error) => latest.current.onError?.(error),
      }),
    [client, queryClient],
  )
}

/** `useLiveEvents` as a component: `<Live />` below the provider. */
export const Live = (options: LiveOptions): null => {
  useLiveEvents(options)
  return null
}
