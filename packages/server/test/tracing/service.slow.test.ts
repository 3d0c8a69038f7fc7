import { expect, test } from 'vitest'
import { startService } from '../../../../tools/service/service.ts'
import { startCollector } from './collector.ts'

test('a service that is told where to exports its traces, the last of them when it stops', async () => {
  const collector = await startCollector()
  const service = await startService({ env: { OTEL_EXPORTER_OTLP_ENDPOINT: `${collector.endpoint}/` } })
  const response = await fetch(`${service.url}/v2/containers`, {
    headers: { authorization: `Token ${service.apiKey}` },
  })
  expect(response.status).toBe(200)
  expect(await service.stop()).toBe(0)
  const request = collector.spans.find(({ name }) => name === 'listContainers')!
  expect(collector.spans.filter(({ parentSpanId }) => parentSpanId === request.spanId).length).toBeGreaterThan(1)
  await collector.close()
}, 60_000)

test('a collector that is away costs no request', async () => {
  const service = await startService({ env: { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1' } })
  const headers = { authorization: `Token ${service.apiKey}` }
  const response = await fetch(`${service.url}/v2/containers`, { headers })
  expect(response.status).toBe(200)
  expect(await service.stop()).toBe(0)
}, 60_000)
