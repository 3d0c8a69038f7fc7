-- Journeys that are tracked are projected once more, so that what is due of their containers is known: over an hour, and
-- by processes of this version, after the last release has stopped.
update journeys j set attention_at = least(j.attention_at, now() + interval '15 minutes' + random() * interval '1 hour')
where exists (select 1 from subscriptions s where s.account_id = j.account_id and s.journey_id = j.id and s.active);
