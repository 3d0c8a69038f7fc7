-- What an account's journeys took on a way inland (a line from a port to a place inland), like lane_history of the lanes at sea
-- (apps/docs/silence.md). Processes of the last release write and read neither.

create table inland_history (
  account_id uuid not null references accounts (id),
  -- SCAC of the line, and UN/LOCODEs.
  line text not null,
  pod text not null,
  destination text not null,
  -- The hours of the latest journeys, newest first, step by step.
  rail_departure integer[] not null,
  inland_arrival integer[] not null,
  release integer[] not null,
  gate_out integer[] not null,
  empty_return integer[] not null,
  primary key (account_id, line, pod, destination)
) with (fillfactor = 70);
