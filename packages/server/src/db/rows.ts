// @generated from packages/server/src/db/migrations by "pnpm generate". Edit a migration instead.
import type { ColumnType, GeneratedAlways } from 'kysely'

// Kysely's own does not look into a column type.
type Generated<T> =
  T extends ColumnType<infer Select, infer Insert, infer Update>
    ? ColumnType<Select, Insert | undefined, Update>
    : ColumnType<T, T | undefined, T>

type Timestamp = ColumnType<Date, Date | string, Date | string>

// Written as text: the driver would turn a list into PostgreSQL's own array syntax.
type Json = ColumnType<unknown, string, string>

export interface Accounts {
  id: string
  company_name: string
  features: Generated<Json>
  enabled_lines: Generated<string[]>
  created_at: Timestamp
}

export interface ApiKeys {
  account_id: string
  id: string
  user_id: string
  key_hash: Buffer
  last4: string
  created_at: Timestamp
  revoked_at: Timestamp | null
  is_from_setting: Generated<boolean>
}

export interface Blobs {
  account_id: string
  id: string
  key: string
  filename: string
  content_type: string
  byte_size: number
  checksum: string
  service_name: string
  user_id: string | null
  sha256: Buffer | null
  created_at: Generated<Timestamp>
  attached_at: Timestamp | null
  unwanted_at: Timestamp | null
}

export interface Changes {
  account_id: string
  sequence: number
  id: string
  resource_type: string
  resource_id: string
  shipment_id: string | null
  container_id: string | null
  event: string | null
  changeset: Json
  occurred_at: Timestamp
}

export interface Checks {
  id: string
  source_id: string
  subject_kind: 'bill' | 'booking' | 'container' | 'facility'
  subject_number: string
  next_check_at: Timestamp | null
  lease_token: Generated<number>
  lease_until: Timestamp | null
  attempts: Generated<number>
  every_s: Generated<number>
  last_asked_at: Timestamp | null
  last_answered_at: Timestamp | null
  last_outcome: string | null
  last_report: string | null
  last_reported_at: Timestamp | null
  last_new_claim_at: Timestamp | null
  body_hash: Buffer | null
  content_hash: Buffer | null
  awaits_confirmation: Generated<boolean>
  created_at: Timestamp
}

export interface Claims {
  check_id: string
  id: string
  key: string
  statement: Json
  first_report: string
  first_seen_at: Timestamp
  last_report: string | null
  last_seen_at: Timestamp | null
  missing_since: Timestamp | null
  closed_at: Timestamp | null
  closed_because: 'superseded' | 'withdrawn' | 'dropped' | null
  superseded_by: string | null
}

export interface ContainerRoutes {
  account_id: string
  container_id: string
  stops: Json
  vessel_ids: string[]
  created_at: Timestamp
  updated_at: Timestamp
}

export interface Containers {
  account_id: string
  id: string
  shipment_id: string
  number: string
  ref_numbers: Generated<string[]>
  equipment_type: string | null
  equipment_length: number | null
  equipment_height: string | null
  weight_in_lbs: number | null
  seal_number: string | null
  current_status: Generated<string>
  availability_known: Generated<boolean>
  available_for_pickup: boolean | null
  pickup_lfd: Timestamp | null
  pickup_lfd_line: Timestamp | null
  pickup_lfd_terminal: Timestamp | null
  pickup_lfd_rail: Timestamp | null
  pickup_appointment_at: Timestamp | null
  pod_terminal_id: string | null
  pickup_facility_id: string | null
  pod_arrived_at: Timestamp | null
  pod_discharged_at: Timestamp | null
  pod_full_out_at: Timestamp | null
  pod_full_out_chassis_number: string | null
  location_at_pod_terminal: string | null
  terminal_checked_at: Timestamp | null
  final_destination_full_out_at: Timestamp | null
  empty_terminated_at: Timestamp | null
  holds_at_pod_terminal: Generated<Json>
  fees_at_pod_terminal: Generated<Json>
  pod_timezone: string | null
  final_destination_timezone: string | null
  empty_terminated_timezone: string | null
  pod_rail_carrier_scac: string | null
  ind_rail_carrier_scac: string | null
  pod_last_tracking_request_at: Timestamp | null
  shipment_last_tracking_request_at: Timestamp | null
  rail_last_tracking_request_at: Timestamp | null
  pod_rail_loaded_at: Timestamp | null
  pod_rail_departed_at: Timestamp | null
  ind_eta_at: Timestamp | null
  ind_ata_at: Timestamp | null
  ind_rail_unloaded_at: Timestamp | null
  delivered_at: Timestamp | null
  empty_out_at: Timestamp | null
  pol_full_in_at: Timestamp | null
  pol_vessel_loaded_at: Timestamp | null
  pol_vessel_departed_at: Timestamp | null
  created_at: Timestamp
  updated_at: Timestamp
}

