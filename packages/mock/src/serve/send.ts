import type { ServerResponse } from 'node:http'
import type { MockAnswer } from '../answers/mock-answer.ts'
import { written } from '../answers/written.ts'
import { CORS } from './cors.ts'

export const sendAnswer = (outgoing: ServerResponse, { status, headers, body }: MockAnswer): void => {
  outgoing.writeHead(status, { ...CORS, ...headers })
  outgoing.end(body === undefined || status === 204 ? undefined : written(headers['content-type'], body))
}
