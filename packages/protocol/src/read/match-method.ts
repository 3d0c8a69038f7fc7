import type { OperationId } from '@boxtrail/contracts'
import { operations } from '@boxtrail/contracts/operations'
import { methodNotAllowed } from '../errors.ts'

/** The operations of one path, by their methods. */
export interface Methods {
  find(method: string): OperationId | undefined
  /** The operation of a method, or throws the refusal that names the methods of the path. */
  match(method: string): OperationId
}

/** HEAD is served as GET: the HTTP server omits the body of the response. */
export const createMethods = (ids: readonly OperationId[]): Methods => {
  const byMethod = new Map(ids.map((id) => [operations[id].method.toUpperCase(), id]))
  const get = byMethod.get('GET')
  if (get !== undefined) byMethod.set('HEAD', get)
  const find = (method: string) => byMethod.get(method.toUpperCase())
  const match = (method: string) => {
    const id = find(method)
    if (id === undefined) throw methodNotAllowed([...byMethod.keys()])
    return id
  }
  return { find, match }
}
