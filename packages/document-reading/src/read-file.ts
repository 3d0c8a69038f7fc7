import { parseCsv } from '@boxtrail/reference/csv'
import { classify } from './classify.ts'
import { isDocumentType } from './document-types.ts'
import { extract } from './extract.ts'
import { fileKind } from './file-kind.ts'
import { readEmail } from './formats/email.ts'
import { refuseHugeImage } from './formats/image.ts'
import { readOffice } from './formats/office.ts'
import { readPdf } from './formats/pdf.ts'
import { csvSeparator, decodeText } from './formats/text.ts'
import { findIdentifiers } from './identifiers.ts'
import { type LaidPage, layRows, layText } from './layout.ts'
import { limits } from './quarantine.ts'
import type { FileToRead } from './read-document.ts'
import type { Reading } from './reading.ts'

/** Reads a file in this very thread: for the worker, and for nobody else. Throws a Quarantine. */
export async function readFile(
  bytes: Uint8Array,
  { name, declaredType = '', documentType: known }: Omit<FileToRead, 'bytes' | 'path'>,
): Promise<Reading> {
  const pages = await readPages(bytes, name, declaredType)
  const found = classify(pages, name)
  const documentType = isDocumentType(known) ? known : found.documentType
  const identifiers = findIdentifiers(pages)
  return {
    pages: pages.map(({ number, text }) => ({ number, text })),
    documentType,
    classificationNotes: found.classificationNotes,
    extraction: documentType === null ? null : extract(documentType, pages, identifiers),
    identifiers,
    quarantined: null,
  }
}

async function readPages(bytes: Uint8Array, name: string, declaredType: string): Promise<LaidPage[]> {
  const kind = fileKind(bytes, name, declaredType)
  switch (kind) {
    case 'pdf':
      return readPdf(bytes)
    case 'zip':
      return readOffice(bytes)
    case 'email':
      return readEmail(bytes)
    case 'csv': {
      const text = decodeText(bytes.subarray(0, limits.textBytes)).slice(0, limits.text)
      return [
        layRows(
          1,
          parseCsv(text, csvSeparator(text)).map(({ cells }) => cells),
        ),
      ]
    }
    case 'text':
      return [layText(1, decodeText(bytes.subarray(0, limits.textBytes)))]
    case 'unknown':
      return []
    default:
      refuseHugeImage(kind, bytes)
      return []
  }
}
