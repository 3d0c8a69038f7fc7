import writeXlsxFile from 'write-excel-file/node'
import type { Cell } from './issuer.ts'

/** A workbook of one sheet: numbers as numbers, texts as texts. */
export const writeWorkbook = async (rows: readonly (readonly Cell[])[]): Promise<Buffer> => {
  const data = rows.map((row) =>
    row.map((value) =>
      value === null || value === '' ? null : { value, type: typeof value === 'number' ? Number : String },
    ),
  )
  return (await (writeXlsxFile as never as (data: unknown) => { toBuffer: () => Promise<Buffer> })(
    data,
  ).toBuffer()) as Buffer
}
