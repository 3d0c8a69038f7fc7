-- What a POST with an Idempotency-Key was answered, for whoever sends it again. Written in the same transaction as the
-- effect, so that a crash leaves neither. The answer may hold a secret that is shown once: it is sealed.
create table request_replays (
  account_id uuid not null references accounts(id),
  key text not null,
  fingerprint bytea not null,
  status integer not null,
  content_type text,
  body_sealed text,
  created_at timestamptz not null default now(),
  primary key (account_id, key)
);
create index request_replays_old on request_replays (created_at);

-- Admissions of the last minute, one row a bucket and who fills it: `times` in milliseconds, `counts` beside them.
-- Not logged: a crash of the database forgets one minute of counting, and an admission costs no write to disk.
create unlogged table rate_windows (
  bucket text not null,
  who text not null,
  times bigint[] not null,
  counts integer[] not null,
  places integer not null,
  asked integer not null,
  admitted integer not null,
  primary key (bucket, who)
) with (fillfactor = 50);
