import nodemailer from 'nodemailer'
import { ZipFile } from 'yazl'
import type { Sample } from '../corpus.ts'
import { SPECIMEN } from '../sheet.ts'
import type { Truth } from '../truth.ts'

/** A mail before it is encoded, and the documents that a clerk would file from it. */
export interface MailDraft {
  name: string
  message: Message
  /** The contents of its documents, in their order in the mail. */
  documents: Truth[]
  /** Parts that are not documents. */
  leftOut: string[]
}

export interface File {
  filename: string
  content: Buffer | string
  contentType?: string
  cid?: string
  contentDisposition?: 'inline' | 'attachment'
}

export interface Message {
  subject: string
  text?: string
  html?: string
  attachments?: File[]
}

const transport = nodemailer.createTransport({ streamTransport: true, buffer: true })
export const encode = async (message: Message): Promise<Buffer> => {
  const sent = await transport.sendMail({
    from: 'Docs Desk <docs@keelson.example>',
    to: 'ops@importer.example',
    ...message,
  })
  return sent.message as Buffer
}

export const SIGNATURE = `\n\nBest regards,\nMila Okanela\nImport Desk | Keelson Freight\nT +1 (310) 555-0133 | F +1 (310) 555-0134\nwww.keelson.example\n\nInvented for tests: ${SPECIMEN}`

export const LOGO: File = {
  filename: 'image001.png',
  cid: 'logo@keelson',
  contentDisposition: 'inline',
  content: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
}

export const toFile = ({ bytes }: Sample, filename: string): File => ({ filename, content: bytes })

export const attachMessage = async (message: Message): Promise<File> => ({
  filename: 'message.eml',
  contentType: 'message/rfc822',
  content: await encode(message),
})

export const zipFiles = (files: readonly File[]): Promise<File> =>
  new Promise((resolve, reject) => {
    const zip = new ZipFile()
    for (const { filename, content } of files) zip.addBuffer(Buffer.from(content), filename)
    zip.end()
    const chunks: Buffer[] = []
    zip.outputStream
      .on('data', (chunk: Buffer) => chunks.push(chunk))
      .on('error', reject)
      .on('end', () =>
        resolve({ filename: 'documents.zip', contentType: 'application/zip', content: Buffer.concat(chunks) }),
      )
  })
