import { document } from '@boxtrail/protocol/answer/json-api'
import { notFound } from '@boxtrail/protocol/errors'
import type { Handler } from '../../context.ts'
import { droppedOf, findHorizon } from '../../db/horizons.ts'
import { lookupsOf } from '../../reference/lookups-of.ts'
import { hashOfBody } from '../../tracking/reports/hash-of-body.ts'
import { storedBodiesIn } from '../../tracking/stored-bodies/read.ts'
import { findQuotes, findReport, readReportBody } from './own-queries.ts'
import { reportResource } from './resource.ts'

export const getReport: Handler<'getReport'> = async ({ params: { id } }, call) => {
  const { pool, accountId, registry } = call
  const report = await findReport(pool, accountId, id)
  if (!report) throw notFound()
  const { rows, total } = await findQuotes(pool, accountId, report)
  // The body of a shared source may be about others, too.
  const isOwn = report.source_account_id === accountId
  const mayRead = isOwn || call.isOperator
  const isHashed = report.body_sha256 !== null || report.stored_size === null
  const body = mayRead || !isHashed ? await readReportBody(pool, accountId, id, storedBodiesIn(call.store)) : null
  const evidence = droppedOf(await findHorizon(pool, 'report_bodies'), report.stored_size === null ? [] : [id])
  return document(
    call,
    reportResource(report, {
      evidence,
      source: registry.describe(report.source_id),
      quotes: rows,
      total,
      body: mayRead ? body : null,
      sha256: report.body_sha256 ?? (body === null ? null : hashOfBody(body).toString('hex')),
      resolvePlace: lookupsOf(call.reference).resolvePlace,
    }),
  )
}
