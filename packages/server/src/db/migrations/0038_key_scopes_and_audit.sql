alter table api_keys
  add column name text,
  -- Keys from before scopes keep all rights.
  add column scope text not null default 'write' check (scope in ('read', 'write')),
  add column expires_at timestamptz;
create index api_keys_newest on api_keys (account_id, created_at desc, id desc);

-- Who did what, for people who have to find out later. Rows are never changed.
create table audit_events (
  account_id uuid not null references accounts,
  id uuid not null,
  created_at timestamptz not null,
  action text not null,
  actor_type text not null check (actor_type in ('user', 'api_key', 'operator', 'nobody')),
  user_id uuid,
  api_key_id uuid,
  address text,
  user_agent text,
  subject_type text,
  subject_id uuid,
  details jsonb not null default '{}',
  primary key (account_id, id),
  foreign key (account_id, user_id) references users,
  foreign key (account_id, api_key_id) references api_keys
);
create index audit_events_newest on audit_events (account_id, created_at desc, id desc);
