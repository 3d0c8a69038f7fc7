import type { ThreadLimits, WorkerResult } from './in-thread.ts'
import type { Mail } from './mail/mail.ts'
import { readers } from './readers/readers.ts'

/** Reads a mail in a process of its account. Never throws: anything else is refused with the reason. */
export const readMail = (
  { account, bytes }: { account: string; bytes: Uint8Array },
  { cpuMs = 20_000, memoryMb = 256 }: Partial<ThreadLimits> = {},
): Promise<WorkerResult<Mail>> =>
  readers.read({
    script: new URL('./mail/read-mail-worker.ts', import.meta.url),
    account,
    data: { bytes },
    cpuMs,
    memoryMb,
  })
