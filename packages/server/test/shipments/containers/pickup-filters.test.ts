import { withCheckDigit } from '@boxtrail/reference/container-number'
import { expect, test } from 'vitest'
import { testApi } from '../../harness/api.ts'
import { trackingBody } from '../../harness/records/tracked.ts'
import { workUntilIdle } from '../../harness/workers.ts'
import { journeyAt, pusher, terminal, wire } from '../../intake/feeds/feed.ts'

const api = await testApi({ sources: [terminal()] })
const push = pusher(api)
const facility = { firms: 'Y258', locode: 'USLAX' }
const customs = { raw_name: 'CUSTOMS', raw_status: 'HOLD' }

/** What the terminal reports about each container. */
const SAYS: readonly object[] = [
  { availability: 'yes', holds: [] },
  { availability: 'yes', holds: [customs] },
  { availability: 'no', holds: [customs] },
  { availability: 'no', holds: [{ ...customs, raw_status: 'PENDING' }] },
  { availability: 'no', holds: [] },
  { holds: [] },
  { full_out_at: wire(Date.now() - 60_000), availability: 'no' },
]
for (const [at, says] of [...SAYS, {}].entries()) {
  const container = withCheckDigit(`BXTU8${String(at).padStart(5, '0')}`)!
  const body = trackingBody()
  const events = journeyAt(39, container).map((event) => {
    const { facilityCode: _, facilityCodeListProvider: __, ...transportCall } = event.transportCall
    return { ...event, transportCall, eventLocation: undefined }
  })
  api.line.knows(body.data.attributes.request_number, events)
  await api.api.POST('/tracking_requests', { body })
  await workUntilIdle(api.context)
  if (Object.keys(says).length === 0) continue
  const snapshot = { container_number: container, observed_at: wire(Date.now()), facility, ...says }
  await push.message('trapac-la', { snapshots: [snapshot] })
}
await workUntilIdle(api.context)

const list = async (query: string) => {
  const { data, meta } = await (await api.request('GET', `/v2/containers?page[size]=100${query}`)).json()
  return { data, total: meta.total }
}
type Served = Awaited<ReturnType<typeof list>>['data'][number]

test.each<[string, (one: Served) => boolean]>([
  ['&filter[ready]=true', ({ meta }) => meta.pickup.ready === true],
  ['&filter[ready]=false', ({ meta }) => meta.pickup.ready === false],
  ['&filter[holds]=true', ({ attributes }) => attributes.holds_at_pod_terminal.length > 0],
  [
    '&filter[holds]=false',
    ({ attributes }) => attributes.holds_at_pod_terminal.length === 0 && attributes.availability_known,
  ],
  [
    '&filter[holds]=true&filter[ready]=false&filter[port]=USLAX',
    ({ attributes, meta }) => attributes.holds_at_pod_terminal.length > 0 && meta.pickup.ready === false,
  ],
])('the filter %s finds exactly those that are served so', async (query, isMeant) => {
  const { data: all } = await list('')
  const meant = all.filter(isMeant).map(({ id }: Served) => id)
  const { data, total } = await list(query)
  expect(meant.length).toBeGreaterThan(0)
  expect(data.map(({ id }: Served) => id)).toEqual(meant)
  expect(total).toBe(meant.length)
})
