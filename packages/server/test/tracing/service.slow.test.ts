import { expect, test, vi } from 'vitest'
import { type Service, startService } from '../../../../tools/service/service.ts'
import { startCollector } from './collector.ts'

const call = (service: Service, path: string, body?: object) =>
  fetch(`${service.url}/v2/${path}`, {
    headers: { authorization: `Token ${service.apiKey}`, 'content-type': 'application/json' },
    ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
  })

test.each([0, 1])(
  'a service that is told where to exports its traces, the last of them when it stops (%i projection threads)',
  async (threads) => {
    const collector = await startCollector()
    const service = await startService({
      env: { OTEL_EXPORTER_OTLP_ENDPOINT: `${collector.endpoint}/`, BOXTRAIL_PROJECTION_THREADS: String(threads) },
    })
    const attributes = { request_type: 'bill_of_lading', request_number: 'TEST-TR-SUCCEEDED', scac: 'TEST' }
    const asked = await call(service, 'tracking_requests', { data: { type: 'tracking_request', attributes } })
    expect(asked.status).toBe(201)
    const tracked = async () => ((await (await call(service, 'shipments')).json()).data as unknown[]).length === 1
    await vi.waitUntil(tracked, { timeout: 60_000, interval: 100 })
    expect(await service.stop()).toBe(0)
    const names = new Set(collector.spans.map(({ name }) => name))
    expect([...names]).toEqual(
      expect.arrayContaining(['createTrackingRequest', 'poll', 'record polls', 'project journeys', 'listShipments']),
    )
    const projected = collector.spans.filter(({ name }) => name === 'project journeys').map(({ spanId }) => spanId)
    expect(collector.spans.some(({ parentSpanId }) => projected.includes(parentSpanId!))).toBe(true)
    await collector.close()
  },
  120_000,
)

test('a collector that is away costs no request', async () => {
  const service = await startService({ env: { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1' } })
  expect((await call(service, 'containers')).status).toBe(200)
  expect(await service.stop()).toBe(0)
}, 60_000)
