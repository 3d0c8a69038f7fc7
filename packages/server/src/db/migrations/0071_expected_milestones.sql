-- Journeys that are tracked are projected once more, so that what is due of their containers is known: over an hour, and
-- by processes of this version, after the last release has stopped.
-- Locked in the order in which projections lock them.
with tracked as materialized (
  select j.account_id, j.id from journeys j
  where exists (select 1 from subscriptions s where s.account_id = j.account_id and s.journey_id = j.id and s.active)
  order by j.account_id, j.id for no key update)
update journeys j set attention_at = least(j.attention_at, now() + interval '15 minutes' + random() * interval '1 hour')
from tracked t where j.account_id = t.account_id and j.id = t.id;
