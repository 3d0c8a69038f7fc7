import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface ExportedSpan {
  name: string
  traceId: string
  spanId: string
  parentSpanId?: string
  kind: number
  status: { code?: number; message?: string }
  attributes: Record<string, unknown>
}

interface Sent {
  resourceSpans: { scopeSpans: { spans: (Omit<ExportedSpan, 'attributes'> & { attributes: Attribute[] })[] }[] }[]
}
interface Attribute {
  key: string
  value: Record<string, unknown>
}

/** Starts an OpenTelemetry collector, which keeps the spans that arrive at `/v1/traces`. */
export const startCollector = async () => {
  const spans: ExportedSpan[] = []
  const server = createServer(async (incoming, outgoing) => {
    const chunks: Buffer[] = []
    for await (const chunk of incoming) chunks.push(chunk as Buffer)
    if (incoming.url === '/v1/traces') spans.push(...spansIn(JSON.parse(Buffer.concat(chunks).toString()) as Sent))
    outgoing.setHeader('content-type', 'application/json').end('{}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    endpoint: `http://127.0.0.1:${port}`,
    spans,
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}

const spansIn = ({ resourceSpans }: Sent): ExportedSpan[] =>
  resourceSpans
    .flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans))
    .map((span) => ({
      ...span,
      attributes: Object.fromEntries(span.attributes.map(({ key, value }) => [key, Object.values(value)[0]])),
    }))
