import { createHash } from 'node:crypto'

/**
 * The SHA-256 of a body in UTF-8, as it is kept and served. It equals the output of `sha256sum`, so that anybody can
 * compare it.
 */
export const hashOfBody = (body: string): Buffer => createHash('sha256').update(body).digest()
