-- A key that may read what concerns the whole installation.
alter table api_keys add column is_operator boolean not null default false;
-- The latest polls or pushes of a source, newest first, because finding them among its checks would sort all of those.
alter table sources add column last_polls jsonb not null default '[]';
