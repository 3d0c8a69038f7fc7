import type { DropContext, ProcessedFile } from './drop-folder.ts'
import { processCsvFile } from './process-csv-file.ts'
import { processEdiFile } from './process-edi-file.ts'

/** Processes CSV snapshots by the name of the file, and everything else as EDI. */
export const processFile = (context: DropContext) => {
  const [csv, edi] = [processCsvFile(context), processEdiFile(context)]
  return (name: string, bytes: Uint8Array, modifiedMs: number): Promise<ProcessedFile> =>
    /\.csv$/i.test(name) ? csv(name, bytes) : edi(bytes, modifiedMs)
}
