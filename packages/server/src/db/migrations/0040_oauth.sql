-- AI clients that registered themselves. Those that publish a document about themselves have no row.
create table oauth_clients (
  id text primary key,
  metadata jsonb not null,
  -- SHA-256 of the network it was registered from, by which registrations are limited.
  network_hash bytea not null,
  registered_at timestamptz not null,
  -- When a sign-in was last begun with it, to the day.
  last_used_at timestamptz not null
);
create index oauth_clients_network on oauth_clients (network_hash, registered_at);
create index oauth_clients_unused on oauth_clients (last_used_at);

-- Sign-ins that are under way: from the request of the client until the user's decision.
create table oauth_requests (
  -- SHA-256 of the id in the address of the page.
  id_hash bytea primary key,
  payload jsonb not null,
  client_name text,
  expires_at timestamptz not null
);
create index oauth_requests_expiry on oauth_requests (expires_at);

-- A client that a user let act for them in one account. Deleting the row revokes all its tokens.
create table oauth_connections (
  account_id uuid not null references accounts,
  id uuid not null unique,
  user_id uuid not null,
  -- Of a registered client, or the address of the client's document.
  client_id text not null,
  client_name text,
  redirect_host text not null,
  scopes text[] not null,
  created_at timestamptz not null,
  -- To the minute.
  last_used_at timestamptz,
  -- Of its last token; until there is one, a few minutes.
  expires_at timestamptz not null,
  primary key (account_id, id),
  foreign key (account_id, user_id) references users
);
create index oauth_connections_user on oauth_connections (account_id, user_id);
create index oauth_connections_client on oauth_connections (client_id);
create index oauth_connections_expiry on oauth_connections (expires_at);

create table oauth_tokens (
  -- SHA-256 of 256 random bits, which need no slow hash.
  token_hash bytea primary key,
  account_id uuid not null,
  connection_id uuid not null,
  kind text not null check (kind in ('code', 'access', 'refresh')),
  payload jsonb not null,
  -- A code or refresh token that was used. It is kept, because its second use reveals a theft.
  consumed_at timestamptz,
  expires_at timestamptz not null,
  foreign key (account_id, connection_id) references oauth_connections on delete cascade
);
create index oauth_tokens_connection on oauth_tokens (account_id, connection_id);
create index oauth_tokens_expiry on oauth_tokens (expires_at);
