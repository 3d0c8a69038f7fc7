import type { z } from 'zod'
import type { operations } from './generated/operations.ts'
import type { requests } from './generated/zod/index.ts'
import type { OperationId } from './index.ts'

export * from './generated/zod/index.ts'

type Parsed<Validator, None> = Validator extends z.ZodType ? z.output<Validator> : None
type Nothing = Record<never, never>

/** The path parameters of an operation, after validation. */
export type Params<Id extends OperationId> = Parsed<(typeof requests)[Id]['params'], Nothing>

/** The query of an operation, after validation: defaults are filled in. */
export type Query<Id extends OperationId> = Parsed<(typeof requests)[Id]['query'], Nothing>

/**
 * The body of an operation, after validation; `undefined` if the operation has none or it may be left out. A body that
 * is not JSON is its bytes.
 */
export type Body<Id extends OperationId> =
  | ((typeof operations)[Id]['rawBody'] extends string ? Uint8Array : Parsed<(typeof requests)[Id]['body'], undefined>)
  | ((typeof operations)[Id]['bodyRequired'] extends true ? never : undefined)
