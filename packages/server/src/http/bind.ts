import type { OperationId } from '@boxtrail/contracts'
import { deprecations as declared, operations } from '@boxtrail/contracts/operations'
import { createMethods } from '@boxtrail/protocol/read/match-method'
import type { Hono } from 'hono'
import type { Metrics } from '../metrics/metrics.ts'
import { aliases } from './aliases.ts'
import { createSessions } from './auth/sessions.ts'
import { createDelegates } from './pipeline/delegates.ts'
import { createPipeline, type PipelineParts } from './pipeline/pipeline.ts'
import { measure } from './transport/measure.ts'
import { createSpool } from './transport/spool.ts'

export const BASE_PATH = '/v2'

type Defaulted = 'sessions' | 'delegates' | 'addressOf' | 'spool' | 'deprecations'

export interface Binding extends Omit<PipelineParts, Defaulted> {
  sessions?: PipelineParts['sessions']
  delegates?: PipelineParts['delegates']
  addressOf?: PipelineParts['addressOf']
  spool?: PipelineParts['spool']
  /** The deprecated operations; by default those of the contract. */
  deprecations?: PipelineParts['deprecations'] | undefined
  served?: Metrics['served']
}

/** Serves every operation of the contract under /v2, driven by the generated table. */
export const bindOperations = (app: Hono, binding: Binding): void => {
  const { context, handlers, authenticate, addressOf = () => null, spool = createSpool() } = binding
  const { sessions = createSessions(context.pool, () => context.config.baseUrl) } = binding
  const { delegates = createDelegates(), deprecations = declared, served = () => {} } = binding
  const serve = createPipeline({
    context,
    handlers,
    authenticate,
    sessions,
    delegates,
    addressOf,
    spool,
    deprecations,
  })
  for (const [path, ids] of operationsByPath()) {
    const methods = createMethods(ids)
    const measured = measure(
      served,
      (method) => methods.find(method) ?? 'none',
      (http) => serve(methods, http),
    )
    const addresses = [BASE_PATH + patternOf(path), ...ids.flatMap((id) => aliases[id] ?? [])]
    for (const address of addresses) app.all(address, measured)
  }
}

/** The operations by path, fixed paths first, because a path with an id would match them too. */
const operationsByPath = (): [string, OperationId[]][] => {
  const ids = Object.keys(operations) as OperationId[]
  const paths = Map.groupBy(ids, (id) => operations[id].path as string)
  return [...paths].sort(([a], [b]) => Number(a.includes('{')) - Number(b.includes('{')))
}

/**
 * The path in the form of the router; a parameter before an extension, as in `{page}.png`, gets the extension as its
 * end.
 */
const patternOf = (path: string): string =>
  path.replaceAll(/\{(\w+)\}(?:\.(\w+))?/g, (_, name: string, extension?: string) =>
    extension ? `:${name}{[^/]+\\.${extension}}` : `:${name}`,
  )
