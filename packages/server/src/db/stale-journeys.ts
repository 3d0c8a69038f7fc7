/**
 * SQL: marks journeys of the account `$1` for projection, by a condition on `j`. Rows are locked in key order, so that
 * two of these cannot deadlock, and with no stronger lock than that of the update.
 */
export const markStaleWhere = (condition: string): string => `with found as materialized (
     select j.id from journeys j where j.account_id = $1 and ${condition} order by j.id for no key update)
   update journeys j set stale_seq = j.stale_seq + 1 from found where j.account_id = $1 and j.id = found.id`
