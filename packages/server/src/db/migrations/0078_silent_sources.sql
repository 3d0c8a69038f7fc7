-- When sources fall silent (apps/docs/silence.md).

-- A source that an account awaits answers of, and that may be silent: written when a journey, or the clock, finds that one
-- answer is too late, and gone once the source is heard from. `told` is the silence as it was told; null while it is not.
create table source_silences (
  account_id uuid not null references accounts (id),
  source_id text not null,
  look_at timestamptz not null,
  told jsonb,
  primary key (account_id, source_id)
) with (fillfactor = 80);

create index source_silences_due on source_silences (look_at);

-- When a source last pushed, when the pushes that count as one with it began, and the seconds between the latest of these
-- beginnings, newest first: what its cadence is learned from.
alter table sources add column pushed_at timestamptz;
alter table sources add column push_began_at timestamptz;
alter table sources add column push_gaps integer[] not null default '{}';

update sources s set pushed_at = m.at, push_began_at = m.at
from (select source_id, max(received_at) as at from feed_messages group by source_id) m
where m.source_id = s.id;
