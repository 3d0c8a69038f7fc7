import { createHash } from 'node:crypto'

/** SHA-256 of a body in UTF-8, as it is kept and served: that of `sha256sum`, by which anybody can compare it. */
export const hashOfBody = (body: string): Buffer => createHash('sha256').update(body).digest()
