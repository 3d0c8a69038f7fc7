import { isSandboxSource, sandboxAhead } from '../../db/journey-clock.ts'

/**
 * When each source of a journey was last polled, last responded, and is next due: one JSON array for statements that
 * have the journey. `container` is set for checks of a single container.
 */
export const sourcesOf = (account: string, journey: string): string =>
  `array(select json_build_object('check_id', w.id, 'source_id', w.source_id, 'outcome', w.last_outcome,
      'container', case when w.subject_kind = 'container' then w.subject_number end, 'asked_at', w.last_asked_at,
      'answered_at', w.last_answered_at, 'every_s', case when v.active then v.wanted_every_s end,
      'aged_s', extract(epoch from now() + ${sandboxAhead(account, isSandboxSource('w.source_id'))} - w.last_answered_at)::int,
      'due_at', case when v.active then w.next_check_at + ${sandboxAhead(account, isSandboxSource('w.source_id'))} end)
    from subscriptions v join checks w on w.id = v.check_id
    where v.account_id = ${account} and v.journey_id = ${journey} order by w.source_id, w.id)`
