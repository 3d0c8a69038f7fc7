/**
 * How far the clock of an account's sandbox is ahead, as an interval; zero for a journey that is not in the sandbox.
 * Both parameters are SQL expressions.
 */
export const sandboxAhead = (account: string, isSandbox: string): string =>
  `case when ${isSandbox} then coalesce((select b.ahead_ms from sandboxes b where b.account_id = ${account}), 0) else 0 end
     * interval '1 ms'`

/** The present by the clock of a journey, to the second, like all timestamps of its records. */
export const journeyNow = (account: string, isSandbox: string): string =>
  `date_trunc('second', now() + ${sandboxAhead(account, isSandbox)})`

/** The same for the row `j` of `journeys`. */
export const nowOfJourney = journeyNow('j.account_id', 'j.sandbox')

/** SQL: since when the journey of the row `j` is tracked, by its clock: since it was requested, or resumed. */
export const trackedSince = `greatest(coalesce(to_timestamp((j.state->>'requestedMs')::float8 / 1000), j.created_at),
       to_timestamp((j.state->>'countsFromMs')::float8 / 1000))`

/**
 * SQL: since when a source is polled for the journey of the row `j`; its line, since it was last enabled for the
 * account.
 */
export const awaitedSince = (sourceId: string): string =>
  `greatest(${trackedSince}, case when ${sourceId} like 'line:%' then to_timestamp((j.state->>'lineAgainMs')::float8 / 1000) end)`

/** SQL: whether the id of a source is that of a sandbox. */
export const isSandboxSource = (sourceId: string): string => `${sourceId} like '%:TEST%@%'`

/** The same for the row `r` of `tracking_requests`. A continued shipment's journey belongs to its latest request. */
export const nowOfRequest = journeyNow(
  'r.account_id',
  `(exists (select 1 from journeys j where j.account_id = r.account_id and j.tracking_request_id = r.id and j.sandbox)
       or exists (select 1 from shipments s join journeys j on j.account_id = s.account_id and j.id = s.journey_id and j.sandbox
         where s.account_id = r.account_id and s.id = r.shipment_id))`,
)
