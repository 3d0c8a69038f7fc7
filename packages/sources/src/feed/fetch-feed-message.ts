import type { Endpoint } from '../port/endpoint.ts'
import type { Fetched, Subject } from '../port/source.ts'

/**
 * Polls a terminal or railway that serves the feed contract for one container. `baseUrl`: up to and without
 * `/containers`.
 */
export const fetchMessage = async (endpoint: Endpoint, { number }: Subject, signal: AbortSignal): Promise<Fetched> => {
  const url = `${endpoint.baseUrl}/containers/${encodeURIComponent(number)}`
  const { statusCode, headers, ...answer } = await endpoint.get(url, {}, signal)
  return { ...answer, complete: answer.outcome === 'ok' }
}
