import type { Body } from '@boxtrail/contracts/zod'
import { isOnSandboxClock } from '@boxtrail/sources/port/traits'
import type { PoolClient } from 'pg'
import type { Call } from '../../context.ts'
import { appendToLog, type NewChange } from '../../notifications/event-log/append.ts'
import { indexNewRequests } from '../../records/search/entries.ts'
import { asTrackedBefore } from '../../records/tracking-requests/earlier-queries.ts'
import { insertRequest, type StoredRequest } from '../../records/tracking-requests/queries.ts'
import type { TrackedNumber } from '../../records/tracking-requests/tracked-number.ts'
import type { StagedFields } from '../../schema/column-types.ts'
import { lockSubjects, reschedule, type WantedCheck } from '../../tracking/checks/queries.ts'
import { beginJourney, checkOf } from '../../tracking/start-and-stop/begin.ts'
import { endEarlier } from '../../tracking/start-and-stop/end-earlier.ts'
import { insertDetection } from './queries.ts'

/** A number that may be tracked, with its options. */
export interface Plan {
  tracked: TrackedNumber
  attributes: Body<'createTrackingRequest'>['data']['attributes']
  customerId: string | null
  /** Custom fields for the records it creates; null for most. */
  staged: StagedFields | null
  /** When its line is first polled; null for now. */
  startsAt: Date | null
}

/**
 * Writes requests with their journeys, checks, subscriptions and log. If an open request has the number, nothing is
 * written and the result is `undefined`. Checks are locked first and numbers written in a fixed order, so that
 * concurrent calls cannot deadlock.
 */
export const writeRequests = async (
  client: PoolClient,
  call: Call,
  given: readonly Plan[],
): Promise<(StoredRequest | undefined)[]> => {
  const plans: Plan[] = []
  for (const plan of given)
    plans.push({ ...plan, tracked: await asTrackedBefore(client, call.accountId, plan.tracked) })
  const inOrder = [...plans].sort((a, b) => (numberKey(a.tracked) < numberKey(b.tracked) ? -1 : 1))
  if (plans.length > 1)
    await lockSubjects(
      client,
      plans.flatMap(({ tracked: { subject } }) => subject ?? []),
    )
  const checks = new Map<Plan, WantedCheck | null>()
  for (const plan of inOrder) checks.set(plan, await checkOf(client, call, plan.tracked, plan.startsAt))
  const requests = new Map<Plan, StoredRequest | undefined>()
  const changes: NewChange[] = []
  for (const plan of inOrder) {
    const inserted = await insertRequest(client, newRequest(call, plan))
    const end = inserted ? null : await endEarlier(client, call, plan.tracked)
    if (end) changes.push(...end)
    requests.set(plan, end ? await insertRequest(client, newRequest(call, plan)) : inserted)
  }
  const written = plans.filter((plan) => requests.get(plan) !== undefined)
  await indexNewRequests(
    client,
    written.map((plan) => requests.get(plan)!),
  )
  // No check is needed for a number that is already open.
  const idle = plans.filter((plan) => !requests.get(plan)).flatMap((plan) => checks.get(plan)?.id ?? [])
  if (idle.length > 0) await reschedule(client, idle)
  for (const plan of written) {
    const request = requests.get(plan)!
    const check = checks.get(plan)
    changes.push(requestCreated(request))
    if (check) {
      const begun = await beginJourney(client, call, plan.tracked, request, check)
      changes.push(...begun.changes)
      if (begun.ended) requests.set(plan, { ...request, ended_journey: begun.ended })
    } else await insertDetection(client, call.accountId, request.id, plan.startsAt)
  }
  await appendToLog(client, call, { changes, created: written.length })
  return plans.map((plan) => requests.get(plan))
}

/** The key of a number that an account may have open only once. */
export const numberKey = ({ scac, bareNumber }: Pick<TrackedNumber, 'scac' | 'bareNumber'>): string =>
  `${scac ?? ''} ${bareNumber}`

const newRequest = ({ accountId, userId, newId }: Call, { tracked, attributes, customerId, staged }: Plan) => ({
  accountId,
  id: newId(),
  ...tracked,
  requestTypeAsSent: attributes.request_type,
  autoDetect: attributes.auto_detect_vocc_scac === true,
  refNumbers: [...new Set(attributes.ref_numbers)],
  shipmentTags: [...new Set(attributes.shipment_tags)],
  initialCustomFields: staged,
  customerId,
  userId,
  sandbox: tracked.subject !== null && isOnSandboxClock(tracked.subject),
})

const requestCreated = (request: StoredRequest): NewChange => ({
  resource_type: 'tracking_request',
  resource_id: request.id,
  shipment_id: null,
  container_id: null,
  event: null,
  changeset: Object.fromEntries(loggedColumns.map((name) => [name, [null, request[name] ?? null]])),
})

const loggedColumns = [
  'request_number',
  'request_type',
  'scac',
  'status',
  'ref_numbers',
  'shipment_tags',
  'customer_id',
] as const
