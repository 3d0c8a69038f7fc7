import { createHash, randomBytes } from 'node:crypto'
import { createDatabase } from '@boxtrail/server/db/connection/database'
import { startPair } from './pair.ts'

export interface DocumentsReport {
  files: number
  racers: number
  /** Files without exactly one document, and unexpected responses. */
  problems: string[]
}

/**
 * Each of many uploaded files is attached by many concurrent requests to two processes: one gets 201, the others that
 * it is attached, and there is one document of it, with its file.
 */
export const runDocuments = async (
  databaseUrl: string,
  { files = 200, racers = 20 } = {},
): Promise<DocumentsReport> => {
  const pair = await startPair(databaseUrl)
  const { pool, close } = createDatabase(databaseUrl, { maxConnections: 2 })
  const problems: string[] = []
  try {
    for (let file = 0; file < files; file++) {
      const signedId = await upload(pair.post, file)
      const answers = await Promise.all(
        Array.from({ length: racers }, (_, racer) =>
          pair.post(racer, '/documents', {
            data: { type: 'document', attributes: { name: `file ${file}`, attached_document: signedId } },
          }),
        ),
      )
      const created = answers.filter(({ status }) => status === 201).length
      if (created !== 1) problems.push(`file ${file}: ${created} requests got 201`)
      for (const { status, text } of answers) {
        if (status === 201) continue
        const [{ code }] = JSON.parse(text).errors
        if (status !== 422 || code !== 'already_attached')
          problems.push(`file ${file}: ${status} ${text.slice(0, 200)}`)
      }
    }
    const { rows } = await pool.query<{ name: string; documents: number }>(
      'select name, count(*)::int as documents from documents group by name having count(*) <> 1',
    )
    for (const { name, documents } of rows) problems.push(`${name}: ${documents} documents`)
    const { rows: total } = await pool.query('select count(distinct name)::int as n from documents')
    if (total[0].n !== files) problems.push(`${total[0].n} of ${files} files have a document`)
  } finally {
    await close()
    await pair.stop()
  }
  return { files, racers, problems }
}

type Post = Awaited<ReturnType<typeof startPair>>['post']

/** The first two steps; returns the signed id. */
const upload = async (post: Post, file: number): Promise<string> => {
  const bytes = randomBytes(500)
  const checksum = createHash('md5').update(bytes).digest('base64')
  const blob = { filename: `${file}.pdf`, content_type: 'application/pdf', byte_size: bytes.length, checksum }
  const { status, text } = await post(file, '/storage/direct_uploads', { blob })
  if (status !== 200) throw new Error(`the file was not announced: ${text}`)
  const { signed_id, direct_upload } = JSON.parse(text)
  const put = await fetch(direct_upload.url, { method: 'PUT', headers: direct_upload.headers, body: bytes })
  if (!put.ok) throw new Error(`the file was not put: ${put.status}`)
  return signed_id
}
