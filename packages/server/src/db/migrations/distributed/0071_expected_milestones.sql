-- Citus locks no rows on several machines at once, and takes neither random() nor now() beside a column: the hour is spread by
-- the id.
do $$ begin
  execute format($update$
    update journeys j
    set attention_at = least(j.attention_at, %L::timestamptz + abs(hashtext(j.id::text) %% 3600) * interval '1 second')
    where exists (select 1 from subscriptions s where s.account_id = j.account_id and s.journey_id = j.id and s.active)
  $update$, now() + interval '15 minutes');
end $$;
