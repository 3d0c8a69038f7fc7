import { isDocumentType } from '@boxtrail/document-reading/document-types'
import { fieldsByType } from '@boxtrail/document-reading/fields'
import { readDocument } from '@boxtrail/document-reading/read-document'
import { readMail } from '@boxtrail/document-reading/read-mail'
import { buildMails, type SampleMail } from '../mails/build-mails.ts'
import type { Truth } from '../truth.ts'
import { judge } from './score.ts'

export interface MailFigures {
  name: string
  /** The number of documents in the mail, of those created from it, and of those with the right type. */
  expected: number
  made: number
  typed: number
  values: { right: number; wrong: number; missing: number }
  /** Whether exactly the parts that are not documents were left out. */
  isLeftOutRight: boolean
  details: string[]
}

/** Reads a mail like a submission, and each document that it creates. */
export async function measureMail({ name, bytes, documents, leftOut }: SampleMail): Promise<MailFigures> {
  const read = await readMail({ account: 'corpus', bytes })
  if ('refused' in read) throw new Error(`${name}: ${read.refused}`)
  const { attachments, leftOut: skipped } = read.result
  const figures: MailFigures = {
    name,
    expected: documents.length,
    made: attachments.length,
    typed: 0,
    values: { right: 0, wrong: 0, missing: 0 },
    isLeftOutRight:
      skipped
        .map((one) => one.name)
        .toSorted()
        .join() === leftOut.toSorted().join(),
    details: skipped.map((one) => `left out ${one.name}: ${one.reason}`),
  }
  for (const [at, { filename, contentType, bytes: content }] of attachments.entries()) {
    const reading = await readDocument({ account: 'corpus', name: filename, declaredType: contentType, bytes: content })
    const truth = documents[at]
    figures.details.push(`${filename}: ${reading.documentType}, ${reading.readability}`)
    if (!truth) continue
    if (reading.documentType === truth.type) figures.typed++
    for (const { path, verdict, served, truth: stated } of judgeReading(reading, truth)) {
      figures.values[verdict]++
      if (verdict !== 'right')
        figures.details.push(`${verdict} ${path}: ${JSON.stringify(served)} of ${JSON.stringify(stated)}`)
    }
  }
  return figures
}

const judgeReading = (
  {
    documentType,
    extraction,
  }: { documentType: string | null; extraction: { payload: Record<string, unknown> } | null },
  truth: Truth,
) => {
  const fields = truth.type !== null && isDocumentType(truth.type) ? [...fieldsByType[truth.type], 'line_items'] : []
  return judge({ documentType, payload: extraction?.payload ?? { containers: [] } }, truth, new Set<string>(fields))
}

if (import.meta.main) {
  const all: MailFigures[] = []
  for (const mail of await buildMails()) all.push(await measureMail(mail))
  console.log(
    '| mail | documents | made | right types | values right | wrong | missing | left out |\n|---|---|---|---|---|---|---|---|',
  )
  for (const { name, expected, made, typed, values, isLeftOutRight } of all)
    console.log(
      `| ${name} | ${expected} | ${made} | ${typed} | ${values.right} | ${values.wrong} | ${values.missing} | ${isLeftOutRight ? 'right' : 'wrong'} |`,
    )
  for (const { name, details } of all) console.log(`\n${name}\n  ${details.join('\n  ')}`)
}
