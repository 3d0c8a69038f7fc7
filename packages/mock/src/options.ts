import type { Failure } from './answers/failures.ts'
import type { RecordedCall } from './mock.ts'

export interface MockOptions {
  /** 4010 by default; 0 selects a free port. */
  port?: number
  /** 127.0.0.1 by default, so that only programs on this machine can connect. */
  host?: string
  /** Determines the ids and numbers: the same text always gives the same ones. */
  seed?: string
  /** Which calls fail, in each world. */
  failures?: readonly Failure[]
  /** The calls per minute that are accepted before others are refused with 429; no limit by default. */
  callsPerMinute?: number
  /** Called with each call and its response. */
  record?: (call: RecordedCall) => void
}
