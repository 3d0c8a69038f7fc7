import type { Schemas } from '@boxtrail/contracts'
import type { Body } from '@boxtrail/contracts/zod'
import { duplicateNumber, unknownCustomer } from '@boxtrail/protocol/errors'
import { isUuid } from '@boxtrail/protocol/uuid'
import { isConnected } from '@boxtrail/sources/port/traits'
import type { Call } from '../../context.ts'
import { stageFields } from '../../custom-fields/values/initial.ts'
import { transaction } from '../../db/transaction.ts'
import { enabledLines } from '../../records/accounts/queries.ts'
import { findParties } from '../../records/parties/queries.ts'
import { findOpenRequests, type OpenRequest } from '../../records/tracking-requests/open-queries.ts'
import type { LineColumns, TrackingRequestRow } from '../../records/tracking-requests/resource.ts'
import type { TrackedNumber } from '../../records/tracking-requests/tracked-number.ts'
import { readNumber } from './read-number.ts'
import { warningsOf } from './warnings.ts'
import { writeRequests } from './write-requests.ts'

export interface Started {
  /** The request as it was written, and whether its line is polled at all. */
  request: TrackingRequestRow
  warnings: Schemas['Warning'][]
}

/** Starts tracking a number: request, journey, check, subscription and log, all or nothing. */
export const startTracking = async (call: Call, { data }: Body<'createTrackingRequest'>): Promise<Started> => {
  const { pool, accountId } = call
  const { attributes } = data
  const tracked = readNumber(attributes, { ...call, enabledLines: await enabledLines(pool, accountId) })
  const customerId = await customerOf(call, data.relationships?.customer?.data.id)
  const staged = await stageFields(pool, accountId, attributes.initial_custom_fields)
  const request = await transaction(pool, async (client) => {
    const [written] = await writeRequests(client, call, [{ tracked, attributes, customerId, staged, startsAt: null }])
    if (!written) throw duplicateOf(tracked, (await findOpenRequests(client, accountId, [tracked]))[0])
    return written
  })
  wakeWorkers(call)
  return { request: { ...request, ...lineOf(tracked, call) }, warnings: warningsOf(tracked, call) }
}

/**
 * The columns that show that nobody polls the line. Nothing else about the check is returned here: it is shared, and
 * its times would reveal that others track the number.
 */
const lineOf = ({ subject }: TrackedNumber, { clock }: Call): Partial<LineColumns> =>
  subject !== null && !isConnected(subject) ? { line_adapter: subject.adapter, read_at: clock() } : {}

export const wakeWorkers = ({ wakeups }: Pick<Call, 'wakeups'>): void => {
  for (const topic of ['detections', 'checks', 'journeys'] as const) wakeups.wake(topic)
}

/** The id of a customer, a party of the account; null for the account itself, which stands for "no other customer". */
export const customerOf = async ({ pool, accountId }: Call, id: string | undefined): Promise<string | null> => {
  if (id === undefined || id.toLowerCase() === accountId) return null
  const [party] = isUuid(id) ? await findParties(pool, accountId, [id]) : []
  if (!party) throw unknownCustomer()
  return party.id
}

export const duplicateOf = ({ requestNumber, scac }: TrackedNumber, open: OpenRequest | undefined) =>
  duplicateNumber(requestNumber, scac, open ? openMeta(open) : null)

/** The `meta` that names the request which has the number. */
export const openMeta = ({ id, status, shipment_id }: OpenRequest) => ({
  tracking_request_id: id,
  status,
  ...(shipment_id ? { shipment_id } : {}),
})
