import { parseCsv } from '@boxtrail/reference/csv'
import { detectBundle } from './bundle/detect-bundle.ts'
import { classify } from './classify/classify.ts'
import { applyCorrections } from './corrections/apply-corrections.ts'
import { combineCorrections } from './corrections/combine-corrections.ts'
import { fingerprintForm } from './corrections/form-fingerprint.ts'
import { learnCorrections } from './corrections/learn-corrections.ts'
import { type DocumentTypeCode, isDocumentType } from './document-types.ts'
import { createDocumentContext, extract, withInvoiceXml } from './extract.ts'
import { keepsWords } from './fields.ts'
import { type FileKind, fileKind } from './file/file-kind.ts'
import { limits } from './file/quarantine.ts'
import type { FileToRead } from './file-to-read.ts'
import { readEmail } from './formats/email.ts'
import { refuseHugeImage } from './formats/image-size.ts'
import type { InvoiceXml } from './formats/invoice-xml.ts'
import { readOffice } from './formats/office.ts'
import { readPdf } from './formats/pdf.ts'
import { csvSeparator, decodeText } from './formats/text.ts'
import { layOutRows, layOutText, type PageLayout } from './layout/layout.ts'
import { layOutWords, type SizedRecognizedPage } from './pictures/external-recognition.ts'
import { readPictures } from './pictures/read-pictures.ts'
import { type Extraction, type Identifier, type LearnedCorrections, type Reading, singleDocument } from './reading.ts'
import { findIdentifiers } from './values/identifiers/identifiers.ts'
import { findPageLabels } from './values/labelled/page-labels.ts'
import { withWords } from './values/sentences/words-of-values.ts'

type FileOptions = Omit<FileToRead, 'account' | 'bytes' | 'path'>

/** Reads a file in this thread: for workers only. Throws a Quarantine. */
export async function readFile(bytes: Uint8Array, file: FileOptions): Promise<Reading> {
  // First, because the PDF reader detaches the bytes.
  const kind = fileKind(bytes, file.name, file.declaredType)
  const { pages, invoice } = await readPages(bytes, kind)
  return interpret(pages, { ...file, isRecognized: false, invoice, kind })
}

/** Reads the pictures of a file in this thread, or words recognized by another program. */
export async function readFileOfPictures(
  bytes: Uint8Array,
  file: FileOptions,
  recognized?: readonly SizedRecognizedPage[],
): Promise<Reading> {
  const kind = fileKind(bytes, file.name, file.declaredType)
  const pages = recognized ? recognized.map((page, at) => layOutWords(at + 1, page)) : await readPictures(bytes, kind)
  return interpret(pages, { ...file, isRecognized: true, invoice: null, kind })
}

interface FileFacts extends FileOptions {
  isRecognized: boolean
  invoice: InvoiceXml | null
  kind: FileKind
}

function interpret(pages: readonly PageLayout[], file: FileFacts): Reading {
  const { name, documentType: knownType, isRecognized, invoice, kind } = file
  const found = classify(pages, name)
  const documentType = isDocumentType(knownType)
    ? knownType
    : (found.documentType ?? (invoice ? 'commercial_invoice' : null))
  const identifiers = findIdentifiers(pages)
  const hasText = pages.some(({ text }) => /[\p{L}\p{N}]{2}/u.test(text))
  const readability = !hasText ? 'no_text' : isRecognized ? 'recognized' : 'text'
  const values = documentType === null ? null : readValues(documentType, pages, identifiers, file)
  return {
    pages: pages.map(({ number, text }) => ({ number, text })),
    documentType,
    classificationNotes: [
      hasText ? found.classificationNotes : noTextIn(kind, isRecognized),
      ...(pages.some(({ hasHiddenCells }) => hasHiddenCells) ? [HIDDEN] : []),
    ].join(' '),
    extraction: values && documentType && withInvoiceXml(values.extraction, documentType, invoice),
    ...(values?.learned && { learned: values.learned }),
    identifiers,
    readability,
    ...(isFormInPicture(pages) && { hasLabelsInPicture: true }),
    // Several documents may be in one PDF.
    bundle: kind === 'pdf' && knownType === undefined ? detectBundle(pages) : singleDocument,
    quarantined: null,
  }
}

/** A scanned form that was filled in by a program has text but no labels. */
const isFormInPicture = ([first]: readonly PageLayout[]): boolean =>
  first?.hasBackgroundPicture === true &&
  findPageLabels(first).labelMatches.filter(({ meaning }) => meaning !== 'other').length <= 1

function readValues(
  type: DocumentTypeCode,
  pages: readonly PageLayout[],
  identifiers: readonly Identifier[],
  { earlierCorrections = [], correctedValues, receivedOn }: FileFacts,
): { extraction: Extraction; learned?: LearnedCorrections } {
  const context = createDocumentContext(type, pages, identifiers, receivedOn)
  const extraction = extract(context, pages)
  const served = (one: Extraction) => (keepsWords(type) ? withWords(one, pages) : one)
  if (earlierCorrections.length === 0 && correctedValues === undefined) return { extraction: served(extraction) }
  const form = fingerprintForm(pages)
  const expectations = combineCorrections(earlierCorrections, form, type)
  const applied = applyCorrections(extraction, expectations, context)
  if (correctedValues === undefined) return { extraction: served(applied) }
  const corrections = form.length === 0 ? [] : learnCorrections(correctedValues, context, applied, expectations)
  return { extraction: served(applied), learned: { form, corrections } }
}

const HIDDEN = 'Its hidden sheets, rows and columns were not read.'

const noTextIn = (kind: FileKind, isRecognized: boolean): string => {
  if (kind === 'unknown') return 'It is of a kind of file that is not read.'
  const isPicture = 'It has no text: it is a picture or a scan'
  return isRecognized ? `${isPicture}, and no text could be recognized in it.` : `${isPicture}.`
}

/** The layout of the pages of a file, if they have text. */
export async function readPages(
  bytes: Uint8Array,
  kind: FileKind,
): Promise<{ pages: PageLayout[]; invoice: InvoiceXml | null }> {
  return kind === 'pdf' ? readPdf(bytes) : { pages: await readOther(bytes, kind), invoice: null }
}

async function readOther(bytes: Uint8Array, kind: Exclude<FileKind, 'pdf'>): Promise<PageLayout[]> {
  switch (kind) {
    case 'zip':
      return readOffice(bytes)
    case 'email':
      return readEmail(bytes)
    case 'csv': {
      const text = decodeText(bytes.subarray(0, limits.textBytes)).slice(0, limits.text)
      return [
        layOutRows(
          1,
          parseCsv(text, csvSeparator(text)).map(({ cells }) => cells),
        ),
      ]
    }
    case 'text':
      return [layOutText(1, decodeText(bytes.subarray(0, limits.textBytes)))]
    case 'unknown':
      return []
    default:
      refuseHugeImage(kind, bytes)
      return []
  }
}
