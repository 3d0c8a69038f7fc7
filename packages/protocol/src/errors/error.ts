import type { Schemas } from '@boxtrail/contracts'

export type Problem = Schemas['Error']

/**
 * An error response. Errors are thrown anywhere and translated once (packages/server/src/http/transport/problems.ts).
 */
export class ApiError extends Error {
  readonly status: number
  readonly problems: Problem[]
  readonly headers: Record<string, string>

  constructor(status: number, problems: Problem[], headers: Record<string, string> = {}) {
    super(problems[0]!.detail)
    this.status = status
    this.problems = problems
    this.headers = headers
  }
}

const titles: Record<number, string> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  408: 'Request Timeout',
  409: 'Conflict',
  410: 'Gone',
  413: 'Payload Too Large',
  415: 'Unsupported Media Type',
  422: 'Unprocessable Entity',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  503: 'Service Unavailable',
}

export const problem = (status: number, detail: string, more: Partial<Problem> = {}): Problem => ({
  status: String(status),
  title: titles[status]!,
  detail,
  ...more,
})

export const refusal = (
  status: number,
  detail: string,
  more: Partial<Problem> = {},
  headers: Record<string, string> = {},
) => new ApiError(status, [problem(status, detail, more)], headers)

export const unprocessableProblem = (pointer: string, detail: string, code: string, meta?: Problem['meta']): Problem =>
  problem(422, detail, { code, source: { pointer }, ...(meta ? { meta } : {}) })

export const unprocessable = (pointer: string, detail: string, code = 'invalid') =>
  new ApiError(422, [unprocessableProblem(pointer, detail, code)])

export const unknownAttributeProblem = (pointer: string, name: string) =>
  unprocessableProblem(pointer, `${name} is not an attribute that can be set.`, 'unknown_attribute')

export const invalidProblem = (pointer: string, detail: string) => unprocessableProblem(pointer, detail, 'invalid')

export const blankProblem = (pointer: string, detail: string) => unprocessableProblem(pointer, detail, 'blank')

export const unprocessableAll = (problems: Problem[]) => new ApiError(422, problems)
