import { NotFoundError } from '@boxtrail/client'
import { ProtocolError, ProtocolErrorCode, ResourceNotFoundError } from '@modelcontextprotocol/server'
import { problemOf } from './problem.ts'

/** An error for prompts and resources, which have no result for failures in the protocol. */
export const failureOf = (error: unknown, uri?: string): Error => {
  if (error instanceof NotFoundError && uri !== undefined) return new ResourceNotFoundError(uri)
  const { what, next, ...details } = problemOf(error)
  const isCaller = details.status === 404 || details.status === 400 || details.status === 422
  const code = isCaller ? ProtocolErrorCode.InvalidParams : ProtocolErrorCode.InternalError
  return new ProtocolError(code, `${what} ${next}`, details)
}
