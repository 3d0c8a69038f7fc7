import { expect, test } from 'vitest'
import { testApi } from '../../harness/api.ts'
import { trackingBody } from '../../harness/records/tracked.ts'
import { workUntilIdle } from '../../harness/workers.ts'
import { carrier, journeyAt, pusher, sign, terminal, wire } from './feed.ts'

const api = await testApi({ sources: [terminal(), carrier()] })
const push = pusher(api)

const holdsOf = async (container: string) => {
  const { data } = await api.api.GET('/containers', { params: { query: { 'filter[number]': container } as never } })
  return data!.data[0]!.attributes.holds_at_pod_terminal
}

/** Tracks a container by its bill that was discharged at Los Angeles. */
const tracked = async (container: string) => {
  const body = trackingBody()
  api.line.knows(body.data.attributes.request_number, journeyAt(36, container))
  await api.api.POST('/tracking_requests', { body })
  await workUntilIdle(api.context)
  return body.data.attributes.request_number
}

const words: [name: string, status: string, holds: object[]][] = [
  ['FREIGHT RELEASED', 'NO', [{ name: 'freight', status: 'hold', description: 'FREIGHT RELEASED: NO' }]],
  ['CUSTOMS RELEASED', 'YES', []],
  ['FREIGHT', 'RELEASED', []],
  ['CUSTOMS HOLD', 'Y', [{ name: 'customs', status: 'hold', description: 'CUSTOMS HOLD' }]],
  ['CUSTOMS', 'MAYBE', [{ name: 'other', status: 'hold', description: 'CUSTOMS: MAYBE' }]],
]

test.each(words)('the hold %s pushed as %s is served with its meaning', async (name, status, holds) => {
  const container = `BXTU30${String(words.findIndex((row) => row[0] === name)).padStart(5, '0')}`
  await tracked(container)
  const snapshot = {
    container_number: container,
    observed_at: wire(Date.now()),
    facility: { firms: 'Y258', locode: 'USLAX' },
    holds: [{ raw_name: name, raw_status: status }],
  }
  expect((await push.message('trapac-la', { snapshots: [snapshot] })).status).toBe(200)
  await workUntilIdle(api.context)
  expect(await holdsOf(container)).toEqual(holds)
})

test.each(words)('a CSV row with %s=%s is read like the same push', async (name, status, holds) => {
  const container = `BXTU31${String(words.findIndex((row) => row[0] === name)).padStart(5, '0')}`
  await tracked(container)
  const csv = `container_number,observed_at,facility.firms,holds\n${container},${wire(Date.now())},Y258,${name}=${status}\n`
  const answer = await push.post('trapac-la/csv', csv, { 'content-type': 'text/csv', 'boxtrail-signature': sign(csv) })
  expect(answer.status).toBe(200)
  await workUntilIdle(api.context)
  expect(await holdsOf(container)).toEqual(holds)
})

test.each([
  [{ isFreightReleased: false }, [{ name: 'freight', status: 'hold', description: 'FREIGHT RELEASED: NO' }]],
  [{ isCustomsReleased: 'NO' }, [{ name: 'customs', status: 'hold', description: 'CUSTOMS RELEASED: NO' }]],
  [{ isCustomsReleased: true }, []],
  [{ isCustomsReleased: 'soon' }, [{ name: 'other', status: 'hold', description: 'CUSTOMS RELEASED: soon' }]],
])('an arrival notice with %j is read by the same table of holds', async (releaseInformation, holds) => {
  const container = `BXTU32${String(JSON.stringify(releaseInformation).length).padStart(5, '0')}`
  const transportDocumentReference = await tracked(container)
  const notice = {
    issueDateTime: wire(Date.now()),
    transportDocumentReference,
    releaseInformation,
    equipmentReferences: [container],
  }
  const answer = await push.post('maeu-push/arrival-notices', JSON.stringify({ arrivalNotices: [notice] }))
  expect(await answer.json()).toEqual({ feedbackElements: [] })
  await workUntilIdle(api.context)
  expect(await holdsOf(container)).toEqual(holds)
})
