-- Bodies of reports that were moved to the store of files, many in one object: those of a month, in the order of check and
-- report, so that an object has one range of them. A row comes before its object and goes after it; only while `stored_at`
-- is set does it stand for the bodies.
create table report_objects (
  month date not null,
  from_check uuid not null,
  from_id uuid not null,
  to_check uuid not null,
  to_id uuid not null,
  key text not null,
  bodies integer not null,
  -- Of them, those that go with the partition of their month: others came before it had one, and went at once.
  in_partition integer not null default 0,
  byte_size integer not null,
  checksum text not null,                     -- of the object: MD5, in Base64
  changed_at timestamptz not null default now(),
  stored_at timestamptz,
  constraint report_objects_pkey primary key (month, to_check, to_id)
);
create index report_objects_unfinished on report_objects (changed_at) where stored_at is null;
