-- How often sources were right, counted from what they said (apps/docs/accuracy.md).

-- What one journey contributes, so that it can be taken back when the journey is counted again.
create table accuracy_journeys (
  account_id uuid not null,
  journey_id uuid not null,
  cells jsonb not null,
  primary key (account_id, journey_id),
  foreign key (account_id, journey_id) references journeys (account_id, id)
);

-- The sum of all journeys: one row per source, port pair and month, and one of all its months, which is what most ask for.
create table accuracy_months (
  account_id uuid not null references accounts (id),
  source_id text not null,
  -- UN/LOCODEs; empty where a journey has none.
  pol text not null,
  pod text not null,
  -- The first day of the month, UTC; in the row of all months, 0001-01-01.
  month date not null,
  -- In the order of `counters` (packages/engine/src/accuracy/counters.ts), which only grows.
  counts int[] not null,
  primary key (account_id, month, source_id, pol, pod)
) with (fillfactor = 80);
