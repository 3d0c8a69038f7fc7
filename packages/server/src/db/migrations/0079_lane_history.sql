-- What an account's journeys took on a lane (a line between two ports), and what it was told of as overdue
-- (apps/docs/silence.md).

-- The hours of the latest journeys, newest first, step by step. They stay when the journeys are packed or dropped.
create table lane_history (
  account_id uuid not null references accounts (id),
  -- SCAC of the line, and UN/LOCODEs.
  line text not null,
  pol text not null,
  pod text not null,
  arrival integer[] not null,
  gate_out integer[] not null,
  empty_return integer[] not null,
  primary key (account_id, line, pol, pod)
) with (fillfactor = 70);

-- The end of the window of which it was last told that it had passed. Processes of the last release, which write the marks of
-- a container anew, leave it alone: what was told is not told again after they have.
create table overdue_told (
  account_id uuid not null,
  container_id uuid not null,
  milestone text not null,
  due_until timestamptz not null,
  primary key (account_id, container_id, milestone),
  foreign key (account_id, container_id) references containers (account_id, id) on delete cascade
);
