import { callers } from './calls.ts'
import type { Consumer } from './consumer.ts'
import { receivers } from './events-and-errors.ts'
import { recordReaders } from './records.ts'
import { hardToFollow } from './shapes.ts'

export const CONSUMERS: Consumer[] = [...recordReaders, ...callers, ...receivers, ...hardToFollow]
