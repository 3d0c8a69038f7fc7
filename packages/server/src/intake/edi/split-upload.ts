import { problem } from '@boxtrail/edi/segment'
import type { Partner } from '@boxtrail/sources/edi/message/partner'
import { type SplitInterchange, splitInterchange } from '@boxtrail/sources/edi/split-interchange'
import { createParserThreads, MAX_INLINE_LENGTH } from '../feeds/parser-threads.ts'

const script = new URL('./split-thread.ts', import.meta.url)
const splitInThread = createParserThreads<SplitInterchange>(script, { cpuMs: 60_000, memoryMb: 512 })

/** Splits an interchange; a long one in a worker thread. */
export const splitUpload = async (
  text: string,
  partner: Partner,
  receivedMs: number,
  answeredMs = receivedMs,
): Promise<SplitInterchange> => {
  if (text.length <= MAX_INLINE_LENGTH) return splitInterchange(text, partner, receivedMs, answeredMs)
  const posted = await splitInThread({ text, partner, receivedMs, answeredMs })
  if ('result' in posted) return posted.result
  const reason = `it could not be read as a whole; send it in smaller pieces (${posted.refused})`
  return { syntax: null, parts: [], sets: [], problems: [problem(1, reason)], acknowledgement: null, interchanges: [] }
}
