import { type BoxtrailClient, createClient } from '@boxtrail/client'
import { QueryClient } from '@tanstack/react-query'
import { createMockFetch } from '../../src/index.ts'

export interface Account {
  client: BoxtrailClient
  queryClient: QueryClient
  /** Paths that the client of the page has read. */
  read: string[]
  /** Where it has asked the log to begin. */
  positions: number[]
  /** The next requests to the log fail. */
  disconnect: (times: number, status?: number) => void
  /** Somebody else with the same account. */
  other: BoxtrailClient
}

const mock = createMockFetch()
let worlds = 0

/** A page with an account of its own, and what it requests. */
export const openAccount = (): Account => {
  const world = mock.world(`react-${++worlds}`)
  const read: string[] = []
  const positions: number[] = []
  let failures = { left: 0, status: 503 }
  const baseUrl = 'http://mock.test'
  return {
    client: createClient({
      baseUrl,
      apiKey: world.apiKey,
      fetch: (request) => {
        const { pathname, searchParams } = new URL(request.url)
        if (pathname !== '/v2/events') read.push(`${request.method} ${pathname.replace('/v2', '')}`)
        else if (failures.left-- > 0) return Promise.resolve(new Response('{}', { status: failures.status }))
        else if (searchParams.has('after')) positions.push(Number(searchParams.get('after')))
        return mock.fetch(request)
      },
    }),
    queryClient: new QueryClient({
      defaultOptions: { queries: { retry: false, staleTime: Number.POSITIVE_INFINITY } },
    }),
    read,
    positions,
    disconnect: (left, status = 503) => {
      failures = { left, status }
    },
    other: createClient({ baseUrl, apiKey: world.apiKey, fetch: (request) => mock.fetch(request) }),
  }
}
