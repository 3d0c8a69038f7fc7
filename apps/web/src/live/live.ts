import { BoxtrailError, type Container, deserialize, type Event } from '@boxtrail/client'
import { applyEvents, keys } from '@boxtrail/react'
import { type QueryClient, queryOptions, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { ALL_RECORDS } from '../api/all-records.ts'
import { client } from '../api/client.ts'
import { isConcerned } from './concerned.ts'
import { createStream, type Stream } from './stream.ts'

/** Changes come in bursts, one for each field of each container. */
const BURST_MS = 800
/** Shorter interruptions are not shown. */
const AWAY_MS = 8_000

/** The end of the log. It is read before the first page, so that no change is missed in between. */
export const logEndQuery = queryOptions({
  queryKey: ['log end'],
  queryFn: async ({ signal }) => (await client.events.list({ limit: 1 }, { signal })).meta.lastSequence,
  staleTime: Number.POSITIVE_INFINITY,
})

/** Collects the events of a burst, applies them to the shown data, and reloads what events do not contain. */
const createRefresh = (queryClient: QueryClient) => {
  const burst: Event[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  const shipmentOf = (id: string) =>
    queryClient.getQueriesData<Container>({ queryKey: keys.container(id) })[0]?.[1]?.shipment?.id
  const refresh = () => {
    timer = undefined
    const events = burst.splice(0)
    applyEvents(queryClient, events)
    void queryClient.invalidateQueries({
      predicate: ({ queryKey }) => events.some((event) => isConcerned(queryKey, event, shipmentOf)),
    })
  }
  return {
    add: (data: string) => {
      burst.push(deserialize({ data: JSON.parse(data) }))
      timer ??= setTimeout(refresh, BURST_MS)
    },
    end: () => clearTimeout(timer),
  }
}

/**
 * Follows the account's log on one connection: data on the screen are reloaded when an event concerns them. Returns
 * whether the connection has been lost for a while, and a function to reconnect at once.
 */
export const useLive = (): { isAway: boolean; connect: () => void } => {
  const queryClient = useQueryClient()
  const [isAway, setAway] = useState(false)
  const stream = useRef<Stream>(undefined)
  useEffect(() => {
    const refresh = createRefresh(queryClient)
    let away: ReturnType<typeof setTimeout> | undefined
    const setConnected = (isConnected: boolean) => {
      if (isConnected) {
        clearTimeout(away)
        away = undefined
        setAway(false)
      } else away ??= setTimeout(() => setAway(true), AWAY_MS)
    }
    let isFirst = true
    const opened = createStream({
      lastNumber: () => {
        const staleTime = isFirst ? Number.POSITIVE_INFINITY : 0
        isFirst = false
        return queryClient.fetchQuery({ ...logEndQuery, staleTime })
      },
      requestedMs: (error) => (error instanceof BoxtrailError ? error.retryAfterMs : null),
      onEvent: refresh.add,
      onGap: () => void queryClient.invalidateQueries(ALL_RECORDS),
      onConnected: setConnected,
    })
    stream.current = opened
    // Browsers limit the connections to a service: a hidden page closes its own, and catches up afterwards.
    const onVisibility = () => {
      if (document.visibilityState === 'visible') return opened.open()
      clearTimeout(away)
      away = undefined
      opened.close()
    }
    const onOnline = () => opened.open()
    onVisibility()
    document.addEventListener('visibilitychange', onVisibility)
    window.addEventListener('online', onOnline)
    return () => {
      document.removeEventListener('visibilitychange', onVisibility)
      window.removeEventListener('online', onOnline)
      clearTimeout(away)
      refresh.end()
      opened.close()
    }
  }, [queryClient])
  return { isAway, connect: () => stream.current?.open() }
}
