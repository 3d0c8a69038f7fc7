import { createServer } from 'node:http'

const instant = (ms: number) => new Date(ms).toISOString().slice(0, 19).concat('Z')

/** A line whose estimates change on each poll, and a receiver that keeps its own log, outside the database. */
export const startLine = async () => {
  const received = new Map<string, number>()
  let polls = 0
  const events = (number: string) => {
    polls++
    const container = `TSTU${number.replace(/\D/g, '').padStart(7, '0').slice(-7)}`
    const equipment = (code: string, port: string, day: number, mode: string, empty = false) => ({
      eventType: 'EQUIPMENT',
      eventClassifierCode: 'ACT',
      equipmentEventTypeCode: code,
      equipmentReference: container,
      emptyIndicatorCode: empty ? 'EMPTY' : 'LADEN',
      eventDateTime: instant(Date.UTC(2026, 9, day)),
      eventCreatedDateTime: instant(Date.UTC(2026, 9, day)),
      transportCall: {
        UNLocationCode: port,
        modeOfTransport: mode,
        facilityTypeCode: 'POTE',
        exportVoyageNumber: mode === 'VESSEL' ? '1E' : undefined,
        vessel: mode === 'VESSEL' ? { vesselName: 'CHAOS', vesselIMONumber: '9300001' } : undefined,
      },
    })
    const etaMs = Date.UTC(2027, 0, 1) + polls * 60_000
    return [
      equipment('GTOT', 'CNSHA', 1, 'TRUCK', true),
      equipment('GTIN', 'CNSHA', 3, 'TRUCK'),
      equipment('LOAD', 'CNSHA', 5, 'VESSEL'),
      {
        eventType: 'TRANSPORT',
        eventClassifierCode: 'EST',
        transportEventTypeCode: 'ARRI',
        eventDateTime: instant(etaMs),
        eventCreatedDateTime: instant(etaMs),
        transportCall: {
          UNLocationCode: 'USLAX',
          modeOfTransport: 'VESSEL',
          vessel: { vesselName: 'CHAOS', vesselIMONumber: '9300001' },
        },
      },
    ]
  }
  const server = createServer((request, response) => {
    const url = new URL(request.url!, 'http://127.0.0.1')
    const chunks: Buffer[] = []
    request.on('data', (chunk) => chunks.push(chunk))
    request.on('end', () => {
      if (url.pathname === '/events')
        return response
          .writeHead(200, { 'content-type': 'application/json' })
          .end(JSON.stringify(events(url.searchParams.get('transportDocumentReference') ?? '')))
      const id = JSON.parse(Buffer.concat(chunks).toString()).data.id as string
      received.set(id, (received.get(id) ?? 0) + 1)
      response.writeHead(200).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const close = () => {
    server.closeAllConnections()
    server.close()
  }
  return { url: `http://127.0.0.1:${(server.address() as { port: number }).port}`, received, close }
}
