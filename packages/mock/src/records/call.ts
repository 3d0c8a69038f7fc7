import type { OperationId } from '@boxtrail/contracts'
import { operationOf } from '../contract.ts'
import type { World } from '../world/world.ts'
import { withKeptNames } from './kept-names.ts'

/** A request that is valid by the contract. */
export interface Call {
  id: OperationId
  params: Record<string, string>
  query: Query
  /** JSON that is valid by the contract, or the bytes of another body. */
  body: unknown
  world: World
  /** The URL of the request without its origin. */
  requestUrl: string
  /** The origin of the mock's own URL: `http://127.0.0.1:4010`. */
  origin: string
}
export type Query = Readonly<
  Record<string, string | number | boolean | string[] | Readonly<Record<string, string | string[]>> | undefined>
>

/** The resource in a request body. */
export interface Given {
  attributes: Record<string, unknown>
  relationships?: Record<string, { data?: { type: string; id: string } | null }>
}

export const givenIn = ({ id, body }: Pick<Call, 'id' | 'body'>): Given => {
  const { data } = (body ?? {}) as { data?: Partial<Given> }
  const attributes = withKeptNames(operationOf(id).record?.type ?? '', data?.attributes ?? {})
  return { attributes, ...(data?.relationships ? { relationships: data.relationships } : {}) }
}
