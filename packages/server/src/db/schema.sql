-- @generated from packages/server/src/db/migrations by "pnpm generate". Edit a migration instead.

create extension btree_gin;
create extension pg_trgm;

CREATE OR REPLACE FUNCTION public.bare_number(number text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select regexp_replace(upper(number), '[^[:alnum:]]', '', 'g')
$function$
;

CREATE OR REPLACE FUNCTION public.folded(texts text[])
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$ select array(select lower(t) from unnest(texts) t) $function$
;

CREATE OR REPLACE FUNCTION public.note_ready_journey()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  due timestamptz := least(new.due_at, new.attention_at);
begin
  if new.stale_seq <= new.projected_seq then
    new.ready_at := due;
  elsif tg_op = 'UPDATE' and old.stale_seq > old.projected_seq and new.projected_seq = old.projected_seq then
    new.ready_at := least(old.ready_at, due);
  else
    new.ready_at := least(now(), due);
  end if;
  return new;
end $function$
;

CREATE OR REPLACE FUNCTION public.relink_documents(account uuid, numbers text[])
 RETURNS void
 LANGUAGE sql
AS $function$
  with named as (
    select distinct bare_number(number) as value from unnest(numbers) as given(number) where number <> ''),
  concerned as (
    select n.document_id from document_numbers n join named on n.account_id = account and n.value = named.value
    union
    select n.document_id from document_numbers n join named on n.account_id = account
      and n.kind in ('bill_of_lading', 'booking') and substr(n.value, 5) = named.value)
  update documents d set wanted = array_append(array_remove(d.wanted, 'link'), 'link'), next_read_at = now(),
    attempts = 0, lease_token = d.lease_token + 1, lease_until = null
  from concerned where d.account_id = account and d.id = concerned.document_id and d.discarded_at is null
$function$
;

CREATE OR REPLACE FUNCTION public.relink_documents_of_container()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$ begin
  perform relink_documents(new.account_id, new.ref_numbers || new.number);
  if tg_op = 'UPDATE' then perform relink_documents(old.account_id, old.ref_numbers || old.number); end if;
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION public.relink_documents_of_request()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$ begin
  perform relink_documents(new.account_id, array[new.normalized_number]);
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION public.relink_documents_of_shipment()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$ begin
  perform relink_documents(new.account_id, new.ref_numbers || new.bill_of_lading_number || new.normalized_number);
  if tg_op = 'UPDATE' then perform relink_documents(old.account_id, old.ref_numbers || old.bill_of_lading_number); end if;
  return null;
end $function$
;

create table accounts (
  id uuid not null,
  company_name text not null,
  features jsonb default '{}'::jsonb not null,
  enabled_lines text[] default '{}'::text[] not null,
  created_at timestamp with time zone not null,
  attention jsonb default '{}'::jsonb not null,
  constraint accounts_pkey PRIMARY KEY (id)
);

create table accuracy_journeys (
  account_id uuid not null,
  journey_id uuid not null,
  cells jsonb not null,
  corrections jsonb,
  constraint accuracy_journeys_pkey PRIMARY KEY (account_id, journey_id),
  constraint accuracy_journeys_account_id_journey_id_fkey FOREIGN KEY (account_id, journey_id) REFERENCES journeys(account_id, id)
);

create table accuracy_months (
  account_id uuid not null,
  source_id text not null,
  pol text not null,
  pod text not null,
  month date not null,
  counts integer[] not null,
  corrections integer[],
  constraint accuracy_months_pkey PRIMARY KEY (account_id, month, source_id, pol, pod),
  constraint accuracy_months_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id)
) with (fillfactor=80);

create table api_keys (
  account_id uuid not null,
  id uuid not null,
  user_id uuid not null,
  key_hash bytea not null,
  last4 text not null,
  created_at timestamp with time zone not null,
  revoked_at timestamp with time zone,
  is_from_setting boolean default false not null,
  last_used_at timestamp with time zone,
  is_operator boolean default false not null,
  name text,
  scope text default 'write'::text not null,
  expires_at timestamp with time zone,
  constraint api_keys_pkey PRIMARY KEY (account_id, id),
  constraint api_keys_key_hash_key UNIQUE (key_hash),
  constraint api_keys_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id),
  constraint api_keys_account_id_user_id_fkey FOREIGN KEY (account_id, user_id) REFERENCES users(account_id, id),
  constraint api_keys_scope_check CHECK ((scope = ANY (ARRAY['read'::text, 'write'::text])))
);

create table attention_contents (
  account_id uuid not null,
  id uuid not null,
  content jsonb not null,
  constraint attention_contents_pkey PRIMARY KEY (account_id, id),
  constraint attention_contents_account_id_id_fkey FOREIGN KEY (account_id, id) REFERENCES attention_entries(account_id, id) ON DELETE CASCADE
) with (fillfactor=70);

create table attention_entries (
  account_id uuid not null,
  id uuid not null,
  scope_id uuid not null,
  kind text not null,
  severity text not null,
  rank smallint not null,
  due_on date,
  due_order date not null,
  since timestamp with time zone not null,
  container_id uuid,
  shipment_id uuid,
  tracking_request_id uuid,
  document_id uuid,
  cause text not null,
  state text default 'open'::text not null,
  snoozed_until timestamp with time zone,
  wakes_at timestamp with time zone,
  state_reason text,
  changed_at timestamp with time zone not null,
  source_id text,
  constraint attention_entries_pkey PRIMARY KEY (account_id, id),
  constraint attention_entries_account_id_container_id_fkey FOREIGN KEY (account_id, container_id) REFERENCES containers(account_id, id) ON DELETE CASCADE,
  constraint attention_entries_account_id_document_id_fkey FOREIGN KEY (account_id, document_id) REFERENCES documents(account_id, id),
  constraint attention_entries_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id),
  constraint attention_entries_account_id_shipment_id_fkey FOREIGN KEY (account_id, shipment_id) REFERENCES shipments(account_id, id),
  constraint attention_entries_account_id_tracking_request_id_fkey FOREIGN KEY (account_id, tracking_request_id) REFERENCES tracking_requests(account_id, id),
  constraint attention_entries_state_check CHECK ((state = ANY (ARRAY['open'::text, 'snoozed'::text, 'done'::text])))
) with (fillfactor=80);

create table attention_states (
  account_id uuid not null,
  entry_id uuid not null,
  cause text not null,
  state text not null,
  snoozed_until timestamp with time zone,
  wakes_at timestamp with time zone,
  reason text,
  user_id uuid,
  changed_at timestamp with time zone not null,
  constraint attention_states_pkey PRIMARY KEY (account_id, entry_id),
  constraint attention_states_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id),
  constraint attention_states_account_id_user_id_fkey FOREIGN KEY (account_id, user_id) REFERENCES users(account_id, id),
  constraint attention_states_state_check CHECK ((state = ANY (ARRAY['snoozed'::text, 'done'::text])))
);

create table audit_events (
  account_id uuid not null,
  id uuid not null,
  created_at timestamp with time zone not null,
  action text not null,
  actor_type text not null,
  user_id uuid,
  api_key_id uuid,
  address text,
  user_agent text,
  subject_type text,
  subject_id uuid,
  details jsonb default '{}'::jsonb not null,
  constraint audit_events_pkey PRIMARY KEY (account_id, id),
  constraint audit_events_account_id_api_key_id_fkey FOREIGN KEY (account_id, api_key_id) REFERENCES api_keys(account_id, id),
  constraint audit_events_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id),
  constraint audit_events_account_id_user_id_fkey FOREIGN KEY (account_id, user_id) REFERENCES users(account_id, id),
  constraint audit_events_actor_type_check CHECK ((actor_type = ANY (ARRAY['user'::text, 'api_key'::text, 'operator'::text, 'nobody'::text])))
);

create table blobs (
  account_id uuid not null,
  id uuid not null,
  key text not null,
  filename text not null,
  content_type text not null,
  byte_size bigint not null,
  checksum text not null,
  service_name text not null,
  user_id uuid,
  sha256 bytea,
  created_at timestamp with time zone default now() not null,
  attached_at timestamp with time zone,
  unwanted_at timestamp with time zone,
  constraint blobs_pkey PRIMARY KEY (account_id, id),
  constraint blobs_key_key UNIQUE (key),
  constraint blobs_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id),
  constraint blobs_account_id_user_id_fkey FOREIGN KEY (account_id, user_id) REFERENCES users(account_id, id)
);

create table calendar_feeds (
  account_id uuid not null,
  id uuid not null,
  user_id uuid not null,
  name text not null,
  filters jsonb not null,
  token_hash bytea not null,
  created_at timestamp with time zone not null,
  last_read_at timestamp with time zone,
  constraint calendar_feeds_pkey PRIMARY KEY (account_id, id),
  constraint calendar_feeds_token_hash_key UNIQUE (token_hash),
  constraint calendar_feeds_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id),
  constraint calendar_feeds_account_id_user_id_fkey FOREIGN KEY (account_id, user_id) REFERENCES users(account_id, id)
);

create table changes (
  account_id uuid not null,
  sequence bigint not null,
  id uuid not null,
  resource_type text not null,
  resource_id uuid not null,
  shipment_id uuid,
  container_id uuid,
  event text,
  changeset jsonb not null,
  occurred_at timestamp with time zone not null,
  constraint changes_pkey PRIMARY KEY (account_id, sequence)
) with (autovacuum_vacuum_insert_scale_factor=0.02);

