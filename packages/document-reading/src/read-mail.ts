import { inThread, type Posted, type ThreadLimits } from './in-thread.ts'
import type { Mail } from './mail/mail.ts'

/** Reads a mail in a thread of its own, on a copy. Never throws: what is no mail is refused, with the reason. */
export const readMail = (
  given: Uint8Array,
  { timeoutMs = 20_000, memoryMb = 256 }: Partial<ThreadLimits> = {},
): Promise<Posted<Mail>> => {
  const bytes = new Uint8Array(given)
  return inThread<Mail>(
    { script: new URL('./mail/worker.ts', import.meta.url), data: { bytes }, transfer: [bytes.buffer] },
    { timeoutMs, memoryMb },
  )
}
