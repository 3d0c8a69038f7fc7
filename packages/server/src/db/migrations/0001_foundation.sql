-- Ids are UUIDv7 made by the application, except those of claims and raw events, which are hashes of what
-- they say (so that reading a report twice, or late, finds the same row again).
-- Tenant tables lead every key with account_id: composite foreign keys make a cross-tenant link impossible
-- to store, and sharding by account would move data and no code.

------------------------------------------------------------------------------------------- accounts
create table accounts (
  id uuid primary key,
  company_name text not null,
  -- Paid features of the reference API, all on when self-hosted (design 10.16).
  features jsonb not null default '{}',
  enabled_lines text[] not null default '{}',
  created_at timestamptz not null
);

create table users (
  account_id uuid not null references accounts,
  id uuid not null,
  name text not null,
  created_at timestamptz not null,
  primary key (account_id, id)
);

create table api_keys (
  account_id uuid not null references accounts,
  id uuid not null,
  user_id uuid not null,
  -- SHA-256 of the whole key: a random 256-bit key needs no slow hash.
  key_hash bytea not null unique,
  last4 text not null,
  created_at timestamptz not null,
  revoked_at timestamptz,
  primary key (account_id, id),
  foreign key (account_id, user_id) references users
);

-- One row an account, updated last before commit: the gapless sequence of the log, and list totals.
create table ledgers (
  account_id uuid primary key references accounts,
  last_sequence bigint not null default 0,
  shipments_total bigint not null default 0,
  containers_total bigint not null default 0,
  tracking_requests_total bigint not null default 0
);

create table parties (
  account_id uuid not null references accounts,
  id uuid not null,
  company_name text not null,
  created_at timestamptz not null,
  primary key (account_id, id),
  unique (account_id, company_name)
);

-------------------------------------------------------------------------- sources, checks, reports, claims
create table sources (
  id text primary key,                        -- line:MAEU, or line:MAEU@<account id> with that account's credentials
  account_id uuid references accounts,
  adapter text not null,
  scac text,
  -- A worker leases the source: its limiter, breaker and access token live with that lease.
  lease_token bigint not null default 0,
  lease_until timestamptz,
  paused_until timestamptz,                   -- Retry-After, or an open breaker
  failures integer not null default 0,
  created_at timestamptz not null
);

create table checks (
  id uuid primary key,
  source_id text not null references sources,
  subject_kind text not null check (subject_kind in ('bill', 'booking', 'container', 'facility')),
  subject_number text not null,
  next_check_at timestamptz,                  -- null: nobody wants it now
  lease_token bigint not null default 0,
  lease_until timestamptz,
  attempts integer not null default 0,        -- counted at claim; reset by an answer
  every_s integer not null default 21600,
  last_asked_at timestamptz,
  last_answered_at timestamptz,               -- the line said something we understood
  last_outcome text,
  last_report uuid,                           -- the report up to which the open claims stand
  last_reported_at timestamptz,
  last_new_claim_at timestamptz,
  body_hash bytea,                            -- the bytes of the last answer
  content_hash bytea,                         -- the last answer without what its profile calls volatile
  awaits_confirmation boolean not null default false,
  created_at timestamptz not null,
  unique (source_id, subject_kind, subject_number)
) with (fillfactor = 70);
create index checks_due on checks (source_id, next_check_at) where next_check_at is not null;

create table reports (
  id uuid not null,
  check_id uuid not null,
  source_id text not null,
  asked_at timestamptz not null,              -- the source's clock; polls order by it
  received_at timestamptz not null,
  recorded_at timestamptz not null,           -- the wall
  outcome text not null,
  adapter text not null,
  adapter_version integer not null,
  media_type text,
  complete boolean not null,
  content_hash bytea,
  body bytea,                                 -- gzip of the answer as it came
  primary key (id)
) partition by range (id);
create index reports_by_check on reports (check_id, asked_at);
create table reports_default partition of reports default;

create table quarantine (
  report_id uuid primary key,
  check_id uuid not null references checks,
  reason text not null,
  quarantined_at timestamptz not null,
  replayed_at timestamptz
);
create index quarantine_waiting on quarantine (check_id) where replayed_at is null;