create table checks (
  id uuid not null,
  source_id text not null,
  subject_kind text not null,
  subject_number text not null,
  next_check_at timestamp with time zone,
  lease_token bigint default 0 not null,
  lease_until timestamp with time zone,
  attempts integer default 0 not null,
  every_s integer default 21600 not null,
  last_asked_at timestamp with time zone,
  last_answered_at timestamp with time zone,
  last_outcome text,
  last_report uuid,
  last_reported_at timestamp with time zone,
  last_new_claim_at timestamp with time zone,
  body_hash bytea,
  content_hash bytea,
  awaits_confirmation boolean default false not null,
  created_at timestamp with time zone not null,
  polled_number text,
  first_form_outcome text,
  rebuilt_at timestamp with time zone,
  last_repeated_at timestamp with time zone,
  constraint checks_pkey PRIMARY KEY (id),
  constraint checks_source_id_subject_kind_subject_number_key UNIQUE (source_id, subject_kind, subject_number),
  constraint checks_source_id_fkey FOREIGN KEY (source_id) REFERENCES sources(id),
  constraint checks_subject_kind_check CHECK ((subject_kind = ANY (ARRAY['bill'::text, 'booking'::text, 'container'::text, 'facility'::text])))
) with (fillfactor=70);

create table claims (
  check_id uuid not null,
  id uuid not null,
  key text not null,
  statement jsonb not null,
  first_report uuid not null,
  first_seen_at timestamp with time zone not null,
  last_report uuid,
  last_seen_at timestamp with time zone,
  missing_since timestamp with time zone,
  closed_at timestamp with time zone,
  closed_because text,
  superseded_by uuid,
  missed jsonb,
  constraint claims_pkey PRIMARY KEY (check_id, id),
  constraint claims_check_id_fkey FOREIGN KEY (check_id) REFERENCES checks(id),
  constraint claims_closed_because_check CHECK ((closed_because = ANY (ARRAY['superseded'::text, 'withdrawn'::text, 'dropped'::text])))
) with (fillfactor=85);

create table container_list (
  account_id uuid not null,
  id uuid not null,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  current_status text not null,
  shipping_line_scac text not null,
  port_of_lading_locode text,
  port_of_discharge_locode text,
  destination_locode text,
  customer_id uuid not null,
  tracking_stopped boolean not null,
  free_time_ends_on date,
  number text,
  shipment_id uuid,
  arrival_at timestamp with time zone,
  departure_at timestamp with time zone,
  destination_arrival_at timestamp with time zone,
  vessel text,
  vessel_imo text,
  pod_terminal_id uuid,
  pickup_facility_id uuid,
  pickup_locode text,
  empty_return_due_on date,
  terms text[] default '{}'::text[] not null,
  tags text[] default '{}'::text[] not null,
  constraint container_list_pkey PRIMARY KEY (account_id, id),
  constraint container_list_account_id_id_fkey FOREIGN KEY (account_id, id) REFERENCES containers(account_id, id) ON DELETE CASCADE
) with (autovacuum_vacuum_scale_factor=0.02, autovacuum_vacuum_insert_scale_factor=0.02);

create table container_routes (
  account_id uuid not null,
  container_id uuid not null,
  stops jsonb not null,
  vessel_ids uuid[] not null,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  constraint container_routes_pkey PRIMARY KEY (account_id, container_id),
  constraint container_routes_account_id_container_id_fkey FOREIGN KEY (account_id, container_id) REFERENCES containers(account_id, id)
) with (fillfactor=80);

create table containers (
  account_id uuid not null,
  id uuid not null,
  shipment_id uuid not null,
  number text not null,
  ref_numbers text[] default '{}'::text[] not null,
  equipment_type text,
  equipment_length integer,
  equipment_height text,
  weight_in_lbs numeric,
  seal_number text,
  current_status text default 'new'::text not null,
  availability_known boolean default false not null,
  available_for_pickup boolean,
  pickup_lfd timestamp with time zone,
  pickup_lfd_line timestamp with time zone,
  pickup_lfd_terminal timestamp with time zone,
  pickup_lfd_rail timestamp with time zone,
  pickup_appointment_at timestamp with time zone,
  pod_terminal_id uuid,
  pickup_facility_id uuid,
  pod_arrived_at timestamp with time zone,
  pod_discharged_at timestamp with time zone,
  pod_full_out_at timestamp with time zone,
  pod_full_out_chassis_number text,
  location_at_pod_terminal text,
  final_destination_full_out_at timestamp with time zone,
  empty_terminated_at timestamp with time zone,
  holds_at_pod_terminal jsonb default '[]'::jsonb not null,
  fees_at_pod_terminal jsonb default '[]'::jsonb not null,
  pod_timezone text,
  final_destination_timezone text,
  empty_terminated_timezone text,
  pod_rail_carrier_scac text,
  ind_rail_carrier_scac text,
  pod_rail_loaded_at timestamp with time zone,
  pod_rail_departed_at timestamp with time zone,
  ind_eta_at timestamp with time zone,
  ind_ata_at timestamp with time zone,
  ind_rail_unloaded_at timestamp with time zone,
  delivered_at timestamp with time zone,
  empty_out_at timestamp with time zone,
  pol_full_in_at timestamp with time zone,
  pol_vessel_loaded_at timestamp with time zone,
  pol_vessel_departed_at timestamp with time zone,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  marks jsonb default '{}'::jsonb not null,
  constraint containers_pkey PRIMARY KEY (account_id, id),
  constraint containers_account_id_shipment_id_number_key UNIQUE (account_id, shipment_id, number),
  constraint containers_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id),
  constraint containers_account_id_shipment_id_fkey FOREIGN KEY (account_id, shipment_id) REFERENCES shipments(account_id, id)
) with (fillfactor=70);

create table contradictions (
  account_id uuid not null,
  id uuid not null,
  journey_id uuid not null,
  container_id uuid not null,
  shipment_id uuid not null,
  kind text not null,
  severity text not null,
  rank smallint not null,
  since timestamp with time zone not null,
  opened_at timestamp with time zone not null,
  resolved_at timestamp with time zone,
  content jsonb not null,
  changed_at timestamp with time zone not null,
  constraint contradictions_pkey PRIMARY KEY (account_id, id),
  constraint contradictions_account_id_container_id_fkey FOREIGN KEY (account_id, container_id) REFERENCES containers(account_id, id) ON DELETE CASCADE,
  constraint contradictions_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id),
  constraint contradictions_account_id_shipment_id_fkey FOREIGN KEY (account_id, shipment_id) REFERENCES shipments(account_id, id)
) with (fillfactor=80);

create table creation_turns (
  account_id uuid not null,
  next_at timestamp with time zone not null,
  constraint creation_turns_pkey PRIMARY KEY (account_id),
  constraint creation_turns_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id)
);

create table custom_field_definitions (
  account_id uuid not null,
  id uuid not null,
  entity_type text not null,
  api_slug text not null,
  display_name text not null,
  description text,
  data_type text not null,
  reference_type text,
  validation jsonb default '{}'::jsonb not null,
  default_format text,
  default_value jsonb,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  constraint custom_field_definitions_pkey PRIMARY KEY (account_id, id),
  constraint custom_field_definitions_account_id_entity_type_api_slug_key UNIQUE (account_id, entity_type, api_slug),
  constraint custom_field_definitions_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id),
  constraint custom_field_definitions_check CHECK (((reference_type IS NOT NULL) = (data_type = 'reference'::text))),
  constraint custom_field_definitions_data_type_check CHECK ((data_type = ANY (ARRAY['short_text'::text, 'number'::text, 'date'::text, 'datetime'::text, 'boolean'::text, 'enum'::text, 'enum_multi'::text, 'reference'::text]))),
  constraint custom_field_definitions_entity_type_check CHECK ((entity_type = ANY (ARRAY['Shipment'::text, 'Container'::text, 'TrackingRequest'::text]))),
  constraint custom_field_definitions_reference_type_check CHECK ((reference_type = ANY (ARRAY['Shipment'::text, 'Container'::text, 'TrackingRequest'::text, 'Party'::text])))
);

create table custom_field_options (
  account_id uuid not null,
  id uuid not null,
  definition_id uuid not null,
  value text not null,
  label text not null,
  "position" integer not null,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  constraint custom_field_options_pkey PRIMARY KEY (account_id, id),
  constraint custom_field_options_account_id_definition_id_value_key UNIQUE (account_id, definition_id, value),
  constraint custom_field_options_account_id_definition_id_fkey FOREIGN KEY (account_id, definition_id) REFERENCES custom_field_definitions(account_id, id) ON DELETE CASCADE,
  constraint custom_field_options_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id)
);

create table custom_fields (
  account_id uuid not null,
  id uuid not null,
  definition_id uuid not null,
  shipment_id uuid,
  container_id uuid,
  tracking_request_id uuid,
  entity_id uuid generated always as (COALESCE(shipment_id, container_id, tracking_request_id)) stored not null,
  value jsonb,
  text_value text,
  user_id uuid,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  constraint custom_fields_pkey PRIMARY KEY (account_id, id),
  constraint custom_fields_account_id_entity_id_definition_id_key UNIQUE (account_id, entity_id, definition_id),
  constraint custom_fields_account_id_container_id_fkey FOREIGN KEY (account_id, container_id) REFERENCES containers(account_id, id),
  constraint custom_fields_account_id_definition_id_fkey FOREIGN KEY (account_id, definition_id) REFERENCES custom_field_definitions(account_id, id) ON DELETE CASCADE,
  constraint custom_fields_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id),
  constraint custom_fields_account_id_shipment_id_fkey FOREIGN KEY (account_id, shipment_id) REFERENCES shipments(account_id, id),
  constraint custom_fields_account_id_tracking_request_id_fkey FOREIGN KEY (account_id, tracking_request_id) REFERENCES tracking_requests(account_id, id),
  constraint custom_fields_account_id_user_id_fkey FOREIGN KEY (account_id, user_id) REFERENCES users(account_id, id),
  constraint custom_fields_check CHECK ((num_nonnulls(shipment_id, container_id, tracking_request_id) = 1))
);

