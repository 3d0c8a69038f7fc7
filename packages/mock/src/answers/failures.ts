import type { OperationId } from '@boxtrail/contracts'
import { ApiError, badRequest, tooManyRequests } from '@boxtrail/protocol/errors'
import { operationOf } from '../contract.ts'

/** Which calls fail, and how. */
export interface Failure {
  /** Every third call: 3. */
  every: number
  /** A status from 400 to 599. */
  status: number
  /** `Retry-After`, in seconds. */
  retryAfterSeconds?: number
  /** Only calls of this operation; of all unless given. */
  operation?: string
}

export interface FailurePlan {
  refuse(id: OperationId): void
}

/** Checks what a plan says, and says what is wrong with it. */
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

/** Calls are counted for each failure on its own, so that the same calls always fail. */
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

/** The plan of each world; that of all worlds until one has its own. */
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
