import { withCheckDigit } from '@boxtrail/reference/container-number'
import { expect, test } from 'vitest'
import { testApi } from '../../harness/api.ts'
import { trackingBody } from '../../harness/records/tracked.ts'
import { workUntilIdle } from '../../harness/workers.ts'
import { journeyAt, pusher, railway, terminal, wire } from './feed.ts'

const api = await testApi({ sources: [terminal(), railway()] })
const push = pusher(api)
const container = (index: number) => withCheckDigit(`BXTU6${String(index).padStart(5, '0')}`)!

test('first reports about the containers of one bill are accepted concurrently, from any source', async () => {
  const statuses: number[] = []
  for (let bill = 0; bill < 5; bill++) {
    const containers = Array.from({ length: 6 }, (_, index) => container(bill * 10 + index))
    const body = trackingBody()
    api.line.knows(
      body.data.attributes.request_number,
      containers.flatMap((one) => journeyAt(36, one)),
    )
    await api.api.POST('/tracking_requests', { body })
    await workUntilIdle(api.context)
    const answers = await Promise.all(
      containers.map((container_number, index) =>
        push.message(index % 2 ? 'trapac-la' : 'bnsf', {
          snapshots: [
            { container_number, observed_at: wire(Date.now()), facility: { locode: 'USLAX' }, yard_location: 'A' },
          ],
        }),
      ),
    )
    statuses.push(...answers.map(({ status }) => status))
  }
  expect(statuses).toEqual(statuses.map(() => 200))
})