create table detections (
  account_id uuid not null,
  request_id uuid not null,
  state jsonb default '{}'::jsonb not null,
  check_id uuid,
  asked_after timestamp with time zone,
  due_at timestamp with time zone not null,
  lease_token bigint default 0 not null,
  lease_until timestamp with time zone,
  attempts integer default 0 not null,
  constraint detections_pkey PRIMARY KEY (account_id, request_id),
  constraint detections_account_id_request_id_fkey FOREIGN KEY (account_id, request_id) REFERENCES tracking_requests(account_id, id),
  constraint detections_check_id_fkey FOREIGN KEY (check_id) REFERENCES checks(id)
);

create table document_lessons (
  account_id uuid not null,
  document_id uuid not null,
  field text not null,
  sender text not null,
  form integer[] not null,
  label text not null,
  place text not null,
  is_here boolean not null,
  learned_at timestamp with time zone default now() not null,
  constraint document_lessons_pkey PRIMARY KEY (account_id, document_id, field),
  constraint document_lessons_account_id_document_id_fkey FOREIGN KEY (account_id, document_id) REFERENCES documents(account_id, id),
  constraint document_lessons_field_check CHECK ((length(field) <= 60)),
  constraint document_lessons_form_check CHECK (((cardinality(form) >= 4) AND (cardinality(form) <= 64))),
  constraint document_lessons_label_check CHECK ((label ~ '^[0-9a-f]{16}$'::text)),
  constraint document_lessons_place_check CHECK ((place = ANY (ARRAY['behind'::text, 'beside'::text, 'below'::text]))),
  constraint document_lessons_sender_check CHECK ((length(sender) <= 253))
);

create table document_links (
  account_id uuid not null,
  id uuid not null,
  document_id uuid not null,
  shipment_id uuid not null,
  container_id uuid,
  because jsonb not null,
  created_at timestamp with time zone default now() not null,
  constraint document_links_pkey PRIMARY KEY (account_id, id),
  constraint document_links_account_id_container_id_fkey FOREIGN KEY (account_id, container_id) REFERENCES containers(account_id, id),
  constraint document_links_account_id_document_id_fkey FOREIGN KEY (account_id, document_id) REFERENCES documents(account_id, id),
  constraint document_links_account_id_shipment_id_fkey FOREIGN KEY (account_id, shipment_id) REFERENCES shipments(account_id, id)
);

create table document_numbers (
  account_id uuid not null,
  document_id uuid not null,
  kind text not null,
  value text not null,
  page integer not null,
  span integer[] not null,
  constraint document_numbers_pkey PRIMARY KEY (account_id, document_id, kind, value),
  constraint document_numbers_account_id_document_id_fkey FOREIGN KEY (account_id, document_id) REFERENCES documents(account_id, id),
  constraint document_numbers_kind_check CHECK ((kind = ANY (ARRAY['container'::text, 'bill_of_lading'::text, 'booking'::text, 'reference'::text])))
);

create table document_representations (
  account_id uuid not null,
  id uuid not null,
  document_id uuid not null,
  document_type text not null,
  schema_version text not null,
  payload jsonb not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  proposed jsonb default '{}'::jsonb not null,
  left_out jsonb default '[]'::jsonb not null,
  constraint document_representations_pkey PRIMARY KEY (account_id, id),
  constraint document_representations_account_id_document_id_fkey FOREIGN KEY (account_id, document_id) REFERENCES documents(account_id, id)
);

create table documents (
  account_id uuid not null,
  id uuid not null,
  blob_id uuid,
  name text not null,
  document_type text,
  document_type_manual text,
  classification_notes text,
  source text not null,
  file_name text not null,
  file_content_type text,
  file_size_bytes bigint not null,
  sha256 bytea not null,
  quarantined text,
  user_id uuid,
  email_submission_id uuid,
  extracted_data_manual jsonb,
  wanted text[] default '{classify,extract,link}'::text[] not null,
  next_read_at timestamp with time zone,
  lease_token bigint default 0 not null,
  lease_until timestamp with time zone,
  attempts integer default 0 not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  discarded_at timestamp with time zone,
  rotation smallint default 0 not null,
  readability text,
  document_type_effective text generated always as (COALESCE(document_type_manual, document_type)) stored,
  split_from uuid,
  first_page integer,
  last_page integer,
  sandbox_ahead_ms bigint default 0 not null,
  constraint documents_pkey PRIMARY KEY (account_id, id),
  constraint documents_account_id_blob_id_fkey FOREIGN KEY (account_id, blob_id) REFERENCES blobs(account_id, id),
  constraint documents_account_id_email_submission_id_fkey FOREIGN KEY (account_id, email_submission_id) REFERENCES email_submissions(account_id, id),
  constraint documents_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id),
  constraint documents_account_id_split_from_fkey FOREIGN KEY (account_id, split_from) REFERENCES documents(account_id, id),
  constraint documents_account_id_user_id_fkey FOREIGN KEY (account_id, user_id) REFERENCES users(account_id, id),
  constraint documents_readability_check CHECK ((readability = ANY (ARRAY['text'::text, 'recognized'::text, 'no_text'::text, 'not_read'::text]))),
  constraint documents_rotation_check CHECK ((rotation = ANY (ARRAY[0, 90, 180, 270]))),
  constraint documents_source_check CHECK ((source = ANY (ARRAY['upload'::text, 'api'::text, 'email'::text, 'split_document'::text]))),
  constraint documents_split_check CHECK ((((split_from IS NULL) AND (first_page IS NULL) AND (last_page IS NULL)) OR ((split_from IS NOT NULL) AND ((first_page >= 1) AND (first_page <= last_page)))))
);

create table email_submissions (
  account_id uuid not null,
  id uuid not null,
  user_id uuid,
  subject text not null,
  body text,
  sender text[] not null,
  recipients text[] not null,
  cc text[] not null,
  sent_at timestamp with time zone,
  message_id text,
  in_reply_to text,
  reference_ids text[] not null,
  content_type text,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  sha256 bytea,
  left_out jsonb default '[]'::jsonb not null,
  constraint email_submissions_pkey PRIMARY KEY (account_id, id),
  constraint email_submissions_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id),
  constraint email_submissions_account_id_user_id_fkey FOREIGN KEY (account_id, user_id) REFERENCES users(account_id, id)
);

create table feed_messages (
  source_id text not null,
  message_id text not null,
  body_hash bytea not null,
  answer jsonb,
  received_at timestamp with time zone default now() not null,
  constraint feed_messages_pkey PRIMARY KEY (source_id, message_id),
  constraint feed_messages_source_id_fkey FOREIGN KEY (source_id) REFERENCES sources(id)
);

create table inland_history (
  account_id uuid not null,
  line text not null,
  pod text not null,
  destination text not null,
  rail_departure integer[] not null,
  inland_arrival integer[] not null,
  release integer[] not null,
  gate_out integer[] not null,
  empty_return integer[] not null,
  constraint inland_history_pkey PRIMARY KEY (account_id, line, pod, destination),
  constraint inland_history_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id)
) with (fillfactor=70);

create table installation (
  is_only boolean default true not null,
  master_key_id text,
  constraint installation_pkey PRIMARY KEY (is_only),
  constraint installation_is_only_check CHECK (is_only)
);

create table invitations (
  account_id uuid not null,
  id uuid not null,
  email text not null,
  role text not null,
  token_hash bytea not null,
  invited_by_user_id uuid,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  constraint invitations_pkey PRIMARY KEY (account_id, id),
  constraint invitations_account_id_email_key UNIQUE (account_id, email),
  constraint invitations_token_hash_key UNIQUE (token_hash),
  constraint invitations_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id),
  constraint invitations_account_id_invited_by_user_id_fkey FOREIGN KEY (account_id, invited_by_user_id) REFERENCES users(account_id, id),
  constraint invitations_role_check CHECK ((role = ANY (ARRAY['owner'::text, 'member'::text, 'read_only'::text])))
);

create table journeys (
  account_id uuid not null,
  id uuid not null,
  tracking_request_id uuid not null,
  shipment_id uuid,
  stale_seq bigint default 1 not null,
  projected_seq bigint default 0 not null,
  due_at timestamp with time zone,
  state jsonb default '{}'::jsonb not null,
  lease_token bigint default 0 not null,
  lease_until timestamp with time zone,
  attempts integer default 0 not null,
  problem text,
  created_at timestamp with time zone not null,
  sandbox boolean default false not null,
  ready_at timestamp with time zone,
  attention_at timestamp with time zone,
  constraint journeys_pkey PRIMARY KEY (account_id, id),
  constraint journeys_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id),
  constraint journeys_account_id_shipment_id_fkey FOREIGN KEY (account_id, shipment_id) REFERENCES shipments(account_id, id),
  constraint journeys_account_id_tracking_request_id_fkey FOREIGN KEY (account_id, tracking_request_id) REFERENCES tracking_requests(account_id, id)
) with (fillfactor=70);

