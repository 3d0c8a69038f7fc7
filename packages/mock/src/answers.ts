import type { ServerResponse } from 'node:http'
import { CORS } from './cors.ts'
import { written } from './written.ts'

export interface MockAnswer {
  status: number
  headers: Record<string, string>
  body: unknown
}

/** What the mock itself has to say, in the form of the API's errors. */
export const failure = (status: number, detail: string): MockAnswer => ({
  status,
  headers: { 'content-type': 'application/vnd.api+json' },
  body: { errors: [{ status: String(status), detail }] },
})

export function send(outgoing: ServerResponse, { status, headers, body }: MockAnswer): void {
  outgoing.writeHead(status, { ...CORS, ...headers })
  outgoing.end(body === undefined || status === 204 ? undefined : written(headers['content-type'], body))
}

export function sendPage(outgoing: ServerResponse, page: string): void {
  outgoing.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
  outgoing.end(page)
}
