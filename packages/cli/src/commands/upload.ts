import { openAsBlob } from 'node:fs'
import { stat } from 'node:fs/promises'
import { basename, extname } from 'node:path'
import type { Command } from '../command.ts'
import { UsageError } from '../failure.ts'
import { column } from '../output/columns.ts'

const TYPES: Record<string, string> = {
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.tif': 'image/tiff',
  '.tiff': 'image/tiff',
  '.txt': 'text/plain',
  '.csv': 'text/csv',
  '.xml': 'application/xml',
  '.eml': 'message/rfc822',
  '.xlsx': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

export const upload: Command = {
  name: 'upload',
  about: 'Upload files, each as a document that the service reads',
  arguments: 'FILE …',
  least: 1,
  most: 1_000,
  options: { name: { value: 'NAME', about: 'Name of the document; else that of the file' } },
  writes: true,
  example: 'boxtrail upload arrival-notice.pdf',
  run: async ({ arguments: files, terminal, text, connect, writer: open, progress }) => {
    for (const file of files) await checkFile(file)
    if (files.length > 1 && text('name')) throw new UsageError('--name is for a single file.', { where: '--name' })
    const client = await connect()
    const writer = open(
      ['name', 'documentType', 'fileSizeBytes', 'createdAt', 'id'].map((name) => column(name)),
      'ndjson',
    )
    for (const file of files) {
      const filename = basename(file)
      const type = TYPES[extname(file).toLowerCase()] ?? 'application/octet-stream'
      const document = await client.documents.upload(await openAsBlob(file, { type }), {
        filename,
        name: text('name') ?? filename,
        signal: terminal.signal,
        onProgress: ({ sent, total }) => progress(`${filename}: ${sent} of ${total} bytes`),
      })
      progress('')
      if (files.length === 1) return writer.one(document)
      await writer.write(document)
    }
    return writer.end()
  },
}

/** Checks a file before anything is sent. */
const checkFile = async (file: string): Promise<void> => {
  const found = await stat(file).catch((error: NodeJS.ErrnoException) => error.code ?? 'unreadable')
  if (typeof found === 'string') throw new UsageError(`The file ${file} cannot be read: ${found}.`, { where: file })
  if (!found.isFile()) throw new UsageError(`${file} is not a file.`, { where: file })
}