create table claims (
  check_id uuid not null references checks,
  id uuid not null,
  key text not null,                          -- what may be paired with what (tracking/claims)
  statement jsonb not null,
  first_report uuid not null,
  first_seen_at timestamptz not null,
  -- Null while the claim stands in the check's last report, so that a repeated claim costs no write.
  last_report uuid,
  last_seen_at timestamptz,
  missing_since timestamptz,
  closed_at timestamptz,
  closed_because text check (closed_because in ('superseded', 'withdrawn', 'dropped')),
  superseded_by uuid,
  primary key (check_id, id)
);

------------------------------------------------------------------------------------ requests, journeys
create table shipments (
  account_id uuid not null references accounts,
  id uuid not null,
  journey_id uuid not null,
  bill_of_lading_number text not null,
  normalized_number text,
  shipping_line_scac text not null,
  customer_id uuid,
  ref_numbers text[] not null default '{}',
  tags text[] not null default '{}',
  port_of_lading_locode text,
  port_of_lading_name text,
  port_of_discharge_locode text,
  port_of_discharge_name text,
  pod_terminal_id uuid,
  destination_locode text,
  destination_name text,
  destination_terminal_id uuid,
  pod_vessel_name text,
  pod_vessel_imo text,
  pod_voyage_number text,
  pol_etd_at timestamptz,
  pol_original_etd_at timestamptz,
  pol_atd_at timestamptz,
  pod_eta_at timestamptz,
  pod_original_eta_at timestamptz,
  pod_ata_at timestamptz,
  destination_eta_at timestamptz,
  destination_original_eta_at timestamptz,
  destination_ata_at timestamptz,
  pol_timezone text,
  pod_timezone text,
  destination_timezone text,
  line_tracking_stopped_at timestamptz,
  line_tracking_stopped_reason text,
  line_tracking_stopped_by_user_id uuid,
  -- Frozen when tracking stops; while it runs, freshness is joined from the check.
  line_check_id uuid references checks,
  line_tracking_last_attempted_at timestamptz,
  line_tracking_last_succeeded_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (account_id, id),
  foreign key (account_id, customer_id) references parties,
  foreign key (account_id, line_tracking_stopped_by_user_id) references users
) with (fillfactor = 80);
create index shipments_listed on shipments (account_id, created_at desc, id desc);
create index shipments_by_number on shipments (account_id, bill_of_lading_number);
-- Filters of the lists; a page of what they find is sorted after.
create index shipments_by_line on shipments (account_id, shipping_line_scac, created_at desc, id desc);
create index shipments_by_lading on shipments (account_id, port_of_lading_locode);
create index shipments_by_discharge on shipments (account_id, port_of_discharge_locode);
create index shipments_by_destination on shipments (account_id, destination_locode);
create index shipments_by_customer on shipments (account_id, customer_id) where customer_id is not null;
create index shipments_stopped on shipments (account_id, created_at desc, id desc) where line_tracking_stopped_at is not null;
create index shipments_updated on shipments (account_id, updated_at);

create table tracking_requests (
  account_id uuid not null references accounts,
  id uuid not null,
  request_type text not null check (request_type in ('bill_of_lading', 'booking', 'container')),
  request_type_as_sent text not null,         -- booking or booking_number: answered as the client spelled it
  request_number text not null,
  normalized_number text not null,
  scac text,
  auto_detect_vocc_scac boolean not null default false,
  status text not null check (status in ('pending', 'awaiting_manifest', 'created', 'failed', 'tracking_stopped')),
  failed_reason text,
  is_retrying boolean not null default false,
  retry_count integer not null default 0,
  awaiting_since timestamptz,
  ref_numbers text[] not null default '{}',
  shipment_tags text[] not null default '{}',
  initial_custom_fields jsonb,                -- applied once there is a shipment
  customer_id uuid,
  user_id uuid,
  shipment_id uuid,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (account_id, id),
  foreign key (account_id, customer_id) references parties,
  foreign key (account_id, user_id) references users,
  foreign key (account_id, shipment_id) references shipments
) with (fillfactor = 80);
-- One open request per account, line and number, decided by the database and not by a look before the leap.
create unique index tracking_requests_open on tracking_requests (account_id, scac, normalized_number)
  nulls not distinct where status in ('pending', 'awaiting_manifest', 'created');
create index tracking_requests_listed on tracking_requests (account_id, created_at desc, id desc);
create index tracking_requests_by_shipment on tracking_requests (account_id, shipment_id);
create index tracking_requests_by_number on tracking_requests (account_id, request_number);
create index tracking_requests_by_normalized on tracking_requests (account_id, normalized_number);
create index tracking_requests_by_status on tracking_requests (account_id, status, created_at desc, id desc);
create index tracking_requests_updated on tracking_requests (account_id, updated_at);

