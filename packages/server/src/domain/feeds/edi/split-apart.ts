import { inThread } from '@boxtrail/document-reading/in-thread'
import { problem } from '@boxtrail/edi/segment'
import { createSemaphore } from '../../../semaphore.ts'
import type { Partner } from '../../../sources/edi/partner.ts'
import { type Split, splitInterchange } from '../../../sources/edi/split.ts'

/** Anything longer would block all other requests while it is split (about 20 ms for this length). */
const LONGEST_INLINE = 65_536
const limits = { timeoutMs: 60_000, memoryMb: 512 }
/** Each worker needs memory; further requests wait, and are rejected if that takes too long. */
const semaphore = createSemaphore(2, 20_000)

const script = new URL('../../../sources/edi/split-thread.ts', import.meta.url)

/** Splits an interchange; a long one in a worker thread. */
export const splitApart = async (text: string, partner: Partner, receivedMs: number): Promise<Split> => {
  if (text.length <= LONGEST_INLINE) return splitInterchange(text, partner, receivedMs)
  const posted = await semaphore(() => inThread<Split>({ script, data: { text, partner, receivedMs } }, limits))
  if ('result' in posted) return posted.result
  const reason = `it could not be read as a whole; send it in smaller pieces (${posted.refused})`
  return { syntax: null, parts: [], sets: [], problems: [problem(1, reason)], acknowledgement: null }
}
