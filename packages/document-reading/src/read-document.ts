import type { Corrections } from './corrections/learn.ts'
import type { Remembered } from './corrections/lessons.ts'
import { inProcess } from './in-process.ts'
import type { ThreadLimits } from './in-thread.ts'
import { oneDocument, type Reading } from './reading.ts'

export interface FileToRead {
  /** What the file is called and said to be: hints, where the content leaves a choice. */
  name: string
  declaredType?: string
  /** What it is, where that is known: its values are read as those of this type. */
  documentType?: string
  /** What persons' corrections of other documents of its sender say, the newest first. */
  remembered?: readonly Remembered[]
  /** What a person wrote of this one, when something is to be learned of it. */
  corrections?: Corrections
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
  readability: 'not_read',
  bundle: oneDocument,
})

/** What the recognition of text in pictures may cost; it is begun only for files without text. */
export const recognitionLimits: ThreadLimits = { timeoutMs: 180_000, memoryMb: 768 }

export interface ReadingLimits extends ThreadLimits {
  /** False where pictures are not to be recognized here. */
  recognition: ThreadLimits | false
}

/**
 * Reads a document in a process of its own, and one without text once more as pictures. Never throws: what cannot be read
 * is quarantined, with the reason.
 */
export async function readDocument(
  file: FileToRead,
  { timeoutMs = 20_000, memoryMb = 96, recognition = recognitionLimits }: Partial<ReadingLimits> = {},
): Promise<Reading> {
  const reading = await readIn(file, false, { timeoutMs, memoryMb })
  if (reading.readability !== 'no_text' || recognition === false) return reading
  const recognized = await readIn(file, true, recognition)
  if (recognized.quarantined === null) return recognized
  // The file is in order: only its pictures were too much.
  return { ...reading, classificationNotes: `${reading.classificationNotes} ${recognized.quarantined}.` }
}

async function readIn(file: FileToRead, isPicture: boolean, limits: ThreadLimits): Promise<Reading> {
  const script = new URL('./worker.ts', import.meta.url)
  const posted = await inProcess<Reading>(script, { ...file, isPicture }, limits)
  return 'result' in posted ? posted.result : unread(posted.refused)
}
