import type { FileToRead } from '../../src/file-to-read.ts'
import { drawPage as drawPageOf, type PageToDraw } from '../../src/pictures/draw-page.ts'
import { readDocument as readDocumentOf } from '../../src/read-document.ts'
import { readMail as readMailOf } from '../../src/read-mail.ts'

/** Readers serve one account each; here all files are of one. */
const account = 'the account of the tests'

export const readDocument = (file: Omit<FileToRead, 'account'>, limits?: Parameters<typeof readDocumentOf>[1]) =>
  readDocumentOf({ ...file, account }, limits)

export const drawPage = (page: Omit<PageToDraw, 'account'>, limits?: Parameters<typeof drawPageOf>[1]) =>
  drawPageOf({ ...page, account }, limits)

export const readMail = (bytes: Uint8Array) => readMailOf({ account, bytes })
