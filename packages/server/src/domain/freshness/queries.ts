/**
 * When each source of a journey was last asked, last answered, and is next due, as one JSON column of a statement that
 * has the journey. With `number`, sources that are asked about single boxes count for that box only.
 */
export const sourcesColumn = (account: string, journey: string, number?: string): string =>
  `(select coalesce(json_agg(json_build_object('check_id', w.id, 'source_id', w.source_id, 'outcome', w.last_outcome,
      'asked_at', w.last_asked_at, 'answered_at', w.last_answered_at,
      'due_at', case when v.active then w.next_check_at end) order by w.source_id, w.id), '[]')
    from subscriptions v join checks w on w.id = v.check_id
    where v.account_id = ${account} and v.journey_id = ${journey}${
      number ? ` and (w.subject_kind <> 'container' or w.subject_number = ${number} or w.id = s.line_check_id)` : ''
    }) as sources`
