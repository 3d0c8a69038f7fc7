import type { Answer } from '@boxtrail/contracts'
import { withCheckDigit } from '@boxtrail/reference/container-number'
import { expect, test } from 'vitest'
import { testApi } from '../harness/api.ts'
import { trackingBody } from '../harness/records/tracked.ts'
import { workUntilIdle } from '../harness/workers.ts'
import { journeyAt, wire } from '../intake/feeds/feed.ts'
import { polledTerminal } from '../shipments/past/polled-terminal.ts'

const pier = polledTerminal()
const api = await testApi({ sources: [pier.source] })
const { pool } = api.context
const DAY_MS = 24 * 3_600_000

test('a value is stale if its terminal has not answered about the container that it is from', async () => {
  const numbers = ['BXTU690001', 'BXTU690002'].map((stem) => withCheckDigit(stem)!)
  const body = trackingBody()
  const [first, second] = numbers.map((number) => journeyAt(44, number))
  api.line.knows(body.data.attributes.request_number, [
    ...first!,
    ...second!.filter((event) => 'equipmentReference' in event),
  ])
  pier.says(['CUSTOMS'])
  await api.api.POST('/tracking_requests', { body })
  await workUntilIdle(api.context)
  await pool.query("update journeys set created_at = created_at - interval '9 days'")
  const { data } = await api.api.GET('/containers')
  const [id] = data!.data.filter(({ attributes }) => attributes.number === numbers[0]).map((one) => one.id)
  const since = wire(Date.now() - 5 * DAY_MS)
  const stale: (string | undefined)[] = []
  for (const silent of numbers) {
    await pool.query(
      `update checks set last_answered_at = case when subject_number = $1 then $2::timestamptz else now() end
       where source_id = 'terminal:pier'`,
      [silent, since],
    )
    const pack = (await api.api.GET('/containers/{id}/evidence', { params: { path: { id: id! } } })).data as Answer<
      'getContainerEvidence',
      200
    >
    const { values, holds } = pack.data.attributes
    expect(holds.stale_since).toBe(silent === numbers[0] ? since : undefined)
    const terminals = values.filter(({ of, name }) => of === 'shipment' && name === 'pod_terminal')
    expect(terminals.map(({ provenance }) => provenance.set_by.source.kind)).toEqual(['terminal'])
    stale.push(terminals[0]!.stale_since)
  }
  expect(stale.toSorted()).toEqual([since, undefined])
})
