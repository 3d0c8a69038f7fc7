import type { ApiError } from '@boxtrail/protocol/errors'
import { JSON_API, lowerCased, type MockAnswer } from './mock-answer.ts'

/** An error of the API as a response, with the headers that were set before it. */
export const refusal = ({ status, problems, headers }: ApiError, before: Record<string, string> = {}): MockAnswer => ({
  status,
  headers: { ...before, 'content-type': JSON_API, ...lowerCased(headers) },
  body: { errors: problems },
})