create table lane_history (
  account_id uuid not null,
  line text not null,
  pol text not null,
  pod text not null,
  arrival integer[] not null,
  gate_out integer[] not null,
  empty_return integer[] not null,
  constraint lane_history_pkey PRIMARY KEY (account_id, line, pol, pod),
  constraint lane_history_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id)
) with (fillfactor=70);

create table ledgers (
  account_id uuid not null,
  last_sequence bigint default 0 not null,
  shipments_total bigint default 0 not null,
  containers_total bigint default 0 not null,
  tracking_requests_total bigint default 0 not null,
  notifications_total bigint default 0 not null,
  constraint ledgers_pkey PRIMARY KEY (account_id),
  constraint ledgers_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id)
);

create table notification_attempts (
  account_id uuid not null,
  notification_id uuid not null,
  attempt integer not null,
  attempted_at timestamp with time zone not null,
  status_code integer,
  error text,
  duration_ms integer not null,
  response_body text,
  constraint notification_attempts_pkey PRIMARY KEY (account_id, notification_id, attempt)
) partition by RANGE (notification_id);

create table notification_bodies (
  account_id uuid not null,
  id uuid not null,
  body bytea not null,
  constraint notification_bodies_pkey PRIMARY KEY (account_id, id)
) partition by RANGE (id);

create table notifications (
  id uuid not null,
  account_id uuid not null,
  webhook_id uuid not null,
  event text not null,
  sequence bigint not null,
  reference_type text not null,
  reference_id uuid not null,
  delivery_status text default 'pending'::text not null,
  attempts integer default 0 not null,
  next_attempt_at timestamp with time zone,
  lease_token bigint default 0 not null,
  lease_until timestamp with time zone,
  created_at timestamp with time zone not null,
  attempts_before integer default 0 not null,
  body_id uuid,
  traceparent text,
  constraint notifications_pkey PRIMARY KEY (account_id, id),
  constraint notifications_delivery_status_check CHECK ((delivery_status = ANY (ARRAY['pending'::text, 'succeeded'::text, 'failed'::text])))
) partition by RANGE (id);

create table oauth_clients (
  id text not null,
  metadata jsonb not null,
  network_hash bytea not null,
  registered_at timestamp with time zone not null,
  last_used_at timestamp with time zone not null,
  constraint oauth_clients_pkey PRIMARY KEY (id)
);

create table oauth_connections (
  account_id uuid not null,
  id uuid not null,
  user_id uuid not null,
  client_id text not null,
  client_name text,
  redirect_host text not null,
  scopes text[] not null,
  created_at timestamp with time zone not null,
  last_used_at timestamp with time zone,
  expires_at timestamp with time zone not null,
  constraint oauth_connections_pkey PRIMARY KEY (account_id, id),
  constraint oauth_connections_id_key UNIQUE (id),
  constraint oauth_connections_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id),
  constraint oauth_connections_account_id_user_id_fkey FOREIGN KEY (account_id, user_id) REFERENCES users(account_id, id)
);

create table oauth_requests (
  id_hash bytea not null,
  payload jsonb not null,
  client_name text,
  expires_at timestamp with time zone not null,
  constraint oauth_requests_pkey PRIMARY KEY (id_hash)
);

create table oauth_tokens (
  token_hash bytea not null,
  account_id uuid not null,
  connection_id uuid not null,
  kind text not null,
  payload jsonb not null,
  consumed_at timestamp with time zone,
  expires_at timestamp with time zone not null,
  constraint oauth_tokens_pkey PRIMARY KEY (token_hash),
  constraint oauth_tokens_account_id_connection_id_fkey FOREIGN KEY (account_id, connection_id) REFERENCES oauth_connections(account_id, id) ON DELETE CASCADE,
  constraint oauth_tokens_kind_check CHECK ((kind = ANY (ARRAY['code'::text, 'access'::text, 'refresh'::text])))
);

create table overdue_told (
  account_id uuid not null,
  container_id uuid not null,
  milestone text not null,
  due_until timestamp with time zone not null,
  constraint overdue_told_pkey PRIMARY KEY (account_id, container_id, milestone),
  constraint overdue_told_account_id_container_id_fkey FOREIGN KEY (account_id, container_id) REFERENCES containers(account_id, id) ON DELETE CASCADE
);

create table packed_claims (
  check_id uuid not null,
  rows json not null,
  constraint packed_claims_pkey PRIMARY KEY (check_id),
  constraint packed_claims_check_id_fkey FOREIGN KEY (check_id) REFERENCES checks(id)
);

create table packed_raw_events (
  account_id uuid not null,
  container_id uuid not null,
  ids uuid[] not null,
  rows json not null,
  constraint packed_raw_events_pkey PRIMARY KEY (account_id, container_id),
  constraint packed_raw_events_account_id_container_id_fkey FOREIGN KEY (account_id, container_id) REFERENCES containers(account_id, id)
);

create table parties (
  account_id uuid not null,
  id uuid not null,
  company_name text not null,
  created_at timestamp with time zone not null,
  constraint parties_pkey PRIMARY KEY (account_id, id),
  constraint parties_account_id_company_name_key UNIQUE (account_id, company_name),
  constraint parties_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id)
);

create table people (
  id uuid not null,
  email text not null,
  name text not null,
  password_hash text not null,
  password_changed_at timestamp with time zone not null,
  created_at timestamp with time zone not null,
  confirmed_at timestamp with time zone,
  constraint people_pkey PRIMARY KEY (id)
);

create table pickup_lfd_policies (
  account_id uuid not null,
  until timestamp with time zone not null,
  policy text not null,
  constraint pickup_lfd_policies_pkey PRIMARY KEY (account_id, until),
  constraint pickup_lfd_policies_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id)
);

create table provenance (
  account_id uuid not null,
  resource_type text not null,
  resource_id uuid not null,
  fields jsonb not null,
  constraint provenance_pkey PRIMARY KEY (account_id, resource_type, resource_id),
  constraint provenance_resource_type_check CHECK ((resource_type = ANY (ARRAY['shipment'::text, 'container'::text])))
) with (fillfactor=70);

create table quarantine (
  report_id uuid not null,
  check_id uuid not null,
  reason text not null,
  quarantined_at timestamp with time zone not null,
  replayed_at timestamp with time zone,
  constraint quarantine_pkey PRIMARY KEY (report_id),
  constraint quarantine_check_id_fkey FOREIGN KEY (check_id) REFERENCES checks(id)
);

create table rate_windows (
  bucket text not null,
  who text not null,
  times bigint[] not null,
  counts integer[] not null,
  places integer not null,
  asked integer not null,
  admitted integer not null,
  constraint rate_windows_pkey PRIMARY KEY (bucket, who)
) with (fillfactor=50);

create table raw_events (
  account_id uuid not null,
  id uuid not null,
  container_id uuid not null,
  event text,
  original_event text,
  "timestamp" timestamp with time zone not null,
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
  created_at timestamp with time zone not null,
  invalidated_at timestamp with time zone,
  constraint raw_events_pkey PRIMARY KEY (account_id, id),
  constraint raw_events_account_id_container_id_fkey FOREIGN KEY (account_id, container_id) REFERENCES containers(account_id, id)
) with (fillfactor=90);

create table reference_rows (
  kind text not null,
  key text not null,
  "row" jsonb not null,
  source text not null,
  imported_at timestamp with time zone not null,
  constraint reference_rows_pkey PRIMARY KEY (kind, key),
  constraint reference_rows_kind_check CHECK ((kind = ANY (ARRAY['port'::text, 'metro_area'::text, 'terminal'::text, 'owner'::text])))
);

create table report_bodies (
  check_id uuid not null,
  id uuid not null,
  body bytea not null,
  constraint report_bodies_pkey PRIMARY KEY (check_id, id)
) partition by RANGE (id);

create table report_objects (
  month date not null,
  from_check uuid not null,
  from_id uuid not null,
  to_check uuid not null,
  to_id uuid not null,
  key text not null,
  bodies integer not null,
  in_partition integer default 0 not null,
  byte_size integer not null,
  checksum text not null,
  changed_at timestamp with time zone default now() not null,
  stored_at timestamp with time zone,
  constraint report_objects_pkey PRIMARY KEY (month, to_check, to_id)
);

create table reports (
  id uuid not null,
  check_id uuid not null,
  source_id text not null,
  asked_at timestamp with time zone not null,
  received_at timestamp with time zone not null,
  recorded_at timestamp with time zone not null,
  outcome text not null,
  adapter text not null,
  adapter_version integer not null,
  media_type text,
  complete boolean not null,
  content_hash bytea,
  size integer,
  stored_size integer,
  body_sha256 bytea,
  constraint reports_pkey PRIMARY KEY (id)
) partition by RANGE (id);

create table request_replays (
  account_id uuid not null,
  key text not null,
  fingerprint bytea not null,
  status integer not null,
  content_type text,
  body_sealed text,
  created_at timestamp with time zone default now() not null,
  constraint request_replays_pkey PRIMARY KEY (account_id, key),
  constraint request_replays_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id)
);

create table retention_horizons (
  kind text not null,
  dropped_before timestamp with time zone not null,
  constraint retention_horizons_pkey PRIMARY KEY (kind)
);

create table sandbox_journeys (
  account_id uuid not null,
  journey text not null,
  began_at timestamp with time zone not null,
  constraint sandbox_journeys_pkey PRIMARY KEY (account_id, journey),
  constraint sandbox_journeys_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id)
);

create table sandboxes (
  account_id uuid not null,
  ahead_ms bigint default 0 not null,
  lease_token bigint default 0 not null,
  lease_until timestamp with time zone,
  constraint sandboxes_pkey PRIMARY KEY (account_id),
  constraint sandboxes_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id),
  constraint sandboxes_ahead_ms_check CHECK ((ahead_ms >= 0))
);