export interface CreationTurns {
  account_id: string
  next_at: Timestamp
}

export interface CustomFieldDefinitions {
  account_id: string
  id: string
  entity_type: 'Shipment' | 'Container' | 'TrackingRequest'
  api_slug: string
  display_name: string
  description: string | null
  data_type: 'short_text' | 'number' | 'date' | 'datetime' | 'boolean' | 'enum' | 'enum_multi' | 'reference'
  reference_type: 'Shipment' | 'Container' | 'TrackingRequest' | 'Party' | null
  validation: Generated<Json>
  default_format: string | null
  default_value: Json | null
  created_at: Timestamp
  updated_at: Timestamp
}

export interface CustomFieldOptions {
  account_id: string
  id: string
  definition_id: string
  value: string
  label: string
  position: number
  created_at: Timestamp
  updated_at: Timestamp
}

export interface CustomFields {
  account_id: string
  id: string
  definition_id: string
  shipment_id: string | null
  container_id: string | null
  tracking_request_id: string | null
  entity_id: GeneratedAlways<string>
  value: Json | null
  text_value: string | null
  user_id: string | null
  created_at: Timestamp
  updated_at: Timestamp
}

export interface Detections {
  account_id: string
  request_id: string
  state: Generated<Json>
  check_id: string | null
  asked_after: Timestamp | null
  due_at: Timestamp
  lease_token: Generated<number>
  lease_until: Timestamp | null
  attempts: Generated<number>
}

export interface DocumentLinks {
  account_id: string
  id: string
  document_id: string
  shipment_id: string
  container_id: string | null
  because: Json
  created_at: Generated<Timestamp>
}

export interface DocumentRepresentations {
  account_id: string
  id: string
  document_id: string
  document_type: string
  schema_version: string
  payload: Json
  created_at: Generated<Timestamp>
  updated_at: Generated<Timestamp>
}

export interface Documents {
  account_id: string
  id: string
  blob_id: string | null
  name: string
  document_type: string | null
  document_type_manual: string | null
  classification_notes: string | null
  source: 'upload' | 'api' | 'email' | 'split_document'
  file_name: string
  file_content_type: string | null
  file_size_bytes: number
  sha256: Buffer
  quarantined: string | null
  user_id: string | null
  email_submission_id: string | null
  extracted_data_manual: Json | null
  wanted: Generated<string[]>
  next_read_at: Timestamp | null
  lease_token: Generated<number>
  lease_until: Timestamp | null
  attempts: Generated<number>
  created_at: Generated<Timestamp>
  updated_at: Generated<Timestamp>
  discarded_at: Timestamp | null
  rotation: Generated<number>
}

export interface EmailSubmissions {
  account_id: string
  id: string
  user_id: string | null
  subject: string
  body: string | null
  sender: string[]
  recipients: string[]
  cc: string[]
  sent_at: Timestamp | null
  message_id: string | null
  in_reply_to: string | null
  reference_ids: string[]
  content_type: string | null
  created_at: Generated<Timestamp>
  updated_at: Generated<Timestamp>
  sha256: Buffer | null
}

export interface FeedMessages {
  source_id: string
  message_id: string
  body_hash: Buffer
  answer: Json | null
  received_at: Generated<Timestamp>
}

export interface Installation {
  is_only: Generated<boolean>
  master_key_id: string | null
}

export interface Journeys {
  account_id: string
  id: string
  tracking_request_id: string
  shipment_id: string | null
  stale_seq: Generated<number>
  projected_seq: Generated<number>
  due_at: Timestamp | null
  state: Generated<Json>
  lease_token: Generated<number>
  lease_until: Timestamp | null
  attempts: Generated<number>
  problem: string | null
  created_at: Timestamp
  sandbox: Generated<boolean>
}

export interface Ledgers {
  account_id: string
  last_sequence: Generated<number>
  shipments_total: Generated<number>
  containers_total: Generated<number>
  tracking_requests_total: Generated<number>
  notifications_total: Generated<number>
}

