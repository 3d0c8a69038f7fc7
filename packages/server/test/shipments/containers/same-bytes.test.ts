import { expect, test } from 'vitest'
import { testApi } from '../../harness/api.ts'
import { trackedShipment } from '../../harness/records/tracked.ts'

const api = await testApi()
const bytes = async (path: string) => (await api.request('GET', path)).text()
/** The text of the record in a document. Members keep their order. */
const dataOf = (document: string) => JSON.stringify((JSON.parse(document) as { data: unknown }).data)

test('a container and its shipment are the same bytes in one read, in a list, and each on its own', async () => {
  const { containerId, shipmentId } = await trackedShipment(api, { ref_numbers: ['R1'] })
  for (const stopped of [false, true]) {
    if (stopped) await api.request('PATCH', `/v2/shipments/${shipmentId}/stop_tracking`)
    const container = dataOf(await bytes(`/v2/containers/${containerId}`))
    const shipment = dataOf(await bytes(`/v2/shipments/${shipmentId}`))
    const both = await bytes(`/v2/containers/${containerId}?include=shipment`)
    const self = `https://boxtrail.test/v2/containers/${containerId}?include=shipment`
    expect(both).toBe(`{"data":${container},"included":[${shipment}],"links":{"self":"${self}"}}`)
    const list = await bytes('/v2/containers?include=shipment')
    expect(list.startsWith(`{"data":[${container}],"included":[${shipment}],`)).toBe(true)
  }
})
