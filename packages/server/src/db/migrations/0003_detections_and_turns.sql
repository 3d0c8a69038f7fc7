-- What there is to do about a request is told from the last asking of its line, by way of its journey.
create index journeys_by_request on journeys (account_id, tracking_request_id);

-- Requests whose line is still to be found. The lines are asked by the checks of their sources, one after another, so
-- that a line's limits hold here too; the row remembers whom to ask next, and is gone once the line is known.
create table detections (
  account_id uuid not null,
  request_id uuid not null,
  state jsonb not null default '{}',          -- lines asked, lines left
  check_id uuid references checks,            -- of the line that is being asked
  asked_after timestamptz,                    -- the check's last asking before: only a later one is its answer
  due_at timestamptz not null,                -- when to look without an answer
  lease_token bigint not null default 0,
  lease_until timestamptz,
  attempts integer not null default 0,
  primary key (account_id, request_id),
  foreign key (account_id, request_id) references tracking_requests
);
create index detections_due on detections (due_at);
create index detections_asking on detections (check_id) where check_id is not null;

insert into detections (account_id, request_id, due_at)
  select account_id, id, now() from tracking_requests where scac is null and status = 'pending';
-- Their journeys begin with the line.
delete from journeys j using detections d where j.account_id = d.account_id and j.tracking_request_id = d.request_id;

-- When the next number that an account submitted beyond its limit has its turn. Turns are handed out by this row, so that
-- all processes hand out different ones, and stand in the checks, so that a restart forgets none.
create table creation_turns (
  account_id uuid primary key references accounts,
  next_at timestamptz not null
);
