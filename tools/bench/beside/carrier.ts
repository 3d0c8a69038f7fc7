import { createServer } from 'node:http'
import { timeOfId } from '@boxtrail/server/db/idv7'

/**
 * A shipping line or webhook receiver for the benchmark, each in a separate process. `GET /events` returns 25 DCSA
 * events of the requested number; `POST /round` moves the estimated arrival, so that the next response has one new
 * claim; `POST /delay` sets the response time. `POST /hook` receives; `GET /hook` returns the number of deliveries and
 * their delays.
 */
let round = 0
/** One number in `share` changes with the rounds; the others always get the same response. */
let share = 1
/** The response time. */
let delayMs = 0
let received = 0
const latenciesMs: number[] = []

const hour = (n: number) => new Date(Date.UTC(2026, 9, 1) + n * 3_600_000).toISOString().slice(0, 19).concat('Z')
const vessel = (leg: number) => ({ vesselIMONumber: `93000${leg}1`, vesselName: `BENCH ${leg}` })

const ports = ['CNSHA', 'KRPUS', 'SGSIN', 'USLAX']
const body = (number: string) => {
  const container = `TSTU${String(Number.parseInt(number.replace(/\D/g, ''), 10) % 10_000_000).padStart(7, '0')}`
  const equipment = (code: string, port: string, at: number, more: object) => ({
    eventType: 'EQUIPMENT',
    eventClassifierCode: 'ACT',
    equipmentEventTypeCode: code,
    equipmentReference: container,
    ISOEquipmentCode: '45G1',
    emptyIndicatorCode: 'LADEN',
    eventDateTime: hour(at),
    eventCreatedDateTime: hour(at),
    ...more,
    transportCall: {
      UNLocationCode: port,
      modeOfTransport: 'VESSEL',
      facilityTypeCode: 'POTE',
      ...(more as { call?: object }).call,
    },
  })
  const transport = (code: string, port: string, at: number, leg: number, classifier = 'ACT') => ({
    eventType: 'TRANSPORT',
    eventClassifierCode: classifier,
    transportEventTypeCode: code,
    eventDateTime: hour(at),
    eventCreatedDateTime: hour(at),
    transportCall: {
      UNLocationCode: port,
      modeOfTransport: 'VESSEL',
      facilityTypeCode: 'POTE',
      exportVoyageNumber: `${leg}E`,
      vessel: vessel(leg),
    },
  })
  const events: object[] = [
    equipment('GTOT', 'CNSHA', 0, { emptyIndicatorCode: 'EMPTY', call: { modeOfTransport: 'TRUCK' } }),
    equipment('GTIN', 'CNSHA', 24, { call: { modeOfTransport: 'TRUCK' } }),
  ]
  for (let leg = 0; leg < 3; leg++) {
    const at = 48 + leg * 120
    const call = { exportVoyageNumber: `${leg}E`, vessel: vessel(leg) }
    events.push(equipment('LOAD', ports[leg]!, at, { call }), transport('DEPA', ports[leg]!, at + 12, leg))
    if (leg < 2)
      events.push(
        transport('ARRI', ports[leg + 1]!, at + 80, leg),
        equipment('DISC', ports[leg + 1]!, at + 90, { call }),
      )
  }
  const serial = Number.parseInt(number.replace(/\D/g, ''), 10)
  events.push(transport('ARRI', 'USLAX', 1_500 + (serial % share === 0 ? round : 0), 2, 'EST'))
  const bill = { documentReferences: [{ documentReferenceType: 'TRD', documentReferenceValue: number }] }
  for (let n = events.length; n < 25; n++)
    events.push({
      eventType: 'SHIPMENT',
      eventClassifierCode: 'ACT',
      shipmentEventTypeCode: 'RECE',
      documentTypeCode: 'SHI',
      documentID: String(n),
      eventDateTime: hour(n),
      eventCreatedDateTime: hour(n),
    })
  return JSON.stringify(events.map((event) => ({ ...event, ...bill })))
}

const server = createServer((request, response) => {
  const url = new URL(request.url!, 'http://127.0.0.1')
  const chunks: Buffer[] = []
  request.on('data', (chunk) => chunks.push(chunk))
  request.on('end', () => {
    const answer = (value: unknown) =>
      response
        .writeHead(200, { 'content-type': 'application/json' })
        .end(typeof value === 'string' ? value : JSON.stringify(value))
    if (url.pathname === '/events') {
      const events = body(url.searchParams.get('transportDocumentReference') ?? '1')
      return delayMs > 0 ? setTimeout(() => answer(events), delayMs) : answer(events)
    }
    if (url.pathname === '/delay') {
      delayMs = Number(url.searchParams.get('ms'))
      return answer({ delayMs })
    }
    if (url.pathname === '/round') {
      share = Number(url.searchParams.get('share') ?? 1)
      return answer({ round: ++round })
    }
    if (request.method === 'GET') return answer({ received, latenciesMs })
    received++
    // The timestamp in the body has whole seconds; the id begins with the millisecond of its creation.
    if (url.searchParams.has('timed'))
      latenciesMs.push(Date.now() - timeOfId(JSON.parse(Buffer.concat(chunks).toString()).data.id))
    answer('')
  })
})
server.keepAliveTimeout = 60_000
server.listen(0, '127.0.0.1', () => process.send!((server.address() as { port: number }).port))
process.on('disconnect', () => process.exit(0))
