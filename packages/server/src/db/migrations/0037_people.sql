-- People who sign in. A person belongs to an account by a row of `users` that names the person and a role; a row without
-- a role is a user that only keys and earlier changes refer to, or a former member.
create table people (
  id uuid primary key,
  -- In lower case.
  email text not null unique,
  name text not null,
  -- Argon2id in PHC form, with its parameters and its salt.
  password_hash text not null,
  password_changed_at timestamptz not null,
  created_at timestamptz not null
);

alter table users
  add column person_id uuid references people,
  add column role text check (role in ('owner', 'member', 'read_only')),
  -- To the minute.
  add column last_seen_at timestamptz,
  add constraint users_role_of_person check (role is null or person_id is not null);
create unique index users_person on users (person_id, account_id);
create index users_owners on users (account_id) where role = 'owner';

-- A signed-in browser. Rows are deleted when a session ends.
create table sessions (
  account_id uuid not null references accounts,
  id uuid not null,
  user_id uuid not null,
  person_id uuid not null references people,
  -- SHA-256 of 256 random bits, which need no slow hash.
  token_hash bytea not null unique,
  address text,
  user_agent text,
  created_at timestamptz not null,
  -- To the minute.
  last_seen_at timestamptz not null,
  -- Whatever happens; without use it ends earlier.
  expires_at timestamptz not null,
  primary key (account_id, id),
  foreign key (account_id, user_id) references users
);
create index sessions_person on sessions (person_id);
create index sessions_expiry on sessions (expires_at);

create table invitations (
  account_id uuid not null references accounts,
  id uuid not null,
  email text not null,
  role text not null check (role in ('owner', 'member', 'read_only')),
  token_hash bytea not null unique,
  -- Null: the operator, by command.
  invited_by_user_id uuid,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (account_id, id),
  foreign key (account_id, invited_by_user_id) references users,
  unique (account_id, email)
);

-- Failed sign-ins by address, by e-mail address, and by both, in a row each: what is tried too often has to wait.
create table sign_in_attempts (
  -- SHA-256, so that the table lists neither who was tried nor from where.
  subject bytea primary key,
  failures integer not null,
  last_failed_at timestamptz not null,
  blocked_until timestamptz
);
create index sign_in_attempts_age on sign_in_attempts (last_failed_at);