create table search_entries (
  account_id uuid not null,
  entity_id uuid not null,
  entity_type text not null,
  shipment_id uuid,
  told_by_shipment boolean not null,
  haystack text not null,
  created_at timestamp with time zone not null,
  related text default ''::text not null,
  constraint search_entries_pkey PRIMARY KEY (account_id, entity_id),
  constraint search_entries_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id),
  constraint search_entries_entity_type_check CHECK ((entity_type = ANY (ARRAY['shipment'::text, 'cargo'::text, 'tracking_request'::text])))
) with (autovacuum_vacuum_scale_factor=0.02, autovacuum_vacuum_insert_scale_factor=0.02);

create table sessions (
  account_id uuid not null,
  id uuid not null,
  user_id uuid not null,
  person_id uuid not null,
  token_hash bytea not null,
  address text,
  user_agent text,
  created_at timestamp with time zone not null,
  last_seen_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  constraint sessions_pkey PRIMARY KEY (account_id, id),
  constraint sessions_token_hash_key UNIQUE (token_hash),
  constraint sessions_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id),
  constraint sessions_account_id_user_id_fkey FOREIGN KEY (account_id, user_id) REFERENCES users(account_id, id),
  constraint sessions_person_id_fkey FOREIGN KEY (person_id) REFERENCES people(id)
);

create table shipment_list (
  account_id uuid not null,
  id uuid not null,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  shipping_line_scac text not null,
  port_of_lading_locode text,
  port_of_discharge_locode text,
  destination_locode text,
  customer_id uuid not null,
  tracking_stopped boolean not null,
  container_statuses text[] default '{}'::text[] not null,
  number text,
  arrival_at timestamp with time zone,
  departure_at timestamp with time zone,
  destination_arrival_at timestamp with time zone,
  vessel text,
  vessel_imo text,
  pod_terminal_id uuid,
  tags text[] default '{}'::text[] not null,
  free_time_ends_on date,
  terms text[] default '{}'::text[] not null,
  constraint shipment_list_pkey PRIMARY KEY (account_id, id),
  constraint shipment_list_account_id_id_fkey FOREIGN KEY (account_id, id) REFERENCES shipments(account_id, id) ON DELETE CASCADE
) with (autovacuum_vacuum_scale_factor=0.02, autovacuum_vacuum_insert_scale_factor=0.02);

create table shipments (
  account_id uuid not null,
  id uuid not null,
  journey_id uuid not null,
  bill_of_lading_number text not null,
  normalized_number text,
  shipping_line_scac text not null,
  customer_id uuid,
  ref_numbers text[] default '{}'::text[] not null,
  tags text[] default '{}'::text[] not null,
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
  pol_etd_at timestamp with time zone,
  pol_original_etd_at timestamp with time zone,
  pol_atd_at timestamp with time zone,
  pod_eta_at timestamp with time zone,
  pod_original_eta_at timestamp with time zone,
  pod_ata_at timestamp with time zone,
  destination_eta_at timestamp with time zone,
  destination_original_eta_at timestamp with time zone,
  destination_ata_at timestamp with time zone,
  pol_timezone text,
  pod_timezone text,
  destination_timezone text,
  line_tracking_stopped_at timestamp with time zone,
  line_tracking_stopped_reason text,
  line_tracking_stopped_by_user_id uuid,
  line_check_id uuid,
  line_tracking_last_attempted_at timestamp with time zone,
  line_tracking_last_succeeded_at timestamp with time zone,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  marks jsonb default '{}'::jsonb not null,
  packed_at timestamp with time zone,
  constraint shipments_pkey PRIMARY KEY (account_id, id),
  constraint shipments_account_id_customer_id_fkey FOREIGN KEY (account_id, customer_id) REFERENCES parties(account_id, id),
  constraint shipments_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id),
  constraint shipments_account_id_line_tracking_stopped_by_user_id_fkey FOREIGN KEY (account_id, line_tracking_stopped_by_user_id) REFERENCES users(account_id, id),
  constraint shipments_line_check_id_fkey FOREIGN KEY (line_check_id) REFERENCES checks(id)
) with (fillfactor=80);

create table sign_in_attempts (
  subject bytea not null,
  failures integer not null,
  last_failed_at timestamp with time zone not null,
  blocked_until timestamp with time zone,
  constraint sign_in_attempts_pkey PRIMARY KEY (subject)
);

create table source_logins (
  login text not null,
  sealed text,
  valid_until timestamp with time zone,
  lease_token bigint default 0 not null,
  lease_until timestamp with time zone,
  constraint source_logins_pkey PRIMARY KEY (login)
);

create table source_paces (
  source_id text not null,
  minute_at timestamp with time zone,
  day_at timestamp with time zone,
  free_at timestamp with time zone not null,
  constraint source_paces_pkey PRIMARY KEY (source_id),
  constraint source_paces_source_id_fkey FOREIGN KEY (source_id) REFERENCES sources(id)
) with (fillfactor=50);

create table source_shares (
  source_id text not null,
  id uuid not null,
  polls integer not null,
  is_probe boolean not null,
  lease_until timestamp with time zone not null,
  constraint source_shares_pkey PRIMARY KEY (source_id, id),
  constraint source_shares_source_id_fkey FOREIGN KEY (source_id) REFERENCES sources(id),
  constraint source_shares_polls_check CHECK ((polls > 0))
);

create table source_silences (
  account_id uuid not null,
  source_id text not null,
  look_at timestamp with time zone not null,
  told jsonb,
  attended_id text,
  attended_after uuid,
  constraint source_silences_pkey PRIMARY KEY (account_id, source_id),
  constraint source_silences_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id)
) with (fillfactor=80);

create table sources (
  id text not null,
  account_id uuid,
  adapter text not null,
  scac text,
  lease_token bigint default 0 not null,
  lease_until timestamp with time zone,
  paused_until timestamp with time zone,
  failures integer default 0 not null,
  created_at timestamp with time zone not null,
  failed_checks uuid[] default '{}'::uuid[] not null,
  last_failure jsonb,
  last_polls jsonb default '[]'::jsonb not null,
  pushed_at timestamp with time zone,
  push_began_at timestamp with time zone,
  push_gaps integer[] default '{}'::integer[] not null,
  push_rests jsonb default '[]'::jsonb not null,
  pushing_since timestamp with time zone,
  constraint sources_pkey PRIMARY KEY (id),
  constraint sources_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id)
);

create table stored_files (
  account_id uuid not null,
  bytes bigint not null,
  constraint stored_files_pkey PRIMARY KEY (account_id),
  constraint stored_files_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id)
);

create table subscriptions (
  account_id uuid not null,
  journey_id uuid not null,
  check_id uuid not null,
  active boolean default true not null,
  wanted_every_s integer default 21600,
  waiting boolean default true not null,
  constraint subscriptions_pkey PRIMARY KEY (account_id, journey_id, check_id),
  constraint subscriptions_account_id_journey_id_fkey FOREIGN KEY (account_id, journey_id) REFERENCES journeys(account_id, id),
  constraint subscriptions_check_id_fkey FOREIGN KEY (check_id) REFERENCES checks(id)
);

create table tariffs (
  account_id uuid not null,
  id uuid not null,
  charge text not null,
  shipping_line_scac text,
  port_locode text,
  equipment_length integer,
  equipment_type text,
  free_days integer,
  free_days_unit text not null,
  currency_code text not null,
  tiers jsonb not null,
  valid_from date not null,
  valid_to date,
  created_at timestamp with time zone not null,
  constraint tariffs_pkey PRIMARY KEY (account_id, id),
  constraint tariffs_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id),
  constraint tariffs_charge_check CHECK ((charge = ANY (ARRAY['demurrage'::text, 'storage'::text, 'detention'::text, 'combined'::text]))),
  constraint tariffs_free_days_unit_check CHECK ((free_days_unit = ANY (ARRAY['calendar_days'::text, 'working_days'::text])))
);

create table tracking_interruptions (
  account_id uuid not null,
  journey_id uuid not null,
  since timestamp with time zone not null,
  kind text not null,
  is_paused boolean default false not null,
  asked_until timestamp with time zone,
  stopped_by_user_id uuid,
  last_reports jsonb,
  constraint tracking_interruptions_pkey PRIMARY KEY (account_id, journey_id, since, kind),
  constraint tracking_interruptions_account_id_journey_id_fkey FOREIGN KEY (account_id, journey_id) REFERENCES journeys(account_id, id),
  constraint tracking_interruptions_account_id_stopped_by_user_id_fkey FOREIGN KEY (account_id, stopped_by_user_id) REFERENCES users(account_id, id),
  constraint tracking_interruptions_kind_check CHECK ((kind = ANY (ARRAY['asked'::text, 'stopped'::text, 'polled'::text])))
);

