import type { Usage } from './create-usage.ts'

/** Sends one request, like the `fetch` option of the client. */
type Fetch = (request: Request) => Promise<Response>

/**
 * A `fetch` that adds each request and its response to a record: `createClient({ …, fetch: recordUsage(usage) })`.
 * Responses are passed on unchanged; a body that is not JSON is not read.
 */
export const recordUsage =
  (usage: Pick<Usage, 'add'>, fetch: Fetch = (request) => globalThis.fetch(request)): Fetch =>
  async (request) => {
    const sent = jsonOf(request.clone())
    const response = await fetch(request)
    const [requestBody, responseBody] = await Promise.all([sent, jsonOf(response.clone())])
    usage.add({ method: request.method, path: request.url, requestBody, status: response.status, responseBody })
    return response
  }

const jsonOf = async (message: Request | Response): Promise<unknown> => {
  if (!message.body || !/json/.test(message.headers.get('content-type') ?? '')) return undefined
  return message.json().catch(() => undefined)
}
