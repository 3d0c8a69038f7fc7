import type { OperationId } from '@boxtrail/contracts'
import { ApiError, badRequest, tooManyRequests } from '@boxtrail/protocol/errors'
import { operationOf } from '../contract.ts'

/** A rule for calls that fail, and the error they fail with. */
export interface Failure {
  /** For example 3 for every third call. */
  every: number
  /** The status of the error, from 400 to 599. */
  status: number
  /** `Retry-After`, in seconds. */
  retryAfterSeconds?: number
  /** Only calls of this operation fail; by default calls of all operations. */
  operation?: string
}

export interface FailurePlan {
  refuse(id: OperationId): void
}

/** Validates planned failures; throws an error that names the first mistake. */
export const readFailures = (given: unknown): Failure[] => {
  if (!Array.isArray(given)) throw badRequest('Failures are a list: [{"every": 3, "status": 503}].')
  return given.map((one: Partial<Failure>, at) => {
    if (!Number.isInteger(one?.every) || one.every! < 1)
      throw badRequest(`failures[${at}].every is a whole number from 1: 3 for every third call.`)
    if (!Number.isInteger(one.status) || one.status! < 400 || one.status! > 599)
      throw badRequest(`failures[${at}].status is a status from 400 to 599.`)
    const { retryAfterSeconds: wait } = one
    if (wait !== undefined && !(Number.isInteger(wait) && wait >= 0 && wait <= 86_400))
      throw badRequest(`failures[${at}].retryAfterSeconds is a whole number of seconds, at most 86400.`)
    if (one.operation !== undefined) known(one.operation, at)
    return one as Failure
  })
}

const known = (operation: string, at: number): void => {
  try {
    operationOf(operation)
  } catch {
    throw badRequest(`failures[${at}].operation: the contract has no operation ${operation}. GET / lists them.`)
  }
}

/** Each failure has its own count of calls, so that the same sequence of calls always fails in the same places. */
const createFailures = (planned: readonly Failure[]): FailurePlan => {
  const failures = readFailures(planned)
  const counts = failures.map(() => 0)
  return {
    refuse: (id) => {
      for (const [at, { every, status, operation, retryAfterSeconds }] of failures.entries()) {
        if (operation !== undefined && operation !== id) continue
        counts[at]! += 1
        if (counts[at]! % every === 0) throw failureOf(status, retryAfterSeconds)
      }
    },
  }
}

/** The failures of each world; a world without its own has those of all worlds. */
export interface Plans {
  of(world: string): FailurePlan
  set(world: string, planned: readonly Failure[]): void
  forget(world: string): void
}

export const createPlans = (ofAll: readonly Failure[]): Plans => {
  const plans = new Map<string, FailurePlan>()
  const set: Plans['set'] = (world, planned) => void plans.set(world, createFailures(planned))
  return {
    of: (world) => {
      if (!plans.has(world)) set(world, ofAll)
      return plans.get(world)!
    },
    set,
    forget: (world) => void plans.delete(world),
  }
}

const failureOf = (status: number, retryAfterSeconds: number | undefined): ApiError => {
  if (status === 429) return tooManyRequests(retryAfterSeconds ?? 1)
  const problem = { status: String(status), title: 'Planned failure', detail: 'The mock was asked to fail this call.' }
  return new ApiError(
    status,
    [problem],
    retryAfterSeconds === undefined ? {} : { 'Retry-After': String(retryAfterSeconds) },
  )
}
