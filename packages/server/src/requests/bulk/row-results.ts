import type { Schemas } from '@boxtrail/contracts'
import { wireTime } from '@boxtrail/protocol/answer/json-api'
import { duplicateRow } from '@boxtrail/protocol/errors'
import type { OpenRequest } from '../../records/tracking-requests/open-queries.ts'
import type { StoredRequest } from '../../records/tracking-requests/queries.ts'
import { duplicateOf, openMeta } from '../creation/create-request.ts'
import type { Plan } from '../creation/write-requests.ts'
import { intoRow, type Row } from './read-rows.ts'

export type RowResult = Schemas['TrackingRequestRowResult']
type Planned = Extract<Row, { plan: Plan }>

const resultOf = ({ at, requestNumber }: Row, scac: string | null, status: RowResult['status']): RowResult => ({
  row: at,
  status,
  request_number: requestNumber,
  scac,
  tracking_request_id: null,
  starts_at: null,
  errors: [],
})

export const invalid = (row: Extract<Row, { problems: unknown }>): RowResult => ({
  ...resultOf(row, null, 'invalid'),
  errors: row.problems,
})

export const written = (row: Planned, request: StoredRequest, startsAt: Date | null): RowResult => ({
  ...resultOf(row, request.scac, startsAt ? 'accepted' : 'created'),
  tracking_request_id: request.id,
  starts_at: startsAt && wireTime(startsAt),
})

export const wouldCreate = (row: Planned, prediction: Schemas['ShippingLinePrediction'] | null): RowResult => ({
  ...resultOf(row, row.plan.tracked.scac, 'would_create'),
  ...(prediction ? { shipping_line: prediction } : {}),
})

/** The result if another request has the number. */
export const alreadyOpen = (row: Planned, open: OpenRequest | undefined): RowResult => {
  const { problems } = duplicateOf(row.plan.tracked, open)
  return {
    ...resultOf(row, row.plan.tracked.scac, 'duplicate'),
    errors: intoRow(problems, row.at),
    meta: open ? openMeta(open) : {},
  }
}

/** The result if an earlier row, whose result is known by now, has the number. */
export const alreadyInFile = (row: Planned, first: RowResult): RowResult => ({
  ...resultOf(row, row.plan.tracked.scac, 'duplicate'),
  errors: intoRow(duplicateRow(first.row).problems, row.at),
  meta: {
    row: first.row,
    ...(first.tracking_request_id ? { tracking_request_id: first.tracking_request_id } : first.meta),
  },
})

export const countsOf = (results: readonly RowResult[]): Schemas['TrackingRequestBatch']['attributes']['counts'] => {
  const count = (status: string) => results.filter((result) => result.status === status).length
  return {
    created: count('created'),
    accepted: count('accepted'),
    would_create: count('would_create'),
    duplicate: count('duplicate'),
    invalid: count('invalid'),
  }
}
