import type { Context as HttpContext } from 'hono'
import type { Metrics } from '../../metrics/metrics.ts'
import { SpanKind, traced } from '../../tracing/tracing.ts'

type Serve = (http: HttpContext) => Promise<Response>

/** Counts, times and traces what is served, by operation or route. */
export const measure =
  (served: Metrics['served'], operationOf: (method: string) => string, serve: Serve): Serve =>
  async (http) => {
    const startedMs = performance.now()
    const method = http.req.method.toLowerCase()
    const operation = operationOf(method)
    const response = await tracedRequest(http, operation, serve)
    const seconds = (performance.now() - startedMs) / 1_000
    served({ operation, method, status: response.status, seconds })
    return response
  }

/** Traces a request without its URL, which may contain a token. */
const tracedRequest = (http: HttpContext, operation: string, serve: Serve): Promise<Response> => {
  const attributes = { 'http.request.method': http.req.method, 'http.route': operation }
  const parent = http.req.header('traceparent')
  return traced(operation, { kind: SpanKind.SERVER, attributes, parent }, async (span) => {
    const response = await serve(http)
    span?.setAttribute('http.response.status_code', response.status)
    span?.setAttribute('boxtrail.request.id', response.headers.get('x-request-id') ?? '')
    return response
  })
}
