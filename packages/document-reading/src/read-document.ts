import type { EarlierCorrection } from './corrections/combine-corrections.ts'
import type { CorrectedValues } from './corrections/learn-corrections.ts'
import type { Refusal, ThreadLimits } from './in-thread.ts'
import { loadFile } from './load-file.ts'
import { type RecognizePage, recognizeExternally, type SizedRecognizedPage } from './pictures/external-recognition.ts'
import { readers } from './readers/readers.ts'
import { type Reading, singleDocument } from './reading.ts'

export interface FileToRead {
  /** Whose it is: no process reads files of two accounts. */
  account: string
  /** What the file is called and said to be: hints, where the content leaves a choice. */
  name: string
  declaredType?: string
  /** What it is, where that is known: its values are read as those of this type. */
  documentType?: string
  /** What persons' corrections of other documents of its sender say, the newest first. */
  earlierCorrections?: readonly EarlierCorrection[]
  /** What a person wrote of this one, when something is to be learned of it. */
  correctedValues?: CorrectedValues
  /** The content itself, or where it lies; of a large file the path is kinder to the memory. */
  bytes?: Uint8Array
  path?: string
}

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

/** What the recognition of text in pictures may cost; it is begun only for files without text. */
export const recognitionLimits: ThreadLimits = { cpuMs: 180_000, memoryMb: 768 }

export interface ReadingLimits extends ThreadLimits {
  /** What the recognition of text in pictures may cost here; another program that does it; or false where none does. */
  recognition: ThreadLimits | RecognizePage | false
}

/** What is made of the pictures of a file: nothing, their text, or values of the words that were recognized already. */
export type PictureSource = 'none' | 'recognize' | readonly SizedRecognizedPage[]

/**
 * Reads a document in a process of its account, and one without text, or without labels in it, once more as pictures. Never
 * throws: what cannot be read is quarantined, with the reason.
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
    // The file is in order: only its pictures were too much.
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
