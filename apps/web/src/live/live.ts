import { BoxtrailError } from '@boxtrail/client'
import { type QueryClient, queryOptions, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { client } from '../api/client.ts'
import type { WholeContainer } from '../pages/container/queries.ts'
import { type Affected, affectedBy, isConcerned } from './concerned.ts'
import { createStream, type Stream } from './stream.ts'

/** Changes come in bursts, one for each field of each container. */
const BURST_MS = 800
/** Short interruptions concern nobody. */
const AWAY_MS = 8_000

/** Where the log ends. It is read before the first page, so that no change falls between the two. */
export const logEndQuery = queryOptions({
  queryKey: ['log end'],
  queryFn: async ({ signal }) => (await client.events.list({ limit: 1 }, { signal })).meta.lastSequence,
  staleTime: Number.POSITIVE_INFINITY,
})

/** Collects what happens in a burst, and reads again what it concerns. */
const createRefresh = (queryClient: QueryClient) => {
  const affected: Affected[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  const shipmentOf = (id: string) =>
    queryClient.getQueryData<WholeContainer>(['records', 'container', id])?.shipment?.id
  const refresh = () => {
    timer = undefined
    const all = affected.splice(0)
    void queryClient.invalidateQueries({
      predicate: ({ queryKey }) => all.some((one) => isConcerned(queryKey, one, shipmentOf)),
    })
  }
  return {
    add: (data: string) => {
      affected.push(affectedBy(data))
      timer ??= setTimeout(refresh, BURST_MS)
    },
    end: () => clearTimeout(timer),
  }
}

/**
 * Follows the account's log on one connection: what is on the screen is read again when an event concerns it. Returns
 * whether that has not been possible for a while, and what tries it at once.
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
      onGap: () => void queryClient.invalidateQueries({ queryKey: ['records'] }),
      onConnected: setConnected,
    })
    stream.current = opened
    // Browsers keep few connections to a service: one that nobody looks at makes room, and catches up afterwards.
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
