import { awaitedSince, isSandboxSource, sandboxAhead } from '../../db/journey-clock.ts'
import { isOfLineSql } from '../../sources/traits-sql.ts'

/** SQL: since when a source that pushes is silent, as its account was notified. */
const silentSince = `case when v.active and v.wanted_every_s is null then (select z.told->'silence'->>'since'
     from source_silences z where z.account_id = v.account_id and z.source_id = w.source_id) end`

/**
 * SQL: when a source last answered, or since when an answer is awaited, if that is later or it never answered. A source
 * that answered within a day cannot be late, so that its journey is not looked up.
 */
const saidAt = (now: string) => `case when w.last_answered_at > ${now} - interval '1 day' then w.last_answered_at else (
     select greatest(coalesce(w.last_answered_at, w.created_at), ${awaitedSince('w.source_id')})
     from journeys j where j.account_id = v.account_id and j.id = v.journey_id) end`

/** SQL: whether a source is not polled because its line is disabled for the account. */
const isPaused = `case when not v.active and v.wanted_every_s is not null and ${isOfLineSql('w.source_id')} then (
     select j.state ? 'pausedMs' from journeys j where j.account_id = v.account_id and j.id = v.journey_id) else false end`

/**
 * SQL: when each source of a journey was last polled, last responded, and is next due: one JSON array for statements
 * that have the journey. `container` is set for checks of a single container.
 */
export const sourcesOf = (account: string, journey: string): string => {
  const ahead = sandboxAhead(account, isSandboxSource('w.source_id'))
  const now = `(now() + ${ahead})`
  return `array(select json_build_object('check_id', w.id, 'source_id', w.source_id, 'outcome', w.last_outcome,
      'container', case when w.subject_kind = 'container' then w.subject_number end, 'asked_at', w.last_asked_at,
      'answered_at', w.last_answered_at, 'every_s', case when v.active then v.wanted_every_s end,
      'said_at', ${saidAt(now)}, 'silent_since', ${silentSince}, 'paused', ${isPaused},
      'wanted_s', v.wanted_every_s, 'pushes', v.active and v.wanted_every_s is null,
      'now', ${now},
      'due_at', case when v.active then w.next_check_at + ${ahead} end)
    from subscriptions v join checks w on w.id = v.check_id
    where v.account_id = ${account} and v.journey_id = ${journey} order by w.source_id, w.id)`
}
