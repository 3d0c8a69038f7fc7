import type { Context as HttpContext } from 'hono'
import type { Metrics } from '../../metrics/metrics.ts'

type Serve = (http: HttpContext) => Promise<Response>

/** Counts and times what is served, by operation or route. */
export const measure =
  (served: Metrics['served'], operationOf: (method: string) => string, serve: Serve): Serve =>
  async (http) => {
    const startedMs = performance.now()
    const response = await serve(http)
    const method = http.req.method.toLowerCase()
    const seconds = (performance.now() - startedMs) / 1_000
    served({ operation: operationOf(method), method, status: response.status, seconds })
    return response
  }
