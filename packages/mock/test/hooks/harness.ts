import { type BoxtrailClient, createClient } from '@boxtrail/client'
import { QueryClient } from '@tanstack/react-query'
import { createMockFetch } from '../../src/index.ts'

export interface Account {
  client: BoxtrailClient
  queryClient: QueryClient
  /** The methods and paths of the page's requests, apart from those to the log. */
  read: string[]
  /** The positions in the log from which the page has read it. */
  positions: number[]
  /** Makes the next requests to the log fail. */
  disconnect: (times: number, status?: number) => void
  /** Another client of the same account. */
  other: BoxtrailClient
}

const mock = createMockFetch()
let worlds = 0

/** A page with its own account, and its requests. */
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