create table tracking_requests (
  account_id uuid not null,
  id uuid not null,
  request_type text not null,
  request_type_as_sent text not null,
  request_number text not null,
  normalized_number text not null,
  scac text,
  auto_detect_vocc_scac boolean default false not null,
  status text not null,
  failed_reason text,
  is_retrying boolean default false not null,
  retry_count integer default 0 not null,
  awaiting_since timestamp with time zone,
  ref_numbers text[] default '{}'::text[] not null,
  shipment_tags text[] default '{}'::text[] not null,
  initial_custom_fields jsonb,
  customer_id uuid,
  user_id uuid,
  shipment_id uuid,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  bare_number text not null,
  ended_journey jsonb,
  constraint tracking_requests_pkey PRIMARY KEY (account_id, id),
  constraint tracking_requests_account_id_customer_id_fkey FOREIGN KEY (account_id, customer_id) REFERENCES parties(account_id, id),
  constraint tracking_requests_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id),
  constraint tracking_requests_account_id_shipment_id_fkey FOREIGN KEY (account_id, shipment_id) REFERENCES shipments(account_id, id),
  constraint tracking_requests_account_id_user_id_fkey FOREIGN KEY (account_id, user_id) REFERENCES users(account_id, id),
  constraint tracking_requests_request_type_check CHECK ((request_type = ANY (ARRAY['bill_of_lading'::text, 'booking'::text, 'container'::text]))),
  constraint tracking_requests_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'awaiting_manifest'::text, 'created'::text, 'failed'::text, 'tracking_stopped'::text])))
) with (fillfactor=80, autovacuum_vacuum_scale_factor=0.02, autovacuum_vacuum_insert_scale_factor=0.02);

create table transport_events (
  account_id uuid not null,
  id uuid not null,
  container_id uuid not null,
  shipment_id uuid not null,
  milestone text not null,
  event text not null,
  "timestamp" timestamp with time zone,
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
  created_at timestamp with time zone not null,
  invalidated_at timestamp with time zone,
  time_basis jsonb,
  constraint transport_events_pkey PRIMARY KEY (account_id, id),
  constraint transport_events_account_id_container_id_fkey FOREIGN KEY (account_id, container_id) REFERENCES containers(account_id, id)
) with (fillfactor=90);

create table users (
  account_id uuid not null,
  id uuid not null,
  name text not null,
  created_at timestamp with time zone not null,
  person_id uuid,
  role text,
  last_seen_at timestamp with time zone,
  constraint users_pkey PRIMARY KEY (account_id, id),
  constraint users_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id),
  constraint users_person_id_fkey FOREIGN KEY (person_id) REFERENCES people(id),
  constraint users_role_check CHECK ((role = ANY (ARRAY['owner'::text, 'member'::text, 'read_only'::text]))),
  constraint users_role_of_person CHECK (((role IS NULL) OR (person_id IS NOT NULL)))
);

create table vessel_positions (
  vessel_id uuid not null,
  reported_at timestamp with time zone not null,
  latitude double precision not null,
  longitude double precision not null,
  speed_knots double precision,
  heading_degrees double precision,
  source_id text not null,
  constraint vessel_positions_pkey PRIMARY KEY (vessel_id, reported_at),
  constraint vessel_positions_source_id_fkey FOREIGN KEY (source_id) REFERENCES sources(id),
  constraint vessel_positions_vessel_id_fkey FOREIGN KEY (vessel_id) REFERENCES vessels(id),
  constraint vessel_positions_latitude_check CHECK (((latitude >= ('-90'::integer)::double precision) AND (latitude <= (90)::double precision))),
  constraint vessel_positions_longitude_check CHECK (((longitude >= ('-180'::integer)::double precision) AND (longitude <= (180)::double precision)))
);

create table vessels (
  id uuid not null,
  name text not null,
  imo text,
  mmsi text,
  created_at timestamp with time zone not null,
  constraint vessels_pkey PRIMARY KEY (id)
);

create table views (
  account_id uuid not null,
  id uuid not null,
  user_id uuid not null,
  name text not null,
  list text not null,
  filters jsonb not null,
  sort text[] not null,
  columns text[] not null,
  visibility text not null,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  constraint views_pkey PRIMARY KEY (account_id, id),
  constraint views_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id),
  constraint views_list_check CHECK ((list = ANY (ARRAY['containers'::text, 'shipments'::text]))),
  constraint views_visibility_check CHECK ((visibility = ANY (ARRAY['personal'::text, 'shared'::text])))
);

create table webhooks (
  account_id uuid not null,
  id uuid not null,
  url text not null,
  active boolean not null,
  events text[] not null,
  headers jsonb default '[]'::jsonb not null,
  secret_sealed text not null,
  failing_since timestamp with time zone,
  consecutive_failures integer default 0 not null,
  disabled_at timestamp with time zone,
  disabled_reason text,
  deleted_at timestamp with time zone,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  previous_secret_sealed text,
  previous_secret_until timestamp with time zone,
  constraint webhooks_pkey PRIMARY KEY (account_id, id),
  constraint webhooks_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id)
);

create table notification_attempts_default partition of notification_attempts DEFAULT;
create table notification_bodies_default partition of notification_bodies DEFAULT with (toast_tuple_target=8160);
create table notifications_default partition of notifications DEFAULT with (fillfactor=60);
create table report_bodies_default partition of report_bodies DEFAULT;
create table reports_default partition of reports DEFAULT;

