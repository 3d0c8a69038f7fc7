import { gzipSync } from 'node:zlib'

/** A body as the database has it: quickly compressed, because each response is. */
export const packReportBody = (body: string): Buffer => gzipSync(body, { level: 1 })
