import { z } from 'zod'
import { headers } from './header-settings.ts'
import { days, httpUrl, positive } from './setting-types.ts'

const ocr = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('built_in') }),
  z.strictObject({ kind: z.literal('off') }),
  z.strictObject({
    kind: z.literal('service'),
    url: httpUrl,
    headers: headers.default({}),
    timeout_ms: positive.max(120_000).default(30_000),
  }),
])

export const documents = z.strictObject({
  readings_at_once: positive
    .max(64)
    .default(2)
    .describe(
      'Files that a process reads concurrently, and one more of an account of which it reads none; each is in memory and has a process to itself',
    ),
  stored_mb_per_account: positive
    .default(51_200)
    .describe('Storage for the files of an account, including those of recently deleted documents'),
  deleted_files_kept_days: days.default(7).describe('How long the file of a deleted document is kept'),
  ocr: ocr
    .default({ kind: 'built_in' })
    .describe(
      'What recognizes the text of scans: `kind: built_in`; `off`; or `service` with its `url`, and optionally `headers` and `timeout_ms` (30 seconds)',
    ),
})
