import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { client } from '../api/client.ts'

/** Changes come in bursts, one for each field of each container. */
const BURST_MS = 800

/** Follows the change log of the account: what is on the screen is read again when something in it may have changed. */
export const useLiveUpdates = (): void => {
  const queryClient = useQueryClient()
  useEffect(() => {
    const ending = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    const refresh = () => {
      timer = undefined
      void queryClient.invalidateQueries({ queryKey: ['records'] })
    }
    const follow = async () => {
      for await (const _ of client.events.follow({}, { signal: ending.signal })) timer ??= setTimeout(refresh, BURST_MS)
    }
    // What is not retryable, such as an ended session, the next query of a page reports.
    follow().catch(() => {})
    return () => {
      ending.abort()
      clearTimeout(timer)
    }
  }, [queryClient])
}
