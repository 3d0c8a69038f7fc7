import { overChecks } from '../db/distribution/over-checks.ts'
import { type Client, statement } from '../db/statement.ts'

const findOccasionSql = statement(
  'find-occasion',
  `select a.company_name, u.name as user_name, j.sandbox from shipments s
   join journeys j on j.account_id = s.account_id and j.id = s.journey_id
   join accounts a on a.id = s.account_id
   left join users u on u.account_id = s.account_id and u.id = $3
   where s.account_id = $1 and s.id = $2`,
)

/** The caller and account of a pack, and whether the shipment is in the sandbox. */
export const findOccasion = (client: Client, accountId: string, shipmentId: string, userId: string) =>
  findOccasionSql.first(client, accountId, shipmentId, userId)

const findFollowedChecksText = `select k.id, k.subject_kind, k.subject_number from shipments s
   join subscriptions v on v.account_id = s.account_id and v.journey_id = s.journey_id
   join checks k on k.id = v.check_id
   where s.account_id = $1 and s.id = $2`

const findFollowedChecksSql = statement('find-followed-checks', findFollowedChecksText, {
  distributed: overChecks(
    findFollowedChecksText,
    `select v.check_id from shipments s
     join subscriptions v on v.account_id = s.account_id and v.journey_id = s.journey_id
     where s.account_id = $1 and s.id = $2`,
  ),
})

export type FollowedCheck = Awaited<ReturnType<typeof findFollowedChecks>>[number]

/** The checks by which a shipment is or was followed. */
export const findFollowedChecks = (client: Client, accountId: string, shipmentId: string) =>
  findFollowedChecksSql.rows(client, accountId, shipmentId)

const findCitedReportsSql = statement(
  'find-cited-reports',
  `select id, check_id, source_id, asked_at, received_at, recorded_at, adapter, adapter_version, media_type, size,
     stored_size, encode(body_sha256, 'hex') as body_sha256
   from reports where id = any($1::uuid[]) and check_id = any($2::uuid[])`,
)

/** The reports that statements about the caller's own container name, limited to those of its shipment's checks. */
export const findCitedReports = async (client: Client, ids: readonly string[], checkIds: readonly string[]) =>
  ids.length === 0 ? [] : findCitedReportsSql.rows(client, ids, checkIds)

export type FoundReport = Awaited<ReturnType<typeof findCitedReports>>[number]
