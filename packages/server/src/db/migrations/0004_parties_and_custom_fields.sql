-- What an account says of its records in its own words: its customers, and fields that it defines itself.

create index parties_listed on parties (account_id, created_at desc, id desc);

create table custom_field_definitions (
  account_id uuid not null references accounts,
  id uuid not null,
  entity_type text not null check (entity_type in ('Shipment', 'Container', 'TrackingRequest')),
  api_slug text not null,
  display_name text not null,
  description text,
  data_type text not null check (data_type in ('short_text', 'number', 'date', 'datetime', 'boolean', 'enum', 'enum_multi', 'reference')),
  reference_type text check (reference_type in ('Shipment', 'Container', 'TrackingRequest', 'Party')),
  validation jsonb not null default '{}',
  default_format text,
  default_value jsonb,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (account_id, id),
  unique (account_id, entity_type, api_slug),
  check ((reference_type is not null) = (data_type = 'reference'))
);

-- Values name an option by its value, not by its row: an option may go while values of it stay.
create table custom_field_options (
  account_id uuid not null references accounts,
  id uuid not null,
  definition_id uuid not null,
  value text not null,
  label text not null,
  position integer not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (account_id, id),
  unique (account_id, definition_id, value),
  foreign key (account_id, definition_id) references custom_field_definitions on delete cascade
);

create table custom_fields (
  account_id uuid not null references accounts,
  id uuid not null,
  definition_id uuid not null,
  shipment_id uuid,
  container_id uuid,
  tracking_request_id uuid,
  entity_id uuid not null generated always as (coalesce(shipment_id, container_id, tracking_request_id)) stored,
  value jsonb,                                -- as served
  text_value text,                            -- the same for people, to be searched: labels of options, not their values
  user_id uuid,                               -- who set it last
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (account_id, id),
  unique (account_id, entity_id, definition_id),
  check (num_nonnulls(shipment_id, container_id, tracking_request_id) = 1),
  foreign key (account_id, definition_id) references custom_field_definitions on delete cascade,
  foreign key (account_id, shipment_id) references shipments,
  foreign key (account_id, container_id) references containers,
  foreign key (account_id, tracking_request_id) references tracking_requests,
  foreign key (account_id, user_id) references users
);
create index custom_fields_listed on custom_fields (account_id, created_at desc, id desc);
create index custom_fields_by_definition on custom_fields (account_id, definition_id, created_at desc, id desc);
