-- What is true of the installation as a whole, in one row.
create table installation (
  is_only boolean primary key default true check (is_only),
  -- Of the key that seals secrets (config/secrets.ts). With another key they could not be opened, so none is accepted.
  master_key_id text
);

insert into installation (master_key_id)
select coalesce(
  (select split_part(secret_sealed, '.', 2) from webhooks order by created_at desc limit 1),
  (select split_part(body_sealed, '.', 2) from request_replays where body_sealed is not null limit 1));

-- The key that BOXTRAIL_API_KEY names: when the variable changes, the key that it named before is revoked.
alter table api_keys add column is_from_setting boolean not null default false;
