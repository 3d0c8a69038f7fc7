-- An account's sandbox: the clock of its simulated lines, terminals and railways.
create table sandboxes (
  account_id uuid primary key references accounts (id),
  -- How far its clock is ahead of the wall's. It is never set back: what happened has happened.
  ahead_ms bigint not null default 0 check (ahead_ms >= 0),
  lease_token bigint not null default 0,
  lease_until timestamptz
);

-- When the journey behind a number began, by the sandbox's clock. Box, bill and booking of one journey share it.
create table sandbox_journeys (
  account_id uuid not null references accounts (id),
  journey text not null,
  began_at timestamptz not null,
  primary key (account_id, journey)
);

-- Its clock is the sandbox's, and no live source is heard.
alter table journeys add column sandbox boolean not null default false;
