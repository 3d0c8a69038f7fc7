/** Loaded before the service: disables on purpose the handling of connections lost while in use. */
import { Pool } from 'pg'

const { on } = Pool.prototype
Pool.prototype.on = function (this: Pool, event: string, listener: (...args: never[]) => void) {
  return event === 'connect' ? this : (on as (...args: unknown[]) => Pool).call(this, event, listener)
} as typeof on
