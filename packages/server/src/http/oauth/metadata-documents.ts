import { ClientProblem, readClientMetadata } from '../../identity/oauth/client-metadata.ts'
import type { Outgoing } from '../../outgoing/outgoing.ts'

const TIMEOUT_MS = 5_000

/**
 * How the library fetches the document of a client: like a webhook, only from public addresses, and only JSON of a
 * limited size. Its content is read like that of a registration.
 */
export const createDocumentFetch =
  (outgoing: Outgoing) =>
  async (input: string | URL | Request): Promise<Response> => {
    const url = String(input instanceof Request ? input.url : input)
    const signal = AbortSignal.timeout(TIMEOUT_MS)
    const { status, headers, body } = await outgoing.get({ url, headers: { accept: 'application/json' }, signal })
    if (status === null) throw new Error('The document cannot be read.')
    if (status !== 200) return new Response(null, { status: status >= 200 ? status : 502 })
    const given = JSON.parse(body ?? '')
    if (given?.client_secret !== undefined) throw new Error('What everybody can read is no secret.')
    try {
      const document = { client_id: given?.client_id, ...readClientMetadata(given) }
      const age = String(headers['cache-control'] ?? '')
      return Response.json(document, { headers: age ? { 'cache-control': age } : {} })
    } catch (error) {
      if (error instanceof ClientProblem) throw new Error(error.message)
      throw error
    }
  }