export interface NotificationAttempts {
  notification_id: string
  attempt: number
  account_id: string
  attempted_at: Timestamp
  status_code: number | null
  error: string | null
  duration_ms: number
  response_body: string | null
}

export interface Notifications {
  id: string
  account_id: string
  webhook_id: string
  event: string
  sequence: number
  reference_type: string
  reference_id: string
  body: string
  delivery_status: Generated<'pending' | 'succeeded' | 'failed'>
  attempts: Generated<number>
  next_attempt_at: Timestamp | null
  lease_token: Generated<number>
  lease_until: Timestamp | null
  created_at: Timestamp
  attempts_before: Generated<number>
}

export interface Parties {
  account_id: string
  id: string
  company_name: string
  created_at: Timestamp
}

export interface Provenance {
  account_id: string
  resource_type: 'shipment' | 'container'
  resource_id: string
  fields: Json
}

export interface Quarantine {
  report_id: string
  check_id: string
  reason: string
  quarantined_at: Timestamp
  replayed_at: Timestamp | null
}

export interface RateWindows {
  bucket: string
  who: string
  times: number[]
  counts: number[]
  places: number
  asked: number
  admitted: number
}

export interface RawEvents {
  account_id: string
  id: string
  container_id: string
  event: string | null
  original_event: string | null
  timestamp: Timestamp
  estimated: boolean
  date_only: boolean
  timezone: string | null
  location_name: string | null
  location_locode: string | null
  location_id: string | null
  terminal_id: string | null
  vessel_id: string | null
  vessel_name: string | null
  vessel_imo: string | null
  voyage_number: string | null
  data_source: string
  data_provider_name: string | null
  data_provider_code: string | null
  created_at: Timestamp
  invalidated_at: Timestamp | null
}

export interface ReferenceRows {
  kind: 'port' | 'metro_area' | 'terminal'
  key: string
  row: Json
  source: string
  imported_at: Timestamp
}

export interface Reports {
  id: string
  check_id: string
  source_id: string
  asked_at: Timestamp
  received_at: Timestamp
  recorded_at: Timestamp
  outcome: string
  adapter: string
  adapter_version: number
  media_type: string | null
  complete: boolean
  content_hash: Buffer | null
  body: Buffer | null
}

export interface RequestReplays {
  account_id: string
  key: string
  fingerprint: Buffer
  status: number
  content_type: string | null
  body_sealed: string | null
  created_at: Generated<Timestamp>
}

export interface SandboxJourneys {
  account_id: string
  journey: string
  began_at: Timestamp
}

export interface Sandboxes {
  account_id: string
  ahead_ms: Generated<number>
  lease_token: Generated<number>
  lease_until: Timestamp | null
}

export interface SearchEntries {
  account_id: string
  entity_id: string
  entity_type: 'shipment' | 'cargo' | 'tracking_request'
  shipment_id: string | null
  told_by_shipment: boolean
  haystack: string
  created_at: Timestamp
}

export interface SearchRows {
  account_id: string | null
  entity_id: string | null
  entity_type: string | null
  shipment_id: string | null
  told_by_shipment: boolean | null
  haystack: string | null
  created_at: Timestamp | null
}

export interface Shipments {
  account_id: string
  id: string
  journey_id: string
  bill_of_lading_number: string
  normalized_number: string | null
  shipping_line_scac: string
  customer_id: string | null
  ref_numbers: Generated<string[]>
  tags: Generated<string[]>
  port_of_lading_locode: string | null
  port_of_lading_name: string | null
  port_of_discharge_locode: string | null
  port_of_discharge_name: string | null
  pod_terminal_id: string | null
  destination_locode: string | null
  destination_name: string | null
  destination_terminal_id: string | null
  pod_vessel_name: string | null
  pod_vessel_imo: string | null
  pod_voyage_number: string | null
  pol_etd_at: Timestamp | null
  pol_original_etd_at: Timestamp | null
  pol_atd_at: Timestamp | null
  pod_eta_at: Timestamp | null
  pod_original_eta_at: Timestamp | null
  pod_ata_at: Timestamp | null
  destination_eta_at: Timestamp | null
  destination_original_eta_at: Timestamp | null
  destination_ata_at: Timestamp | null
  pol_timezone: string | null
  pod_timezone: string | null
  destination_timezone: string | null
  line_tracking_stopped_at: Timestamp | null
  line_tracking_stopped_reason: string | null
  line_tracking_stopped_by_user_id: string | null
  line_check_id: string | null
  line_tracking_last_attempted_at: Timestamp | null
  line_tracking_last_succeeded_at: Timestamp | null
  created_at: Timestamp
  updated_at: Timestamp
}

