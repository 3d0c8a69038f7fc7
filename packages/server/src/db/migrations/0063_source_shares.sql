-- What each process may do at a source that several processes poll: a part of its concurrency, leased. Expired ones are
-- deleted with the next claim.
create table source_shares (
  source_id text not null references sources,
  id uuid not null,
  polls integer not null check (polls > 0),
  -- The one poll at a time that finds out whether a source is back.
  is_probe boolean not null,
  lease_until timestamptz not null,
  constraint source_shares_pkey primary key (source_id, id)
);
-- How much of a source's limits of polls per minute and per day is used up, for all processes: when it would be free
-- again. Narrow, because it is written with each claim of checks.
create table source_paces (
  source_id text not null references sources,
  minute_at timestamptz,
  day_at timestamptz,
  -- When the next poll is allowed.
  free_at timestamptz not null,
  constraint source_paces_pkey primary key (source_id)
) with (fillfactor = 50);
