/** Loaded before the service: breaks on purpose that a connection may be lost while it is in use. */
import { Pool } from 'pg'

const { on } = Pool.prototype
Pool.prototype.on = function (this: Pool, event: string, listener: (...args: never[]) => void) {
  return event === 'connect' ? this : (on as (...args: unknown[]) => Pool).call(this, event, listener)
} as typeof on
