import type { Failure } from './answers/failures.ts'
import type { RecordedCall } from './mock.ts'

export interface MockOptions {
  /** 4010 unless given; 0 takes one that is free. */
  port?: number
  /** 127.0.0.1 unless given, so that only programs on this machine reach it. */
  host?: string
  /** Another text gives other ids and numbers; the same text always the same. */
  seed?: string
  /** Which calls fail, in each world. */
  failures?: readonly Failure[]
  /** Calls in a minute before they are refused with 429; none are unless given. */
  callsPerMinute?: number
  /** Told of each call and its answer. */
  record?: (call: RecordedCall) => void
}
