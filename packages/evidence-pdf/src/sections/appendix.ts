import type { Sheet } from '../sheet.ts'
import { table } from '../table.ts'
import { heading, paragraph } from '../texts.ts'
import { type Attributes, plain, sourceInWords } from '../words.ts'

const COLUMNS = [
  { title: '', part: 6 },
  { title: 'Report of, about', part: 23 },
  { title: 'Times (UTC)', part: 22 },
  { title: 'Read as', part: 17 },
  { title: 'SHA-256 of the body, and the id of the report', part: 32 },
]

const BODY: Record<string, string> = {
  kept: 'The body is kept.',
  dropped: 'The body is no longer kept; its hash is.',
  none: 'There was no body.',
}

export const appendix = (sheet: Sheet, { reports, documents, left_out }: Attributes): void => {
  heading(sheet, 'Reports that are cited')
  if (reports.length === 0) paragraph(sheet, 'None: no source has reported anything.')
  else
    table(
      sheet,
      COLUMNS,
      reports.map((one) => ({
        cells: [
          one.reference,
          `${sourceInWords(one.source)}\n${one.source.id}\n${one.subject.kind} ${one.subject.number}`,
          `observed ${plain(one.observed_at)}\nreceived ${plain(one.received_at)}\nstored ${plain(one.recorded_at)}`,
          `${one.adapter}, version ${one.adapter_version}\n${one.media_type ?? 'media type not stated'}\n${one.size === null ? 'no body' : `${one.size} bytes`}`,
          `${one.body_sha256 ?? 'no hash'}\n${one.id}\n${one.body_sha256 === null && one.body === 'dropped' ? 'The body is no longer kept, and comes from before hashes were stored.' : (BODY[one.body] ?? one.body)}`,
        ],
      })),
    )
  if (left_out.reports > 0) paragraph(sheet, `${left_out.reports} further reports are left out.`)
  if (documents.length === 0) return
  heading(sheet, 'Documents of the account that are cited')
  for (const { reference, name, id } of documents)
    paragraph(sheet, `${reference}: ${name ?? 'name not known any more'} (${id})`)
}
