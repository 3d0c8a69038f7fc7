import { inThread, type ThreadLimits } from './in-thread.ts'
import type { Reading } from './reading.ts'

export interface FileToRead {
  /** What the file is called and said to be: hints, where the content leaves a choice. */
  name: string
  declaredType?: string
  /** What it is, where that is known: its values are read as those of this type. */
  documentType?: string
  /** The content itself, or where it lies; of a large file the path is kinder to the memory. */
  bytes?: Uint8Array
  path?: string
}

const unread = (quarantined: string): Reading => ({
  pages: [],
  documentType: null,
  classificationNotes: `Not read: ${quarantined}.`,
  extraction: null,
  identifiers: [],
  quarantined,
})

/** Reads a document in a thread of its own. Never throws: what cannot be read is quarantined, with the reason. */
export async function readDocument(
  file: FileToRead,
  { timeoutMs = 20_000, memoryMb = 96 }: Partial<ThreadLimits> = {},
): Promise<Reading> {
  // A copy that the thread may have: the array of the caller stays whole.
  const bytes = file.bytes && new Uint8Array(file.bytes)
  const work = {
    script: new URL('./worker.ts', import.meta.url),
    data: { ...file, bytes },
    transfer: bytes ? [bytes.buffer] : [],
  }
  const posted = await inThread<Reading>(work, { timeoutMs, memoryMb })
  return 'result' in posted ? posted.result : unread(posted.refused)
}
