import type { Schemas } from '@boxtrail/contracts'
import type { ResolvePlace, Source } from '@boxtrail/engine/project/types/projection'
import { happenedMs, sourceTextOf } from '@boxtrail/engine/provenance/source-text'
import { publicId } from '@boxtrail/engine/source-id'
import type { Statement } from '@boxtrail/engine/statement'
import { formatInstant } from '@boxtrail/engine/time'
import type { Dropped } from '../../db/horizons.ts'
import type { OwnReport } from './own-queries.ts'

type Report = Schemas['Report']['attributes']

interface Shown {
  source: Source
  quotes: readonly Statement[]
  total: number
  body: string | null
  /** The hash of the body, in hexadecimal digits. */
  sha256: string | null
  evidence: Dropped | null
  resolvePlace: ResolvePlace
}

export const reportResource = (
  row: OwnReport,
  { source, quotes, total, body, sha256, evidence, resolvePlace }: Shown,
): Schemas['Report'] => ({
  id: row.id,
  type: 'report',
  attributes: {
    source: { id: publicId(source.id), kind: source.kind, name: source.name },
    subject: { kind: row.subject_kind as Report['subject']['kind'], number: row.subject_number },
    outcome: row.outcome,
    complete: row.complete,
    adapter: row.adapter,
    adapter_version: row.adapter_version,
    observed_at: formatInstant(row.asked_at.getTime()),
    received_at: formatInstant(row.received_at.getTime()),
    recorded_at: formatInstant(row.recorded_at.getTime()),
    media_type: row.media_type,
    content_hash: row.content_hash,
    body_sha256: sha256,
    size: row.size,
    stored_size: row.stored_size,
    quotes: quotes.map((quote) => {
      const ms = happenedMs(quote, source, resolvePlace)
      return {
        about: quote.says === 'fact' ? quote.field : quote.kind,
        container: quote.container,
        words: sourceTextOf(quote),
        happened_at: ms === null ? null : formatInstant(ms),
      }
    }),
    quotes_total: total,
    body,
  },
  ...(evidence ? { meta: { evidence } } : {}),
})
