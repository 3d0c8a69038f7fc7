import type { Claim } from '@boxtrail/engine/claims/claim'
import type { Source as SourceDescription, SourcedClaim } from '@boxtrail/engine/project/types/projection'
import { isLineSource, parseSourceId } from '@boxtrail/engine/source-id'
import { type Client, type RowOf, statement } from '../../../db/statement.ts'

/** A check that a journey subscribes to. `wanted_every_s` is null if it is not polled: the source pushes. */
export interface SubscribedCheck extends RowOf<'load-subscribed-checks'> {
  /** Why its last answer is not used, if it could not be read. */
  refused?: string
}

const subscribedChecks = (isSubscribed: string) =>
  `with s as materialized (
     select s.account_id, s.journey_id, s.check_id, s.wanted_every_s, s.active, s.waiting
     from subscriptions s join unnest($1::uuid[], $2::uuid[]) as k(account_id, journey_id) using (account_id, journey_id)),
   c as materialized (
     select id as check_id, source_id, subject_kind, subject_number, last_outcome, last_asked_at, next_check_at,
       last_answered_at, last_report, last_reported_at, last_repeated_at, last_new_claim_at, awaits_confirmation,
       rebuilt_at, created_at
     from checks where id ${isSubscribed})
   select * from s join c using (check_id)`

// Most checks of a journey were created together. By an array of their ids PostgreSQL reads each of their pages once,
// in a join once for each check.
const loadSubscribedChecksSql = statement(
  'load-subscribed-checks',
  subscribedChecks('= any(array(select check_id from s))'),
  { distributed: subscribedChecks('in (select check_id from s)') },
)

/** The checks that journeys subscribe to, in the order of their creation. */
export const loadSubscribedChecks = async (
  client: Client,
  journeys: readonly { account_id: string; id: string }[],
): Promise<RowOf<'load-subscribed-checks'>[]> => {
  const checks = await loadSubscribedChecksSql.rows(
    client,
    journeys.map((journey) => journey.account_id),
    journeys.map((journey) => journey.id),
  )
  return checks.toSorted((a, b) => compare(a.check_id, b.check_id))
}

const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b))

/** A claim with the check that reported it; claims of documents have none. */
export type ReportedClaim = SourcedClaim & { checkId: string }

/** The check whose reports a claim names. */
export const checkOf = (claim: SourcedClaim): string | undefined => (claim as Partial<ReportedClaim>).checkId

/**
 * The claims of a check with their source, in a fixed order, because rows have none: where two claims count alike, the
 * first one decides. Claims of one report are sorted by what they are about, and finally by their ids, which are
 * random.
 */
export const sourced = (check: SubscribedCheck, claims: readonly Claim[], source: SourceDescription): ReportedClaim[] =>
  claims
    .toSorted((a, b) => a.firstSeenMs - b.firstSeenMs || compare(a.key, b.key) || compare(a.id, b.id))
    .map(
      (claim): ReportedClaim => ({
        ...claim,
        source,
        checkId: check.check_id,
        latestReport: claim.lastReport ?? check.last_report ?? claim.firstReport,
        latestReportedMs: claim.lastSeenMs ?? lastReportedMs(check) ?? claim.firstSeenMs,
        ofContainer: check.subject_kind === 'container',
      }),
    )

/** When a check last reported. An unchanged response leaves no report, but confirms all of the last one. */
export const lastReportedMs = ({
  last_outcome,
  last_asked_at,
  last_reported_at,
  last_repeated_at,
}: SubscribedCheck): number | undefined => {
  if (last_reported_at === null) return undefined
  const confirmed = last_outcome === 'ok' ? last_asked_at : last_repeated_at
  return Math.max(last_reported_at.getTime(), confirmed?.getTime() ?? 0)
}

/**
 * The check through which a line reports on its number: the polled one, unless it has never been answered and the line
 * has pushed.
 */
export const lineCheckOf = (checks: readonly SubscribedCheck[]): SubscribedCheck | undefined => {
  const lines = checks.filter(({ source_id }) => isLineSource(source_id))
  const polledLine = lines.find(
    ({ wanted_every_s, source_id }) => wanted_every_s !== null && parseSourceId(source_id).isLineApi,
  )
  if (polledLine?.last_answered_at) return polledLine
  return lines.find(({ last_answered_at }) => last_answered_at !== null) ?? polledLine ?? lines[0]
}
