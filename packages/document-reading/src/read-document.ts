import { loadFile } from './file/load-file.ts'
import type { FileToRead, PictureSource } from './file-to-read.ts'
import type { Refusal, ThreadLimits } from './in-thread.ts'
import { type RecognizePage, recognizeExternally } from './pictures/external-recognition.ts'
import { readers } from './readers/readers.ts'
import { type Reading, singleDocument } from './reading.ts'

const toQuarantinedReading = ({ refused: quarantined, isTransient }: Refusal): Reading => ({
  pages: [],
  documentType: null,
  classificationNotes: `Not read: ${quarantined}.`,
  extraction: null,
  identifiers: [],
  quarantined,
  readability: 'not_read',
  bundle: singleDocument,
  ...(isTransient && { transient: quarantined }),
})

/** Limits for recognizing text in pictures; only used for files without text. */
export const recognitionLimits: ThreadLimits = { cpuMs: 180_000, memoryMb: 768 }

export interface ReadingLimits extends ThreadLimits {
  /** Limits for recognizing text in pictures here, another program that does it, or false for none. */
  recognition: ThreadLimits | RecognizePage | false
}

/**
 * Reads a document in a process of its account, and again as pictures if it has no text or no labels. Never throws: an
 * unreadable document is quarantined with the reason.
 */
export async function readDocument(
  file: FileToRead,
  { cpuMs = 20_000, memoryMb = 96, recognition = recognitionLimits }: Partial<ReadingLimits> = {},
): Promise<Reading> {
  const limits = { cpuMs, memoryMb }
  const reading = await readWithPictures(file, 'none', limits)
  if (reading.readability !== 'no_text' && !reading.hasLabelsInPicture) return reading
  const withNote = (why: string, isTransient = false): Reading => ({
    ...reading,
    classificationNotes: `${reading.classificationNotes} ${why}.`,
    ...(isTransient && { transient: why }),
  })
  if (recognition === false) return withNote('Text in pictures is not recognized here: documents.ocr is off')
  if (typeof recognition !== 'function') {
    const recognized = await readWithPictures(file, 'recognize', recognition)
    // The file is fine: only its pictures exceeded the limits.
    const { quarantined, transient } = recognized
    return quarantined === null ? recognized : withNote(quarantined, transient !== undefined)
  }
  try {
    const pages = await recognizeExternally(withContent(file), recognition)
    return 'refused' in pages ? withNote(pages.refused, pages.isTransient) : await readWithPictures(file, pages, limits)
  } catch (error) {
    return withNote((error as Error).message, true)
  }
}

const withContent = ({ account, name, declaredType = '', bytes, path }: FileToRead) => ({
  account,
  name,
  declaredType,
  bytes: bytes ?? loadFile(path!),
})

async function readWithPictures(
  { account, ...file }: FileToRead,
  pictures: PictureSource,
  limits: ThreadLimits,
): Promise<Reading> {
  const script = new URL('./read-document-worker.ts', import.meta.url)
  const posted = await readers.read<Reading>({ script, account, data: { ...file, pictures }, ...limits })
  return 'result' in posted ? posted.result : toQuarantinedReading(posted)
}
