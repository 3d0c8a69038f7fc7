import { withCheckDigit } from '@boxtrail/reference/container-number'
import { expect, test } from 'vitest'
import { testApi } from '../../harness/api.ts'
import { trackingBody } from '../../harness/records/tracked.ts'
import { workUntilIdle } from '../../harness/workers.ts'
import { carrier, journeyAt, pusher, terminal, wire } from '../../intake/feeds/feed.ts'

const api = await testApi({ sources: [carrier(), terminal()] })
const push = pusher(api)

test('the sources of a record of the past are in the order in which they were served', async () => {
  const container = withCheckDigit('BXTU510001')!
  const body = trackingBody()
  api.line.knows(body.data.attributes.request_number, journeyAt(44, container))
  await api.api.POST('/tracking_requests', { body })
  const reported = { container_number: container, observed_at: wire(Date.now()), last_free_day: '2026-12-24' }
  for (const [feed, facility] of [
    ['maeu-push', { locode: 'USLAX' }],
    ['trapac-la', { firms: 'Y258', locode: 'USLAX' }],
  ] as const)
    await push.message(feed, { snapshots: [{ ...reported, facility }] })
  await workUntilIdle(api.context)
  const { data } = await api.api.containers.list({ 'filter[number]': container } as never)
  const sourcesIn = (meta: unknown) => (meta as { sources: { id: string }[] }).sources.map(({ id }) => id)
  const served = sourcesIn(data[0]!.meta)
  expect(served).toHaveLength(3)
  const then = await api.request('GET', `/v2/containers/${data[0]!.id}?known_at=${new Date().toISOString()}`)
  expect(sourcesIn((await then.json()).data.meta)).toEqual(served)
})