CREATE INDEX api_keys_newest ON public.api_keys USING btree (account_id, created_at DESC, id DESC);
CREATE INDEX attention_changed ON public.attention_entries USING btree (account_id, changed_at);
CREATE INDEX attention_done ON public.attention_entries USING btree (account_id, rank, due_order, since, id) WHERE (state = 'done'::text);
CREATE INDEX attention_in_order ON public.attention_entries USING btree (account_id, rank, due_order, since, id) INCLUDE (wakes_at) WHERE (state <> 'done'::text);
CREATE INDEX attention_of_container ON public.attention_entries USING btree (account_id, container_id) WHERE (container_id IS NOT NULL);
CREATE INDEX attention_of_kind ON public.attention_entries USING btree (account_id, kind, rank, due_order, since, id) WHERE (state <> 'done'::text);
CREATE INDEX attention_of_scope ON public.attention_entries USING btree (account_id, scope_id);
CREATE INDEX attention_of_shipment ON public.attention_entries USING btree (account_id, shipment_id) WHERE (shipment_id IS NOT NULL);
CREATE INDEX attention_of_source ON public.attention_entries USING btree (account_id, source_id, rank, due_order, since, id) INCLUDE (kind, state, wakes_at) WHERE (source_id IS NOT NULL);
CREATE INDEX attention_silent ON public.attention_entries USING btree (account_id, shipment_id, container_id) WHERE (kind = 'source_silent'::text);
CREATE INDEX audit_events_by_action ON public.audit_events USING btree (account_id, action, created_at DESC, id DESC);
CREATE INDEX audit_events_by_age ON public.audit_events USING btree (created_at);
CREATE INDEX audit_events_by_user ON public.audit_events USING btree (account_id, user_id, created_at DESC, id DESC) WHERE (user_id IS NOT NULL);
CREATE INDEX audit_events_newest ON public.audit_events USING btree (account_id, created_at DESC, id DESC);
CREATE INDEX blobs_unattached ON public.blobs USING btree (created_at) WHERE (attached_at IS NULL);
CREATE INDEX blobs_unwanted ON public.blobs USING btree (unwanted_at) WHERE (unwanted_at IS NOT NULL);
CREATE INDEX calendar_feeds_listed ON public.calendar_feeds USING btree (account_id, user_id, created_at, id);
CREATE INDEX changes_by_record ON public.changes USING btree (account_id, resource_id, sequence) INCLUDE (occurred_at);
CREATE INDEX changes_of_own_data ON public.changes USING btree (account_id, resource_id, sequence) WHERE (changeset ?| ARRAY['ref_numbers'::text, 'tags'::text, 'customer_id'::text, 'delivered_at'::text, 'line_tracking_stopped_at'::text, 'line_tracking_stopped_reason'::text]);
CREATE INDEX changes_of_tariffs ON public.changes USING btree (account_id, occurred_at) WHERE (resource_type = 'tariff'::text);
CREATE INDEX checks_due ON public.checks USING btree (source_id, next_check_at) WHERE (next_check_at IS NOT NULL);
CREATE INDEX checks_with_problems ON public.checks USING btree (id) WHERE (last_outcome <> 'ok'::text);
CREATE INDEX container_list_by_arrival ON public.container_list USING btree (account_id, arrival_at, created_at, id);
CREATE INDEX container_list_by_customer ON public.container_list USING btree (account_id, customer_id, created_at, id);
CREATE INDEX container_list_by_departure ON public.container_list USING btree (account_id, departure_at, created_at, id);
CREATE INDEX container_list_by_destination_arrival ON public.container_list USING btree (account_id, destination_arrival_at) WHERE (destination_arrival_at IS NOT NULL);
CREATE INDEX container_list_by_discharge ON public.container_list USING btree (account_id, port_of_discharge_locode, created_at, id) INCLUDE (port_of_lading_locode);
CREATE INDEX container_list_by_empty_return ON public.container_list USING btree (account_id, empty_return_due_on) WHERE (empty_return_due_on IS NOT NULL);
CREATE INDEX container_list_by_free_time ON public.container_list USING btree (account_id, free_time_ends_on) INCLUDE (created_at, id) WHERE (free_time_ends_on IS NOT NULL);
CREATE INDEX container_list_by_known_destination ON public.container_list USING btree (account_id, destination_locode, created_at, id) INCLUDE (port_of_lading_locode, port_of_discharge_locode) WHERE (destination_locode IS NOT NULL);
CREATE INDEX container_list_by_known_terminal ON public.container_list USING btree (account_id, pod_terminal_id, created_at, id) INCLUDE (pickup_facility_id) WHERE (pod_terminal_id IS NOT NULL);
CREATE INDEX container_list_by_lading ON public.container_list USING btree (account_id, port_of_lading_locode, created_at, id);
CREATE INDEX container_list_by_line ON public.container_list USING btree (account_id, shipping_line_scac, created_at, id);
CREATE INDEX container_list_by_number ON public.container_list USING btree (account_id, number, created_at, id);
CREATE INDEX container_list_by_other_facility ON public.container_list USING btree (account_id, pickup_facility_id, created_at, id) WHERE (pickup_facility_id IS DISTINCT FROM pod_terminal_id);
CREATE INDEX container_list_by_other_place ON public.container_list USING btree (account_id, pickup_locode, created_at, id) WHERE (pickup_locode IS DISTINCT FROM port_of_discharge_locode);
CREATE INDEX container_list_by_status ON public.container_list USING btree (account_id, current_status, created_at, id);
CREATE INDEX container_list_by_stopped ON public.container_list USING btree (account_id, tracking_stopped, created_at, id);
CREATE INDEX container_list_by_update ON public.container_list USING btree (account_id, updated_at) INCLUDE (created_at, id);
CREATE INDEX container_list_by_vessel ON public.container_list USING btree (account_id, vessel, created_at, id);
CREATE INDEX container_list_newest ON public.container_list USING btree (account_id, created_at, id) INCLUDE (updated_at, current_status, shipping_line_scac, port_of_lading_locode, port_of_discharge_locode, destination_locode, customer_id, tracking_stopped, free_time_ends_on);
CREATE INDEX container_list_of_shipment ON public.container_list USING btree (account_id, shipment_id);
CREATE INDEX container_list_termed ON public.container_list USING gin (account_id, terms, tags) WITH (gin_pending_list_limit='512') WHERE ((terms <> '{}'::text[]) OR (tags <> '{}'::text[]));
CREATE INDEX container_routes_by_vessel ON public.container_routes USING gin (vessel_ids);
CREATE INDEX containers_by_number ON public.containers USING btree (account_id, number);
CREATE INDEX containers_by_reference ON public.containers USING gin (account_id, folded(ref_numbers)) WITH (gin_pending_list_limit='512') WHERE (ref_numbers <> '{}'::text[]);
CREATE INDEX containers_number_any ON public.containers USING btree (number);
CREATE INDEX containers_under_way ON public.containers USING btree (account_id, shipment_id) WHERE (empty_terminated_at IS NULL);
CREATE INDEX contradictions_changed ON public.contradictions USING btree (account_id, changed_at);
CREATE INDEX contradictions_in_order ON public.contradictions USING btree (account_id, rank, since DESC, id DESC) INCLUDE (kind);
CREATE INDEX contradictions_of_container ON public.contradictions USING btree (account_id, container_id);
CREATE INDEX contradictions_of_journey ON public.contradictions USING btree (account_id, journey_id);
CREATE INDEX contradictions_of_shipment ON public.contradictions USING btree (account_id, shipment_id);
CREATE INDEX contradictions_open ON public.contradictions USING btree (account_id, rank, since DESC, id DESC) INCLUDE (kind) WHERE (resolved_at IS NULL);
CREATE INDEX custom_fields_by_definition ON public.custom_fields USING btree (account_id, definition_id, created_at DESC, id DESC);
CREATE INDEX custom_fields_by_text ON public.custom_fields USING btree (account_id, definition_id, "left"(lower(text_value), 100));
CREATE INDEX custom_fields_listed ON public.custom_fields USING btree (account_id, created_at DESC, id DESC);
CREATE INDEX custom_fields_of_containers ON public.custom_fields USING btree (account_id, created_at, id) WHERE (container_id IS NOT NULL);
CREATE INDEX custom_fields_of_requests ON public.custom_fields USING btree (account_id, created_at, id) WHERE (tracking_request_id IS NOT NULL);
CREATE INDEX custom_fields_of_shipments ON public.custom_fields USING btree (account_id, created_at, id) WHERE (shipment_id IS NOT NULL);
CREATE INDEX detections_asking ON public.detections USING btree (check_id) WHERE (check_id IS NOT NULL);
CREATE INDEX detections_due ON public.detections USING btree (due_at);
CREATE INDEX document_lessons_by_sender ON public.document_lessons USING btree (account_id, sender, learned_at DESC, document_id DESC, field);
CREATE INDEX document_links_by_container ON public.document_links USING btree (account_id, container_id) WHERE (container_id IS NOT NULL);
CREATE INDEX document_links_by_shipment ON public.document_links USING btree (account_id, shipment_id);
CREATE UNIQUE INDEX document_links_once ON public.document_links USING btree (account_id, document_id, shipment_id, container_id) NULLS NOT DISTINCT;
CREATE INDEX document_numbers_by_bare_value ON public.document_numbers USING btree (account_id, substr(value, 5)) WHERE (kind = ANY (ARRAY['bill_of_lading'::text, 'booking'::text]));
CREATE INDEX document_numbers_by_value ON public.document_numbers USING btree (account_id, value);
CREATE INDEX document_representations_latest ON public.document_representations USING btree (account_id, document_id, created_at DESC, id DESC);
CREATE UNIQUE INDEX documents_by_blob ON public.documents USING btree (account_id, blob_id);
CREATE UNIQUE INDEX documents_by_content ON public.documents USING btree (account_id, sha256) WHERE (discarded_at IS NULL);
CREATE INDEX documents_by_file_name ON public.documents USING gin (account_id, to_tsvector('simple'::regconfig, translate(file_name, '._-'::text, '   '::text))) WHERE (discarded_at IS NULL);
CREATE INDEX documents_by_readability ON public.documents USING btree (account_id, readability, created_at DESC, id DESC) WHERE (discarded_at IS NULL);
CREATE INDEX documents_by_submission ON public.documents USING btree (account_id, email_submission_id) WHERE (email_submission_id IS NOT NULL);
CREATE INDEX documents_by_type ON public.documents USING btree (account_id, document_type_effective, created_at DESC, id DESC) WHERE (discarded_at IS NULL);
CREATE INDEX documents_by_type_from_last ON public.documents USING btree (account_id, document_type_effective DESC NULLS LAST, created_at DESC, id DESC) WHERE (discarded_at IS NULL);
CREATE INDEX documents_by_user ON public.documents USING btree (account_id, user_id, source, created_at DESC, id DESC) WHERE (discarded_at IS NULL);
CREATE INDEX documents_due ON public.documents USING btree (next_read_at) WHERE (next_read_at IS NOT NULL);
CREATE INDEX documents_listed ON public.documents USING btree (account_id, created_at DESC, id DESC) WHERE (discarded_at IS NULL);
CREATE INDEX documents_split_from ON public.documents USING btree (account_id, split_from) WHERE (split_from IS NOT NULL);
CREATE UNIQUE INDEX email_submissions_by_content ON public.email_submissions USING btree (account_id, sha256) WHERE (message_id IS NULL);
CREATE UNIQUE INDEX email_submissions_by_message ON public.email_submissions USING btree (account_id, message_id);
CREATE INDEX email_submissions_listed ON public.email_submissions USING btree (account_id, created_at DESC, id DESC);
CREATE INDEX feed_messages_received_at ON public.feed_messages USING btree (received_at);
CREATE INDEX journeys_by_request ON public.journeys USING btree (account_id, tracking_request_id);
CREATE INDEX journeys_ready ON public.journeys USING btree (ready_at) WHERE (ready_at IS NOT NULL);
CREATE INDEX notifications_due ON ONLY public.notifications USING btree (webhook_id, next_attempt_at) WHERE (next_attempt_at IS NOT NULL);
CREATE INDEX oauth_clients_network ON public.oauth_clients USING btree (network_hash, registered_at);
CREATE INDEX oauth_clients_unused ON public.oauth_clients USING btree (last_used_at);
CREATE INDEX oauth_connections_client ON public.oauth_connections USING btree (client_id);
CREATE INDEX oauth_connections_expiry ON public.oauth_connections USING btree (expires_at);
CREATE INDEX oauth_connections_user ON public.oauth_connections USING btree (account_id, user_id);
CREATE INDEX oauth_requests_expiry ON public.oauth_requests USING btree (expires_at);
CREATE INDEX oauth_tokens_connection ON public.oauth_tokens USING btree (account_id, connection_id);
CREATE INDEX oauth_tokens_expiry ON public.oauth_tokens USING btree (expires_at);
CREATE INDEX parties_by_name ON public.parties USING btree (account_id, lower(company_name));
CREATE INDEX parties_listed ON public.parties USING btree (account_id, created_at DESC, id DESC);
CREATE UNIQUE INDEX people_confirmed ON public.people USING btree (email) WHERE (confirmed_at IS NOT NULL);
CREATE INDEX people_email ON public.people USING btree (email);
CREATE INDEX quarantine_newest ON public.quarantine USING btree (check_id, quarantined_at DESC) WHERE (replayed_at IS NULL);
CREATE INDEX raw_events_by_container ON public.raw_events USING btree (account_id, container_id, "timestamp", created_at, id);
CREATE INDEX report_objects_unfinished ON public.report_objects USING btree (changed_at) WHERE (stored_at IS NULL);
CREATE INDEX reports_by_check ON ONLY public.reports USING btree (check_id, asked_at);
CREATE INDEX request_replays_old ON public.request_replays USING btree (created_at);
CREATE INDEX search_entries_containers ON public.search_entries USING gin (account_id, haystack gin_trgm_ops, related gin_trgm_ops) WITH (gin_pending_list_limit='512') WHERE (entity_type = 'cargo'::text);
CREATE INDEX search_entries_newest ON public.search_entries USING btree (account_id, entity_type, created_at, entity_id) WHERE (NOT told_by_shipment);
CREATE INDEX search_entries_newest_requests ON public.search_entries USING btree (account_id, created_at, entity_id) WHERE (entity_type = 'tracking_request'::text);
CREATE INDEX search_entries_requests ON public.search_entries USING gin (account_id, haystack gin_trgm_ops) WITH (gin_pending_list_limit='512') WHERE (entity_type = 'tracking_request'::text);
CREATE INDEX search_entries_shipments ON public.search_entries USING gin (account_id, haystack gin_trgm_ops, related gin_trgm_ops) WITH (gin_pending_list_limit='512') WHERE (entity_type = 'shipment'::text);
CREATE INDEX sessions_expiry ON public.sessions USING btree (expires_at);
CREATE INDEX sessions_person ON public.sessions USING btree (person_id);
CREATE INDEX shipment_list_by_arrival ON public.shipment_list USING btree (account_id, arrival_at, created_at, id);
CREATE INDEX shipment_list_by_customer ON public.shipment_list USING btree (account_id, customer_id, created_at, id);
CREATE INDEX shipment_list_by_departure ON public.shipment_list USING btree (account_id, departure_at, created_at, id);
CREATE INDEX shipment_list_by_destination_arrival ON public.shipment_list USING btree (account_id, destination_arrival_at) WHERE (destination_arrival_at IS NOT NULL);
CREATE INDEX shipment_list_by_discharge ON public.shipment_list USING btree (account_id, port_of_discharge_locode, created_at, id) INCLUDE (port_of_lading_locode);
CREATE INDEX shipment_list_by_free_time ON public.shipment_list USING btree (account_id, free_time_ends_on) INCLUDE (created_at, id) WHERE (free_time_ends_on IS NOT NULL);
CREATE INDEX shipment_list_by_known_destination ON public.shipment_list USING btree (account_id, destination_locode, created_at, id) INCLUDE (port_of_lading_locode, port_of_discharge_locode) WHERE (destination_locode IS NOT NULL);
CREATE INDEX shipment_list_by_known_terminal ON public.shipment_list USING btree (account_id, pod_terminal_id, created_at, id) WHERE (pod_terminal_id IS NOT NULL);
CREATE INDEX shipment_list_by_lading ON public.shipment_list USING btree (account_id, port_of_lading_locode, created_at, id);
CREATE INDEX shipment_list_by_line ON public.shipment_list USING btree (account_id, shipping_line_scac, created_at, id);
CREATE INDEX shipment_list_by_number ON public.shipment_list USING btree (account_id, number, created_at, id);
CREATE INDEX shipment_list_by_stopped ON public.shipment_list USING btree (account_id, tracking_stopped, created_at, id);
CREATE INDEX shipment_list_by_update ON public.shipment_list USING btree (account_id, updated_at) INCLUDE (created_at, id);
CREATE INDEX shipment_list_by_vessel ON public.shipment_list USING btree (account_id, vessel, created_at, id);
CREATE INDEX shipment_list_newest ON public.shipment_list USING btree (account_id, created_at, id) INCLUDE (updated_at, shipping_line_scac, port_of_lading_locode, port_of_discharge_locode, destination_locode, customer_id, tracking_stopped, container_statuses);
CREATE INDEX shipment_list_termed ON public.shipment_list USING gin (account_id, terms, tags) WITH (gin_pending_list_limit='512') WHERE ((terms <> '{}'::text[]) OR (tags <> '{}'::text[]));
CREATE INDEX shipments_by_customer ON public.shipments USING btree (account_id, customer_id) WHERE (customer_id IS NOT NULL);
CREATE INDEX shipments_by_imo ON public.shipments USING btree (account_id, pod_vessel_imo) WHERE (pod_vessel_imo IS NOT NULL);
CREATE INDEX shipments_by_name ON public.shipments USING gin (account_id, folded((ARRAY[bill_of_lading_number, normalized_number] || ref_numbers))) WITH (gin_pending_list_limit='512');
CREATE INDEX shipments_by_number ON public.shipments USING btree (account_id, bill_of_lading_number);
CREATE INDEX shipments_to_pack ON public.shipments USING btree (line_tracking_stopped_at) WHERE ((line_tracking_stopped_at IS NOT NULL) AND (packed_at IS NULL));
CREATE INDEX sign_in_attempts_age ON public.sign_in_attempts USING btree (last_failed_at);
CREATE INDEX source_silences_due ON public.source_silences USING btree (look_at);
CREATE INDEX source_silences_to_attend ON public.source_silences USING btree (account_id, source_id) WHERE ((attended_after IS NOT NULL) OR (attended_id IS DISTINCT FROM (told ->> 'id'::text)));
CREATE INDEX subscriptions_by_check ON public.subscriptions USING btree (check_id) WHERE active;
CREATE INDEX subscriptions_stopped ON public.subscriptions USING btree (check_id, account_id) WHERE (NOT active);
CREATE INDEX tariffs_listed ON public.tariffs USING btree (account_id, created_at, id);
CREATE INDEX tracking_requests_by_bare ON public.tracking_requests USING btree (account_id, bare_number);
CREATE INDEX tracking_requests_by_customer ON public.tracking_requests USING btree (account_id, customer_id) WHERE (customer_id IS NOT NULL);
CREATE INDEX tracking_requests_by_line ON public.tracking_requests USING btree (account_id, scac, created_at, id);
CREATE INDEX tracking_requests_by_normalized ON public.tracking_requests USING btree (account_id, normalized_number);
CREATE INDEX tracking_requests_by_number ON public.tracking_requests USING btree (account_id, upper(request_number), created_at, id);
CREATE INDEX tracking_requests_by_shipment ON public.tracking_requests USING btree (account_id, shipment_id);
CREATE INDEX tracking_requests_by_status ON public.tracking_requests USING btree (account_id, status, created_at DESC, id DESC);
CREATE INDEX tracking_requests_by_type ON public.tracking_requests USING btree (account_id, request_type, created_at, id);
CREATE INDEX tracking_requests_by_update ON public.tracking_requests USING btree (account_id, updated_at) INCLUDE (created_at, id);
CREATE INDEX tracking_requests_newest ON public.tracking_requests USING btree (account_id, created_at, id) INCLUDE (updated_at, status, scac, request_type);
CREATE UNIQUE INDEX tracking_requests_open ON public.tracking_requests USING btree (account_id, scac, bare_number) NULLS NOT DISTINCT WHERE (status = ANY (ARRAY['pending'::text, 'awaiting_manifest'::text, 'created'::text]));
CREATE INDEX tracking_requests_open_any ON public.tracking_requests USING btree (normalized_number, scac) WHERE (status = ANY (ARRAY['pending'::text, 'awaiting_manifest'::text, 'created'::text]));
CREATE INDEX transport_events_by_container ON public.transport_events USING btree (account_id, container_id, created_at DESC, id DESC);
CREATE INDEX users_owners ON public.users USING btree (account_id) WHERE (role = 'owner'::text);
CREATE UNIQUE INDEX users_person ON public.users USING btree (person_id, account_id);
CREATE INDEX views_listed ON public.views USING btree (account_id, created_at, id);
CREATE UNIQUE INDEX views_personal_by_name ON public.views USING btree (account_id, user_id, list, lower(name)) WHERE (visibility = 'personal'::text);
CREATE UNIQUE INDEX views_shared_by_name ON public.views USING btree (account_id, list, lower(name)) WHERE (visibility = 'shared'::text);
CREATE INDEX webhooks_listed ON public.webhooks USING btree (account_id, created_at DESC) WHERE (deleted_at IS NULL);