create table journeys (
  account_id uuid not null references accounts,
  id uuid not null,
  tracking_request_id uuid not null,
  shipment_id uuid,
  -- Stale while stale_seq > projected_seq: a mark set during a projection is never lost.
  stale_seq bigint not null default 1,
  projected_seq bigint not null default 0,
  due_at timestamptz,                         -- expiry, stops and flagged claims run without news
  state jsonb not null default '{}',          -- what the life cycle remembers between projections
  lease_token bigint not null default 0,
  lease_until timestamptz,
  attempts integer not null default 0,
  problem text,
  created_at timestamptz not null,
  primary key (account_id, id),
  foreign key (account_id, tracking_request_id) references tracking_requests,
  foreign key (account_id, shipment_id) references shipments
) with (fillfactor = 70);
create index journeys_stale on journeys (stale_seq) where stale_seq > projected_seq;
create index journeys_due on journeys (due_at) where due_at is not null;

create table subscriptions (
  account_id uuid not null,
  journey_id uuid not null,
  check_id uuid not null references checks,
  active boolean not null default true,
  wanted_every_s integer not null default 21600, -- a check runs at the most frequent active want
  waiting boolean not null default true,      -- its request has no shipment yet: failures concern it too
  primary key (account_id, journey_id, check_id),
  foreign key (account_id, journey_id) references journeys
);
create index subscriptions_by_check on subscriptions (check_id) where active;

------------------------------------------------------------------------------------ what is served
create table containers (
  account_id uuid not null references accounts,
  id uuid not null,
  shipment_id uuid not null,
  number text not null,
  ref_numbers text[] not null default '{}',
  equipment_type text,
  equipment_length integer,
  equipment_height text,
  weight_in_lbs numeric,
  seal_number text,
  current_status text not null default 'new',
  availability_known boolean not null default false,
  available_for_pickup boolean,
  pickup_lfd timestamptz,
  pickup_lfd_line timestamptz,
  pickup_lfd_terminal timestamptz,
  pickup_lfd_rail timestamptz,
  pickup_appointment_at timestamptz,
  pod_terminal_id uuid,
  pickup_facility_id uuid,
  pod_arrived_at timestamptz,
  pod_discharged_at timestamptz,
  pod_full_out_at timestamptz,
  pod_full_out_chassis_number text,
  location_at_pod_terminal text,
  terminal_checked_at timestamptz,
  final_destination_full_out_at timestamptz,
  empty_terminated_at timestamptz,
  holds_at_pod_terminal jsonb not null default '[]',
  fees_at_pod_terminal jsonb not null default '[]',
  pod_timezone text,
  final_destination_timezone text,
  empty_terminated_timezone text,
  pod_rail_carrier_scac text,
  ind_rail_carrier_scac text,
  pod_last_tracking_request_at timestamptz,
  shipment_last_tracking_request_at timestamptz,
  rail_last_tracking_request_at timestamptz,
  pod_rail_loaded_at timestamptz,
  pod_rail_departed_at timestamptz,
  ind_eta_at timestamptz,
  ind_ata_at timestamptz,
  ind_rail_unloaded_at timestamptz,
  delivered_at timestamptz,
  empty_out_at timestamptz,
  pol_full_in_at timestamptz,
  pol_vessel_loaded_at timestamptz,
  pol_vessel_departed_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (account_id, id),
  unique (account_id, shipment_id, number),
  foreign key (account_id, shipment_id) references shipments
) with (fillfactor = 70);
create index containers_listed on containers (account_id, created_at desc, id desc);
create index containers_by_number on containers (account_id, number);
create index containers_by_status on containers (account_id, current_status, created_at desc, id desc);
create index containers_updated on containers (account_id, updated_at);

-- What the sources said, box by box, in the words of the source: one row a claim.
create table raw_events (
  account_id uuid not null,
  id uuid not null,
  container_id uuid not null,
  event text,
  original_event text,
  "timestamp" timestamptz not null,
  estimated boolean not null,
  date_only boolean not null,
  timezone text,
  location_name text,
  location_locode text,
  location_id uuid,
  terminal_id uuid,
  vessel_id uuid,
  vessel_name text,
  vessel_imo text,
  voyage_number text,
  data_source text not null,
  data_provider_name text,
  data_provider_code text,
  created_at timestamptz not null,
  invalidated_at timestamptz,
  primary key (account_id, id),
  foreign key (account_id, container_id) references containers
) with (fillfactor = 90);
-- In the order in which a container names them, with their ids: neither sorted nor looked up when it is read.
create index raw_events_by_container on raw_events (account_id, container_id, "timestamp", created_at, id);

