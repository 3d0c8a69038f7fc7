import { keyOf } from '../answer/include.ts'
import type { Column } from './columns.ts'
import { CSV_BEGINNING, csvRow } from './csv.ts'
import type { FileFormat } from './file-format.ts'
import type { Exported, Related } from './values.ts'
import { createWorkbook } from './xlsx.ts'

/** Some records of a list, and the records related to them. */
export interface RecordsPage {
  records: readonly Exported[]
  related: readonly Exported[]
}

interface Content {
  /** The name of the list, which the sheet has as well. */
  name: string
  columns: readonly Column[]
}

/** Writes a list as a file, a row for each record; one page of it is in memory at a time. */
export const writeFile = (
  format: FileFormat,
  content: Content,
  pages: AsyncIterable<RecordsPage>,
): AsyncGenerator<Uint8Array> => (format === 'csv' ? csvFile(content, pages) : xlsxFile(content, pages))

async function* csvFile({ columns }: Content, pages: AsyncIterable<RecordsPage>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder()
  let text = CSV_BEGINNING + csvRow(columns.map(({ name }) => name))
  for await (const page of pages) {
    for (const cells of rowsOf(page, columns)) text += csvRow(cells)
    yield encoder.encode(text)
    text = ''
  }
  if (text !== '') yield encoder.encode(text)
}

async function* xlsxFile({ name, columns }: Content, pages: AsyncIterable<RecordsPage>): AsyncGenerator<Uint8Array> {
  const written: Uint8Array[] = []
  const take = () => written.splice(0)
  const workbook = createWorkbook(name, (bytes) => written.push(bytes))
  workbook.row(columns.map((column) => column.name))
  for await (const page of pages) {
    for (const cells of rowsOf(page, columns)) workbook.row(cells)
    yield* take()
  }
  workbook.end()
  yield* take()
}

const rowsOf = ({ records, related }: RecordsPage, columns: readonly Column[]) => {
  const byKey = new Map(related.map((one) => [keyOf(one), one]))
  const follow: Related = (linked) =>
    [linked ?? []].flat().flatMap((reference) => byKey.get(keyOf(reference as Exported)) ?? [])
  return records.map((record) => columns.map(({ cell }) => cell(record, follow)))
}
