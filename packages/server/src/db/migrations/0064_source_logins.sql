-- The access token of a login at a source's token service, which all processes use: a service may count requests, or
-- end an earlier token with a new one. One process at a time requests one.
create table source_logins (
  login text not null,                        -- whose login, and where: a hash
  sealed text,                                -- the token, sealed with the master key; null until the first
  valid_until timestamptz,
  lease_token bigint not null default 0,
  lease_until timestamptz,
  constraint source_logins_pkey primary key (login)
);
