import { gzipSync } from 'node:zlib'

/** Compresses a body for the database, at the fastest level, because this is done for every response. */
export const packReportBody = (body: string): Buffer => gzipSync(body, { level: 1 })
