-- What sources said of a journey that ended long ago is kept in one row for each check and each container: compressed, a fifth
-- of the room of its own rows. json, because its text compresses better and gives back what was written.
create table packed_claims (
  check_id uuid not null references checks (id),
  rows json not null,                         -- of claims
  constraint packed_claims_pkey primary key (check_id)
);
alter table packed_claims alter column rows set storage main;

create table packed_raw_events (
  account_id uuid not null,
  container_id uuid not null,
  ids uuid[] not null,                        -- in the order in which they are served
  rows json not null,                         -- of raw_events in the same order, without their ids
  constraint packed_raw_events_pkey primary key (account_id, container_id),
  foreign key (account_id, container_id) references containers (account_id, id)
);
alter table packed_raw_events alter column rows set storage main;

-- An event refers to what its source reported wherever that is kept.
alter table transport_events drop constraint transport_events_account_id_source_event_id_fkey;

alter table shipments add column packed_at timestamptz;
-- Those that wait to be packed, the longest first.
create index shipments_to_pack on shipments (line_tracking_stopped_at)
  where line_tracking_stopped_at is not null and packed_at is null;
