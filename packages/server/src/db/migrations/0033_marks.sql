-- What is to be known about a record besides its attributes, served in `meta`: never part of a changeset.
alter table containers add column marks jsonb not null default '{}';
alter table shipments add column marks jsonb not null default '{}';
