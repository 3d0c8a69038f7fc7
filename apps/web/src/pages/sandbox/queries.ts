import type { SandboxClock } from '@boxtrail/client'
import { queryOptions } from '@tanstack/react-query'
import { client } from '../../api/client.ts'

/** Below `records`: whatever happens in the account may have happened in its sandbox. */
export const clockQuery = queryOptions({
  queryKey: ['records', 'sandbox'],
  queryFn: ({ signal }) => client.sandbox.clock({ signal }),
})

export type Journey = SandboxClock['journeys'][number]