CREATE TRIGGER documents_relinked_after_insert AFTER INSERT ON public.containers FOR EACH ROW EXECUTE FUNCTION relink_documents_of_container();
CREATE TRIGGER documents_relinked_after_update AFTER UPDATE OF number, ref_numbers ON public.containers FOR EACH ROW WHEN (((new.number IS DISTINCT FROM old.number) OR (new.ref_numbers IS DISTINCT FROM old.ref_numbers))) EXECUTE FUNCTION relink_documents_of_container();
CREATE TRIGGER ready_added BEFORE INSERT ON public.journeys FOR EACH ROW EXECUTE FUNCTION note_ready_journey();
CREATE TRIGGER ready_changed BEFORE UPDATE ON public.journeys FOR EACH ROW WHEN (((new.stale_seq <> old.stale_seq) OR (new.projected_seq <> old.projected_seq) OR (new.due_at IS DISTINCT FROM old.due_at) OR (new.attention_at IS DISTINCT FROM old.attention_at))) EXECUTE FUNCTION note_ready_journey();
CREATE TRIGGER documents_relinked_after_insert AFTER INSERT ON public.shipments FOR EACH ROW EXECUTE FUNCTION relink_documents_of_shipment();
CREATE TRIGGER documents_relinked_after_update AFTER UPDATE OF bill_of_lading_number, normalized_number, ref_numbers ON public.shipments FOR EACH ROW WHEN ((((new.bill_of_lading_number IS DISTINCT FROM old.bill_of_lading_number) OR (new.normalized_number IS DISTINCT FROM old.normalized_number)) OR (new.ref_numbers IS DISTINCT FROM old.ref_numbers))) EXECUTE FUNCTION relink_documents_of_shipment();
CREATE TRIGGER documents_relinked_after_update AFTER UPDATE OF shipment_id ON public.tracking_requests FOR EACH ROW WHEN (((new.shipment_id IS NOT NULL) AND (new.shipment_id IS DISTINCT FROM old.shipment_id))) EXECUTE FUNCTION relink_documents_of_request();
