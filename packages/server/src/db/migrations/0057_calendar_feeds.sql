-- Secret addresses from which calendar programs read what is due. Of an address, only the hash of its token is kept.
create table calendar_feeds (
  account_id uuid not null references accounts,
  id uuid not null,
  user_id uuid not null,
  name text not null,
  filters jsonb not null,
  token_hash bytea not null unique,
  created_at timestamptz not null,
  last_read_at timestamptz,
  primary key (account_id, id),
  foreign key (account_id, user_id) references users (account_id, id)
);
create index calendar_feeds_listed on calendar_feeds (account_id, user_id, created_at, id);
