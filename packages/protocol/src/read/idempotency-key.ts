import { badRequest } from '../errors.ts'

const MAX_KEY_LENGTH = 255

/** The Idempotency-Key of a request; undefined unless it is a POST that has one. */
export const idempotencyKey = ({ method, headers }: Pick<Request, 'method' | 'headers'>): string | undefined => {
  const key = method === 'POST' ? headers.get('idempotency-key') : null
  if (key === null) return undefined
  if (key.length === 0 || key.length > MAX_KEY_LENGTH || !/^[\x20-\x7e]+$/.test(key))
    throw badRequest(`An Idempotency-Key is 1 to ${MAX_KEY_LENGTH} printable characters.`)
  return key
}
