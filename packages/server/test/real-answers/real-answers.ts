import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Service, startService } from '../../../../tools/service/service.ts'
import { type ExpectedJourney, journeys } from './journeys.ts'

const folder = join(import.meta.dirname, '../../../../../shared/data')

interface Reported {
  event: string
  reference: string
}

/** Serves each payload as its line on loopback, and receives the webhooks. */
const serveLines = async (received: Reported[]) => {
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk) => chunks.push(chunk))
    request.on('end', () => {
      const path = new URL(request.url!, 'http://127.0.0.1').pathname
      if (path === '/hook') {
        const { data } = JSON.parse(Buffer.concat(chunks).toString())
        received.push({ event: data.attributes.event, reference: data.relationships.reference_object.data.type })
        return response.writeHead(200).end()
      }
      const journey = journeys.find(({ scac }) => path === `/${scac}/events`)
      if (!journey) return response.writeHead(404).end()
      response.writeHead(200, { 'content-type': 'application/json' }).end(readFileSync(join(folder, journey.file)))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { url: `http://127.0.0.1:${(server.address() as { port: number }).port}`, close: () => server.close() }
}

const configFor = (url: string) => `
lines:
${journeys.map(({ scac, profile }) => `  - { scac: ${scac}, profile: ${profile}, base_url: "${url}/${scac}" }`).join('\n')}
webhooks:
  allow: ["http://127.0.0.1:*"]
`

const call = async ({ url, apiKey }: Service, method: string, path: string, body?: object) => {
  const response = await fetch(`${url}/v2${path}`, {
    method,
    headers: { authorization: `Token ${apiKey}`, 'content-type': 'application/vnd.api+json' },
    body: body && JSON.stringify(body),
  })
  assert.ok(response.ok, `${method} ${path} answered ${response.status}: ${await response.clone().text()}`)
  return response.json()
}

const track = async (service: Service, journey: ExpectedJourney) => {
  const { scac, request_type, request_number } = journey
  const { data } = await call(service, 'POST', '/tracking_requests', {
    data: { type: 'tracking_request', attributes: { scac, request_type, request_number } },
  })
  for (;;) {
    const { data: request } = await call(service, 'GET', `/tracking_requests/${data.id}`)
    if (request.attributes.status === 'created') return request.relationships.tracked_object.data.id as string
    assert.equal(
      request.attributes.status,
      'pending',
      `${request_number} became ${request.attributes.status} ${request.attributes.failed_reason}`,
    )
    await sleep(50)
  }
}

type Resource = { id: string; type: string; attributes: Record<string, unknown> }

/** Reads one journey through the API, prints it, and compares it with the expected one. */
const compare = async (service: Service, journey: ExpectedJourney, shipmentId: string) => {
  const shipment = await call(service, 'GET', `/shipments/${shipmentId}?include=containers`)
  const container = (shipment.included as Resource[]).find(({ type }) => type === 'container')!
  const { data: events } = await call(service, 'GET', `/containers/${container.id}/transport_events`)
  const shown = (events as Resource[])
    .map(({ attributes }) => attributes)
    .filter(({ invalidated_at }) => !invalidated_at)
    .sort((a, b) => Date.parse(a.timestamp as string) - Date.parse(b.timestamp as string))
  const names = shown.map(
    ({ event, location_locode }) => `${String(event).replace('container.transport.', '')} ${location_locode}`,
  )
  const { attributes } = shipment.data as Resource
  process.stdout.write(
    `\n${journey.scac} ${journey.request_number}: ${attributes.port_of_lading_name} -> ${attributes.port_of_discharge_name}${attributes.destination_name ? ` -> ${attributes.destination_name}` : ''}\n`,
  )
  process.stdout.write(`  ${container.attributes.number}: ${container.attributes.current_status}\n`)
  for (const { timestamp, timezone, event, location_locode } of shown)
    process.stdout.write(`    ${timestamp} ${location_locode} (${timezone}) ${event}\n`)
  const only = (names: string[], of: Record<string, unknown>) =>
    Object.fromEntries(names.map((name) => [name, of[name]]))
  assert.deepEqual(only(Object.keys(journey.shipment), attributes), journey.shipment)
  assert.deepEqual(only(Object.keys(journey.container), container.attributes), journey.container)
  assert.deepEqual(names.filter((name) => !name.startsWith('estimated.')).toSorted(), journey.events.toSorted())
  assert.deepEqual(
    names.filter((name) => name.startsWith('estimated.')),
    journey.estimates,
  )
}

/** Tracks the real responses through the whole service. Returns false if the payloads are not available. */
export const realAnswers = async (): Promise<boolean> => {
  if (!existsSync(join(folder, journeys[0]!.file))) {
    process.stdout.write('skipped: the folder ../shared/data is not available\n')
    return false
  }
  const received: Reported[] = []
  const lines = await serveLines(received)
  const service = await startService({ config: configFor(lines.url) })
  try {
    await call(service, 'POST', '/webhooks', {
      data: { type: 'webhook', attributes: { url: `${lines.url}/hook`, active: true } },
    })
    for (const journey of journeys) await compare(service, journey, await track(service, journey))
    const expected = journeys.reduce((sum, { events, estimates }) => sum + events.length + estimates.length, 0)
    const transport = () => received.filter(({ reference }) => reference === 'transport_event').length
    for (let waited = 0; transport() < expected && waited < 10_000; waited += 50) await sleep(50)
    const counts = Map.groupBy(received, ({ event }) => event)
    process.stdout.write(
      `\n${received.length} webhooks received:\n${[...counts].map(([event, all]) => `  ${all.length} ${event}`).join('\n')}\n`,
    )
    assert.equal(transport(), expected)
    assert.equal(counts.get('tracking_request.succeeded')?.length, journeys.length)
    assert.equal(counts.get('container.created')?.length, journeys.length)
    return true
  } finally {
    await service.stop()
    lines.close()
  }
}

if (process.argv[1] === import.meta.filename) await realAnswers()