export interface Sources {
  id: string
  account_id: string | null
  adapter: string
  scac: string | null
  lease_token: Generated<number>
  lease_until: Timestamp | null
  paused_until: Timestamp | null
  failures: Generated<number>
  created_at: Timestamp
}

export interface StoredFiles {
  account_id: string
  bytes: number
}

export interface Subscriptions {
  account_id: string
  journey_id: string
  check_id: string
  active: Generated<boolean>
  wanted_every_s: Generated<number | null>
  waiting: Generated<boolean>
}

export interface TrackingRequests {
  account_id: string
  id: string
  request_type: 'bill_of_lading' | 'booking' | 'container'
  request_type_as_sent: string
  request_number: string
  normalized_number: string
  scac: string | null
  auto_detect_vocc_scac: Generated<boolean>
  status: 'pending' | 'awaiting_manifest' | 'created' | 'failed' | 'tracking_stopped'
  failed_reason: string | null
  is_retrying: Generated<boolean>
  retry_count: Generated<number>
  awaiting_since: Timestamp | null
  ref_numbers: Generated<string[]>
  shipment_tags: Generated<string[]>
  initial_custom_fields: Json | null
  customer_id: string | null
  user_id: string | null
  shipment_id: string | null
  created_at: Timestamp
  updated_at: Timestamp
}

export interface TransportEvents {
  account_id: string
  id: string
  container_id: string
  shipment_id: string
  milestone: string
  event: string
  timestamp: Timestamp | null
  timezone: string | null
  location_locode: string | null
  location_id: string | null
  terminal_id: string | null
  vessel_id: string | null
  voyage_number: string | null
  data_source: string
  value: Json | null
  source_event_id: string | null
  previous_version_id: string | null
  created_at: Timestamp
  invalidated_at: Timestamp | null
}

export interface Users {
  account_id: string
  id: string
  name: string
  created_at: Timestamp
}

export interface VesselPositions {
  vessel_id: string
  reported_at: Timestamp
  latitude: number
  longitude: number
  speed_knots: number | null
  heading_degrees: number | null
  source_id: string
}

export interface Vessels {
  id: string
  name: string
  imo: string | null
  mmsi: string | null
  created_at: Timestamp
}

export interface Webhooks {
  account_id: string
  id: string
  url: string
  active: boolean
  events: string[]
  headers: Generated<Json>
  secret_sealed: string
  failing_since: Timestamp | null
  consecutive_failures: Generated<number>
  disabled_at: Timestamp | null
  disabled_reason: string | null
  deleted_at: Timestamp | null
  created_at: Timestamp
  updated_at: Timestamp
  previous_secret_sealed: string | null
  previous_secret_until: Timestamp | null
}

export interface Database {
  accounts: Accounts
  api_keys: ApiKeys
  blobs: Blobs
  changes: Changes
  checks: Checks
  claims: Claims
  container_routes: ContainerRoutes
  containers: Containers
  creation_turns: CreationTurns
  custom_field_definitions: CustomFieldDefinitions
  custom_field_options: CustomFieldOptions
  custom_fields: CustomFields
  detections: Detections
  document_links: DocumentLinks
  document_representations: DocumentRepresentations
  documents: Documents
  email_submissions: EmailSubmissions
  feed_messages: FeedMessages
  installation: Installation
  journeys: Journeys
  ledgers: Ledgers
  notification_attempts: NotificationAttempts
  notifications: Notifications
  parties: Parties
  provenance: Provenance
  quarantine: Quarantine
  rate_windows: RateWindows
  raw_events: RawEvents
  reference_rows: ReferenceRows
  reports: Reports
  request_replays: RequestReplays
  sandbox_journeys: SandboxJourneys
  sandboxes: Sandboxes
  search_entries: SearchEntries
  search_rows: SearchRows
  shipments: Shipments
  sources: Sources
  stored_files: StoredFiles
  subscriptions: Subscriptions
  tracking_requests: TrackingRequests
  transport_events: TransportEvents
  users: Users
  vessel_positions: VesselPositions
  vessels: Vessels
  webhooks: Webhooks
}
