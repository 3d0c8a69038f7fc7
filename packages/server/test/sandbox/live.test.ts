import { billNumber, containerNumber, scenarios } from '@boxtrail/simulator'
import { expect, test } from 'vitest'
import { configFile } from '../../src/config/settings/config-file.ts'
import { testApi } from '../harness/api.ts'
import { workUntilIdle } from '../harness/workers.ts'
import { feed, pusher, SECRET, sign, wire } from '../intake/feeds/feed.ts'

const api = await testApi({
  sources: [feed('terminal-x', 'terminal', { facilities: 'any' }), feed('line-x', 'line', { scac: 'TEST' })],
})
const push = pusher(api)
const { serial } = scenarios.find((one) => one.key === 'direct')!

test('no push is applied to the journeys of a sandbox, whatever number it names', async () => {
  const request_number = billNumber({ serial, variation: 31 })
  const attributes = { request_type: 'bill_of_lading' as const, request_number, scac: 'TEST' }
  await api.api.POST('/tracking_requests', { body: { data: { type: 'tracking_request', attributes } } })
  await workUntilIdle(api.context)
  const container = containerNumber({ serial, variation: 31 })
  const snapshot = {
    container_number: container,
    observed_at: wire(Date.now()),
    facility: { locode: 'USLAX' },
    holds: [],
  }
  await push.message('terminal-x', { snapshots: [snapshot] })
  const events = JSON.stringify([
    {
      eventType: 'EQUIPMENT',
      eventCreatedDateTime: wire(Date.now()),
      eventClassifierCode: 'ACT',
      eventDateTime: wire(Date.now() - 3_600_000),
      equipmentEventTypeCode: 'DISC',
      equipmentReference: container,
      emptyIndicatorCode: 'LADEN',
      transportCall: { modeOfTransport: 'VESSEL', UNLocationCode: 'USLAX' },
      documentReferences: [{ documentReferenceType: 'TRD', documentReferenceValue: request_number }],
    },
  ])
  await push.post('line-x/dcsa/events', events, { 'notification-signature': sign(events) })
  await workUntilIdle(api.context)
  const { rows } = await api.context.pool.query(
    `select c.source_id from subscriptions s join checks c on c.id = s.check_id join journeys j on j.account_id = s.account_id and j.id = s.journey_id
     where j.sandbox order by 1`,
  )
  expect(rows.filter(({ source_id }) => !source_id.includes(':TEST@') && !/TEST\/notices@/.test(source_id))).toEqual([])
  expect(rows).not.toEqual([])
})

test.each([
  { feeds: [{ id: 'notices', kind: 'line', scac: 'TEST', secret: SECRET }] },
  { edi: { partners: [{ id: 'notices', kind: 'line', scac: 'TEST', secret: SECRET }] } },
])('a configuration that reports on the line of the sandbox is rejected (%j)', (given) => {
  expect(configFile.safeParse(given).success).toBe(false)
})
