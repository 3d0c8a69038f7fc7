import type { DropContext, Taken } from './drop-folder.ts'
import { takeCsvFile } from './process-csv-file.ts'
import { takeEdiFile } from './process-edi-file.ts'

/** CSV snapshots by the name of the file, everything else as EDI. */
export const takeDropped = (context: DropContext) => {
  const [csv, edi] = [takeCsvFile(context), takeEdiFile(context)]
  return (name: string, bytes: Uint8Array, modifiedMs: number): Promise<Taken> =>
    /\.csv$/i.test(name) ? csv(name, bytes, modifiedMs) : edi(bytes, modifiedMs)
}