create table transport_events (
  account_id uuid not null,
  id uuid not null,
  container_id uuid not null,
  shipment_id uuid not null,
  milestone text not null,                    -- kind, place and visit; never the role, which may change
  event text not null,
  "timestamp" timestamptz,
  timezone text,
  location_locode text,
  location_id uuid,
  terminal_id uuid,
  vessel_id uuid,
  voyage_number text,
  data_source text not null,
  value jsonb,
  source_event_id uuid,
  previous_version_id uuid,
  created_at timestamptz not null,
  invalidated_at timestamptz,
  primary key (account_id, id),
  foreign key (account_id, container_id) references containers,
  foreign key (account_id, source_event_id) references raw_events,
  foreign key (account_id, previous_version_id) references transport_events
) with (fillfactor = 90);
create index transport_events_by_container on transport_events (account_id, container_id, created_at desc, id desc);

-- Ships are learned from what sources say; they belong to the installation.
create table vessels (
  id uuid primary key,
  name text not null,
  imo text,
  mmsi text,
  created_at timestamptz not null
);

-- For each served field the claim that set it, then those that it beat. The claims say who, when and in which words;
-- they outlive the reports that they name.
create table provenance (
  account_id uuid not null,
  resource_type text not null check (resource_type in ('shipment', 'container')),
  resource_id uuid not null,
  fields jsonb not null,
  primary key (account_id, resource_type, resource_id)
) with (fillfactor = 70);

------------------------------------------------------------------------------ the log and its webhooks
create table changes (
  account_id uuid not null references accounts,
  sequence bigint not null,
  id uuid not null,
  resource_type text not null,
  resource_id uuid not null,
  shipment_id uuid,
  container_id uuid,
  event text,                                 -- the webhook event this change gives, if any
  changeset jsonb not null,                   -- attribute -> [old, new]
  occurred_at timestamptz not null,
  primary key (account_id, sequence)
);
create unique index changes_by_id on changes (account_id, id);
create index changes_by_resource on changes (account_id, resource_id, sequence);

create table webhooks (
  account_id uuid not null references accounts,
  id uuid not null,
  url text not null,
  active boolean not null,
  events text[] not null,
  headers jsonb not null default '[]',
  secret_sealed text not null,                -- AES-256-GCM: it must be read again to sign
  failing_since timestamptz,
  consecutive_failures integer not null default 0,
  disabled_at timestamptz,
  disabled_reason text,
  deleted_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (account_id, id)
);
create index webhooks_listed on webhooks (account_id, created_at desc) where deleted_at is null;

create table notifications (
  id uuid not null,
  account_id uuid not null,
  webhook_id uuid not null,
  event text not null,
  sequence bigint not null,                   -- of the change it tells
  reference_type text not null,
  reference_id uuid not null,
  body text not null,                         -- rendered once, sent byte for byte at each attempt
  delivery_status text not null default 'pending' check (delivery_status in ('pending', 'succeeded', 'failed')),
  attempts integer not null default 0,        -- counted at claim
  next_attempt_at timestamptz,
  lease_token bigint not null default 0,
  lease_until timestamptz,
  created_at timestamptz not null,
  primary key (id)
) partition by range (id);
-- Webhook by webhook, so that the backlog of one is never in the way of another.
create index notifications_due on notifications (webhook_id, next_attempt_at) where next_attempt_at is not null;
create index notifications_listed on notifications (account_id, id desc);
create table notifications_default partition of notifications default;

create table notification_attempts (
  notification_id uuid not null,
  attempt integer not null,
  account_id uuid not null,
  attempted_at timestamptz not null,
  status_code integer,
  error text,
  duration_ms integer not null,
  response_body text,
  primary key (notification_id, attempt)
);

------------------------------------------------------------------------------------------- reference
-- Full lists that an operator imported; the built-in tables need no row here.
create table reference_rows (
  kind text not null check (kind in ('port', 'metro_area', 'terminal')),
  key text not null,
  row jsonb not null,
  source text not null,
  imported_at timestamptz not null,
  primary key (kind, key)
);
