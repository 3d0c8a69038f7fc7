import { type Client, type RowOf, statement } from '../../db/statement.ts'

/** The most containers that are counted on one map. */
export const MAX_ON_MAP = 20_000
/** How many containers of each place are named. */
export const MAX_NAMED = 20

export type Whereabouts = RowOf<'find-whereabouts'>

const isGone = 'coalesce(c.pod_full_out_at, c.final_destination_full_out_at, c.empty_terminated_at) is not null'
const endsOn = `(c.marks->'free_time'->>'ends_on')::date`
const ownZone = `coalesce(c.final_destination_timezone, c.pod_timezone, 'UTC')`
/** Days until the free time ends at the place, as lists count them (apps/web/src/format/last-free-day.ts). */
const daysLeft = `coalesce(
  ${endsOn} - (now() at time zone coalesce(c.marks->'free_time'->>'timezone', 'UTC'))::date,
  (c.pickup_lfd at time zone ${ownZone})::date - (now() at time zone ${ownZone})::date)`

/**
 * SQL: how urgent a container is, as lists colour it (apps/web/src/format/urgency.ts): 0 is most urgent, 3 not urgent.
 */
const urgency = `case when ${isGone} then 3 when ${daysLeft} < 0 then 0 when ${daysLeft} <= 2 then 1
  when c.current_status = 'available' and c.holds_at_pod_terminal @> '[{"status": "hold"}]' then 2 else 3 end`

/** The last stop that the container has reached or left. */
const lastStop = `left join lateral (
    select s.stop from jsonb_array_elements(r.stops) with ordinality s(stop, n)
    where (s.stop->'inbound'->>'done')::boolean or (s.stop->'outbound'->>'done')::boolean
    order by s.n desc limit 1) last on true`

const findWhereaboutsSql = statement(
  'find-whereabouts',
  `with under_way as (
     select l.id from container_list l
     where l.account_id = $1 and not l.tracking_stopped and l.current_status not in ('delivered', 'empty_returned')
     order by l.created_at desc, l.id desc limit ${MAX_ON_MAP + 1}),
   placed as (
     select c.id, c.number, c.current_status, ${urgency} as urgency,
       case when c.current_status in ('picked_up', 'dropped') then 'on_the_road'
         when last.stop is null and c.pol_full_in_at is null then 'not_handed_in'
         when last.stop is null then 'place'
         when not coalesce((last.stop->'outbound'->>'done')::boolean, false) then 'place'
         when last.stop->'outbound'->>'mode' = 'rail' then 'by_rail'
         else 'vessel' end as kind,
       case when (last.stop->'outbound'->>'done')::boolean then last.stop->'outbound'->>'vessel_id'
         else coalesce(last.stop, r.stops->0)->>'location_id' end as place_id,
       (last.stop->'outbound'->>'actual_at')::timestamptz as left_at
     from under_way u join containers c on c.account_id = $1 and c.id = u.id
     left join container_routes r on r.account_id = c.account_id and r.container_id = c.id
     ${lastStop}),
   ranked as (
     select *, row_number() over (partition by kind, place_id order by urgency, number, id) as rank from placed)
   select kind, place_id::uuid as place_id, min(left_at) as left_at, count(*)::int as containers,
     count(*) filter (where urgency = 0)::int as over, count(*) filter (where urgency = 1)::int as soon,
     count(*) filter (where urgency = 2)::int as held,
     coalesce(json_agg(json_build_object('id', id, 'number', number, 'current_status', current_status,
       'urgency', (array['over', 'soon', 'held'])[urgency + 1]) order by rank)
       filter (where rank <= ${MAX_NAMED} and kind in ('place', 'vessel')), '[]') as most_urgent
   from ranked group by kind, place_id`,
  { notNull: ['kind', 'containers', 'over', 'soon', 'held', 'most_urgent'] },
)

/**
 * The containers of an account that are under way, grouped by the vessel or place where they are, or by why that is not
 * known.
 */
export const findWhereabouts = (client: Client, accountId: string) => findWhereaboutsSql.rows(client, accountId)
