-- The silence with which the journeys that wait for a source that pushes have been projected, and, while that goes on, the last
-- of them: what is left to do follows from the row alone, whichever release, or process that was killed, wrote `told`.
alter table source_silences add column attended_id text, add column attended_after uuid;

create index source_silences_to_attend on source_silences (account_id, source_id)
  where attended_after is not null or attended_id is distinct from (told->>'id');
