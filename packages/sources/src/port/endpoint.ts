import type { Fetched } from './source.ts'

/** One response of a source. Only its adapter knows whether it is complete. */
export interface Answer extends Omit<Fetched, 'complete'> {
  /** The HTTP status; 0 if no response was received. */
  statusCode: number
  headers: Record<string, string | string[] | undefined>
}

/**
 * Gets one resource of a source, with its credentials and within its timeout. Never throws: a failure is a response
 * with its outcome. Passed in by the caller, because adapters have no network access.
 */
export type Get = (url: URL | string, headers: Record<string, string>, signal: AbortSignal) => Promise<Answer>

/** Where a source is polled. */
export interface Endpoint {
  baseUrl: string
  get: Get
}
