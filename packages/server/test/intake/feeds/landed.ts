import type { Schemas } from '@boxtrail/contracts'
import { withCheckDigit } from '@boxtrail/reference/container-number'
import { expect } from 'vitest'
import type { TestApi } from '../../harness/api.ts'
import { trackingBody } from '../../harness/records/tracked.ts'
import { workUntilIdle } from '../../harness/workers.ts'
import { journeyAt, pusher, wire } from './feed.ts'

interface Landed {
  container: string
  served: Schemas['Container']
}

/**
 * Tracks containers that were discharged at Los Angeles, one after the other, and reports on each from the terminal of
 * `feed.ts`.
 */
export const createLanded = (api: TestApi, prefix: string) => {
  const push = pusher(api)
  let [count, reports] = [0, 0]
  let container: string
  return {
    /** Tracks another container. */
    next: async (): Promise<Landed> => {
      container = withCheckDigit(`${prefix}${String(++count).padStart(5, '0')}`)!
      const body = trackingBody()
      api.line.knows(body.data.attributes.request_number, journeyAt(44, container))
      await api.api.POST('/tracking_requests', { body })
      await workUntilIdle(api.context)
      const { data } = await api.api.GET('/containers', { params: { query: { 'filter[number]': container } as never } })
      return { container, served: data!.data[0]! }
    },
    /** Reports on the last container, each time as observed a minute later. */
    report: async (more: object, { isProjected = true } = {}): Promise<void> => {
      const observedMs = Date.now() - 3_600_000 + ++reports * 60_000
      const facility = { firms: 'Y258', locode: 'USLAX' }
      const snapshot = { container_number: container, observed_at: wire(observedMs), facility, ...more }
      expect((await push.message('trapac-la', { snapshots: [snapshot] })).status).toBe(200)
      if (isProjected) await workUntilIdle(api.context)
    },
    /** The events in the log about a record. */
    logged: async (id: string): Promise<string[]> => {
      const { rows } = await api.context.pool.query<{ event: string }>(
        'select event from changes where account_id = $1 and resource_id = $2 order by sequence',
        [api.accountId, id],
      )
      return rows.map(({ event }) => event)
    },
  }
}
