// @generated from packages/server/src/db/migrations by "pnpm generate". Edit a migration instead.
import type { ColumnTypes, Json } from './column-types.ts'
import { type RecordRows, recordColumns } from '@boxtrail/engine/record/rows'
export type { ContainersRow, RawEventsRow, ShipmentsRow, TransportEventsRow } from '@boxtrail/engine/record/rows'

export interface AccountsRow {
  id: string
  company_name: string
  features: ColumnTypes['accounts.features']
  enabled_lines: string[]
  created_at: Date
  attention: ColumnTypes['accounts.attention']
}

export interface AccuracyJourneysRow {
  account_id: string
  journey_id: string
  cells: ColumnTypes['accuracy_journeys.cells']
  corrections: ColumnTypes['accuracy_journeys.corrections'] | null
}

export interface AccuracyMonthsRow {
  account_id: string
  source_id: string
  pol: string
  pod: string
  month: string
  counts: number[]
  corrections: number[] | null
}

export interface ApiKeysRow {
  account_id: string
  id: string
  user_id: string
  key_hash: Buffer
  last4: string
  created_at: Date
  revoked_at: Date | null
  is_from_setting: boolean
  last_used_at: Date | null
  is_operator: boolean
  name: string | null
  scope: 'read' | 'write'
  expires_at: Date | null
}

export interface AttentionContentsRow {
  account_id: string
  id: string
  content: ColumnTypes['attention_contents.content']
}

export interface AttentionEntriesRow {
  account_id: string
  id: string
  scope_id: string
  kind: string
  severity: string
  rank: number
  due_on: string | null
  due_order: string
  since: Date
  container_id: string | null
  shipment_id: string | null
  tracking_request_id: string | null
  document_id: string | null
  cause: string
  state: ColumnTypes['attention_entries.state']
  snoozed_until: Date | null
  wakes_at: Date | null
  state_reason: string | null
  changed_at: Date
  source_id: string | null
}

export interface AttentionStatesRow {
  account_id: string
  entry_id: string
  cause: string
  state: 'snoozed' | 'done'
  snoozed_until: Date | null
  wakes_at: Date | null
  reason: string | null
  user_id: string | null
  changed_at: Date
}

export interface AuditEventsRow {
  account_id: string
  id: string
  created_at: Date
  action: string
  actor_type: 'user' | 'api_key' | 'operator' | 'nobody'
  user_id: string | null
  api_key_id: string | null
  address: string | null
  user_agent: string | null
  subject_type: string | null
  subject_id: string | null
  details: Json
}

export interface BlobsRow {
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
  created_at: Date
  attached_at: Date | null
  unwanted_at: Date | null
}

export interface CalendarFeedsRow {
  account_id: string
  id: string
  user_id: string
  name: string
  filters: Json
  token_hash: Buffer
  created_at: Date
  last_read_at: Date | null
}

export interface ChangesRow {
  account_id: string
  sequence: number
  id: string
  resource_type: string
  resource_id: string
  shipment_id: string | null
  container_id: string | null
  event: string | null
  changeset: ColumnTypes['changes.changeset']
  occurred_at: Date
}

export interface ChecksRow {
  id: string
  source_id: string
  subject_kind: 'bill' | 'booking' | 'container' | 'facility'
  subject_number: string
  next_check_at: Date | null
  lease_token: number
  lease_until: Date | null
  attempts: number
  every_s: number
  last_asked_at: Date | null
  last_answered_at: Date | null
  last_outcome: string | null
  last_report: string | null
  last_reported_at: Date | null
  last_new_claim_at: Date | null
  body_hash: Buffer | null
  content_hash: Buffer | null
  awaits_confirmation: boolean
  created_at: Date
  polled_number: string | null
  first_form_outcome: string | null
  rebuilt_at: Date | null
  last_repeated_at: Date | null
}

export interface ClaimsRow {
  check_id: string
  id: string
  key: string
  statement: Json
  first_report: string
  first_seen_at: Date
  last_report: string | null
  last_seen_at: Date | null
  missing_since: Date | null
  closed_at: Date | null
  closed_because: 'superseded' | 'withdrawn' | 'dropped' | null
  superseded_by: string | null
  missed: Json
}

export interface ContainerListRow {
  account_id: string
  id: string
  created_at: Date
  updated_at: Date
  current_status: string
  shipping_line_scac: string
  port_of_lading_locode: string | null
  port_of_discharge_locode: string | null
  destination_locode: string | null
  customer_id: string
  tracking_stopped: boolean
  free_time_ends_on: string | null
  number: string | null
  shipment_id: string | null
  arrival_at: Date | null
  departure_at: Date | null
  destination_arrival_at: Date | null
  vessel: string | null
  vessel_imo: string | null
  pod_terminal_id: string | null
  pickup_facility_id: string | null
  pickup_locode: string | null
  empty_return_due_on: string | null
  terms: string[]
  tags: string[]
}

export interface ContainerRoutesRow {
  account_id: string
  container_id: string
  stops: ColumnTypes['container_routes.stops']
  vessel_ids: string[]
  created_at: Date
  updated_at: Date
}

export interface ContradictionsRow {
  account_id: string
  id: string
  journey_id: string
  container_id: string
  shipment_id: string
  kind: string
  severity: string
  rank: number
  since: Date
  opened_at: Date
  resolved_at: Date | null
  content: ColumnTypes['contradictions.content']
  changed_at: Date
}

export interface CreationTurnsRow {
  account_id: string
  next_at: Date
}

export interface CustomFieldDefinitionsRow {
  account_id: string
  id: string
  entity_type: 'Shipment' | 'Container' | 'TrackingRequest'
  api_slug: string
  display_name: string
  description: string | null
  data_type: 'short_text' | 'number' | 'date' | 'datetime' | 'boolean' | 'enum' | 'enum_multi' | 'reference'
  reference_type: ColumnTypes['custom_field_definitions.reference_type'] | null
  validation: ColumnTypes['custom_field_definitions.validation']
  default_format: string | null
  default_value: ColumnTypes['custom_field_definitions.default_value'] | null
  created_at: Date
  updated_at: Date
}

export interface CustomFieldOptionsRow {
  account_id: string
  id: string
  definition_id: string
  value: string
  label: string
  position: number
  created_at: Date
  updated_at: Date
}

export interface CustomFieldsRow {
  account_id: string
  id: string
  definition_id: string
  shipment_id: string | null
  container_id: string | null
  tracking_request_id: string | null
  entity_id: string
  value: ColumnTypes['custom_fields.value'] | null
  text_value: string | null
  user_id: string | null
  created_at: Date
  updated_at: Date
}

export interface DetectionsRow {
  account_id: string
  request_id: string
  state: Json
  check_id: string | null
  asked_after: Date | null
  due_at: Date
  lease_token: number
  lease_until: Date | null
  attempts: number
}

export interface DocumentLessonsRow {
  account_id: string
  document_id: string
  field: string
  sender: string
  form: number[]
  label: string
  place: ColumnTypes['document_lessons.place']
  is_here: boolean
  learned_at: Date
}

export interface DocumentLinksRow {
  account_id: string
  id: string
  document_id: string
  shipment_id: string
  container_id: string | null
  because: Json
  created_at: Date
}

export interface DocumentNumbersRow {
  account_id: string
  document_id: string
  kind: 'container' | 'bill_of_lading' | 'booking' | 'reference'
  value: string
  page: number
  span: number[]
}

export interface DocumentRepresentationsRow {
  account_id: string
  id: string
  document_id: string
  document_type: string
  schema_version: string
  payload: ColumnTypes['document_representations.payload']
  created_at: Date
  updated_at: Date
  proposed: ColumnTypes['document_representations.proposed']
  left_out: ColumnTypes['document_representations.left_out']
}

export interface DocumentsRow {
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
  extracted_data_manual: ColumnTypes['documents.extracted_data_manual'] | null
  wanted: ColumnTypes['documents.wanted']
  next_read_at: Date | null
  lease_token: number
  lease_until: Date | null
  attempts: number
  created_at: Date
  updated_at: Date
  discarded_at: Date | null
  rotation: number
  readability: 'text' | 'recognized' | 'no_text' | 'not_read' | null
  document_type_effective: string | null
  split_from: string | null
  first_page: number | null
  last_page: number | null
  sandbox_ahead_ms: number
}

export interface EmailSubmissionsRow {
  account_id: string
  id: string
  user_id: string | null
  subject: string
  body: string | null
  sender: string[]
  recipients: string[]
  cc: string[]
  sent_at: Date | null
  message_id: string | null
  in_reply_to: string | null
  reference_ids: string[]
  content_type: string | null
  created_at: Date
  updated_at: Date
  sha256: Buffer | null
  left_out: ColumnTypes['email_submissions.left_out']
}

export interface FeedMessagesRow {
  source_id: string
  message_id: string
  body_hash: Buffer
  answer: Json
  received_at: Date
}

export interface InlandHistoryRow {
  account_id: string
  line: string
  pod: string
  destination: string
  rail_departure: number[]
  inland_arrival: number[]
  release: number[]
  gate_out: number[]
  empty_return: number[]
}

export interface InstallationRow {
  is_only: boolean
  master_key_id: string | null
}

export interface InvitationsRow {
  account_id: string
  id: string
  email: string
  role: 'owner' | 'member' | 'read_only'
  token_hash: Buffer
  invited_by_user_id: string | null
  created_at: Date
  expires_at: Date
}

export interface JourneysRow {
  account_id: string
  id: string
  tracking_request_id: string
  shipment_id: string | null
  stale_seq: number
  projected_seq: number
  due_at: Date | null
  state: ColumnTypes['journeys.state']
  lease_token: number
  lease_until: Date | null
  attempts: number
  problem: string | null
  created_at: Date
  sandbox: boolean
  ready_at: Date | null
  attention_at: Date | null
}

export interface LaneHistoryRow {
  account_id: string
  line: string
  pol: string
  pod: string
  arrival: number[]
  gate_out: number[]
  empty_return: number[]
}

export interface LedgersRow {
  account_id: string
  last_sequence: number
  shipments_total: number
  containers_total: number
  tracking_requests_total: number
  notifications_total: number
}

export interface NotificationAttemptsRow {
  account_id: string
  notification_id: string
  attempt: number
  attempted_at: Date
  status_code: number | null
  error: string | null
  duration_ms: number
  response_body: string | null
}

export interface NotificationBodiesRow {
  account_id: string
  id: string
  body: Buffer
}

export interface NotificationsRow {
  id: string
  account_id: string
  webhook_id: string
  event: string
  sequence: number
  reference_type: string
  reference_id: string
  delivery_status: 'pending' | 'succeeded' | 'failed'
  attempts: number
  next_attempt_at: Date | null
  lease_token: number
  lease_until: Date | null
  created_at: Date
  attempts_before: number
  body_id: string | null
  traceparent: string | null
}

export interface OauthClientsRow {
  id: string
  metadata: Json
  network_hash: Buffer
  registered_at: Date
  last_used_at: Date
}

export interface OauthConnectionsRow {
  account_id: string
  id: string
  user_id: string
  client_id: string
  client_name: string | null
  redirect_host: string
  scopes: string[]
  created_at: Date
  last_used_at: Date | null
  expires_at: Date
}

export interface OauthRequestsRow {
  id_hash: Buffer
  payload: Json
  client_name: string | null
  expires_at: Date
}

export interface OauthTokensRow {
  token_hash: Buffer
  account_id: string
  connection_id: string
  kind: 'code' | 'access' | 'refresh'
  payload: Json
  consumed_at: Date | null
  expires_at: Date
}

export interface OverdueToldRow {
  account_id: string
  container_id: string
  milestone: string
  due_until: Date
}

export interface PackedClaimsRow {
  check_id: string
  rows: Json
}

export interface PackedRawEventsRow {
  account_id: string
  container_id: string
  ids: string[]
  rows: Json
}

export interface PartiesRow {
  account_id: string
  id: string
  company_name: string
  created_at: Date
}

export interface PeopleRow {
  id: string
  email: string
  name: string
  password_hash: string
  password_changed_at: Date
  created_at: Date
  confirmed_at: Date | null
}

export interface PickupLfdPoliciesRow {
  account_id: string
  until: Date
  policy: string
}

export interface ProvenanceRow {
  account_id: string
  resource_type: 'shipment' | 'container'
  resource_id: string
  fields: Json
}

export interface QuarantineRow {
  report_id: string
  check_id: string
  reason: string
  quarantined_at: Date
  replayed_at: Date | null
}

export interface RateWindowsRow {
  bucket: string
  who: string
  times: number[]
  counts: number[]
  places: number
  asked: number
  admitted: number
}

export interface ReferenceRowsRow {
  kind: 'port' | 'metro_area' | 'terminal' | 'owner'
  key: string
  row: Json
  source: string
  imported_at: Date
}

export interface ReportBodiesRow {
  check_id: string
  id: string
  body: Buffer
}

export interface ReportObjectsRow {
  month: string
  from_check: string
  from_id: string
  to_check: string
  to_id: string
  key: string
  bodies: number
  in_partition: number
  byte_size: number
  checksum: string
  changed_at: Date
  stored_at: Date | null
}

export interface ReportsRow {
  id: string
  check_id: string
  source_id: string
  asked_at: Date
  received_at: Date
  recorded_at: Date
  outcome: string
  adapter: string
  adapter_version: number
  media_type: string | null
  complete: boolean
  content_hash: Buffer | null
  size: number | null
  stored_size: number | null
  body_sha256: Buffer | null
}

export interface RequestReplaysRow {
  account_id: string
  key: string
  fingerprint: Buffer
  status: number
  content_type: string | null
  body_sealed: string | null
  created_at: Date
}

export interface RetentionHorizonsRow {
  kind: string
  dropped_before: Date
}

export interface SandboxJourneysRow {
  account_id: string
  journey: string
  began_at: Date
}

export interface SandboxesRow {
  account_id: string
  ahead_ms: number
  lease_token: number
  lease_until: Date | null
}

export interface SearchEntriesRow {
  account_id: string
  entity_id: string
  entity_type: 'shipment' | 'cargo' | 'tracking_request'
  shipment_id: string | null
  told_by_shipment: boolean
  haystack: string
  created_at: Date
  related: string
}

export interface SessionsRow {
  account_id: string
  id: string
  user_id: string
  person_id: string
  token_hash: Buffer
  address: string | null
  user_agent: string | null
  created_at: Date
  last_seen_at: Date
  expires_at: Date
}

export interface ShipmentListRow {
  account_id: string
  id: string
  created_at: Date
  updated_at: Date
  shipping_line_scac: string
  port_of_lading_locode: string | null
  port_of_discharge_locode: string | null
  destination_locode: string | null
  customer_id: string
  tracking_stopped: boolean
  container_statuses: string[]
  number: string | null
  arrival_at: Date | null
  departure_at: Date | null
  destination_arrival_at: Date | null
  vessel: string | null
  vessel_imo: string | null
  pod_terminal_id: string | null
  tags: string[]
  free_time_ends_on: string | null
  terms: string[]
}

export interface SignInAttemptsRow {
  subject: Buffer
  failures: number
  last_failed_at: Date
  blocked_until: Date | null
}

export interface SourceLoginsRow {
  login: string
  sealed: string | null
  valid_until: Date | null
  lease_token: number
  lease_until: Date | null
}

export interface SourcePacesRow {
  source_id: string
  minute_at: Date | null
  day_at: Date | null
  free_at: Date
}

export interface SourceSharesRow {
  source_id: string
  id: string
  polls: number
  is_probe: boolean
  lease_until: Date
}

export interface SourceSilencesRow {
  account_id: string
  source_id: string
  look_at: Date
  told: ColumnTypes['source_silences.told'] | null
  attended_id: string | null
  attended_after: string | null
}

export interface SourcesRow {
  id: string
  account_id: string | null
  adapter: string
  scac: string | null
  lease_token: number
  lease_until: Date | null
  paused_until: Date | null
  failures: number
  created_at: Date
  failed_checks: string[]
  last_failure: Json
  last_polls: Json
  pushed_at: Date | null
  push_began_at: Date | null
  push_gaps: number[]
  push_rests: ColumnTypes['sources.push_rests']
  pushing_since: Date | null
}

export interface StoredFilesRow {
  account_id: string
  bytes: number
}

export interface SubscriptionsRow {
  account_id: string
  journey_id: string
  check_id: string
  active: boolean
  wanted_every_s: number | null
  waiting: boolean
}

export interface TariffsRow {
  account_id: string
  id: string
  charge: 'demurrage' | 'storage' | 'detention' | 'combined'
  shipping_line_scac: string | null
  port_locode: string | null
  equipment_length: number | null
  equipment_type: string | null
  free_days: number | null
  free_days_unit: 'calendar_days' | 'working_days'
  currency_code: string
  tiers: ColumnTypes['tariffs.tiers']
  valid_from: string
  valid_to: string | null
  created_at: Date
}

export interface TrackingInterruptionsRow {
  account_id: string
  journey_id: string
  since: Date
  kind: 'asked' | 'stopped' | 'polled'
  is_paused: boolean
  asked_until: Date | null
  stopped_by_user_id: string | null
  last_reports: Json
}

export interface TrackingRequestsRow {
  account_id: string
  id: string
  request_type: 'bill_of_lading' | 'booking' | 'container'
  request_type_as_sent: string
  request_number: string
  normalized_number: string
  scac: string | null
  auto_detect_vocc_scac: boolean
  status: 'pending' | 'awaiting_manifest' | 'created' | 'failed' | 'tracking_stopped'
  failed_reason: string | null
  is_retrying: boolean
  retry_count: number
  awaiting_since: Date | null
  ref_numbers: string[]
  shipment_tags: string[]
  initial_custom_fields: ColumnTypes['tracking_requests.initial_custom_fields'] | null
  customer_id: string | null
  user_id: string | null
  shipment_id: string | null
  created_at: Date
  updated_at: Date
  bare_number: string
  ended_journey: ColumnTypes['tracking_requests.ended_journey'] | null
}

export interface UsersRow {
  account_id: string
  id: string
  name: string
  created_at: Date
  person_id: string | null
  role: 'owner' | 'member' | 'read_only' | null
  last_seen_at: Date | null
}

export interface VesselPositionsRow {
  vessel_id: string
  reported_at: Date
  latitude: number
  longitude: number
  speed_knots: number | null
  heading_degrees: number | null
  source_id: string
}

export interface VesselsRow {
  id: string
  name: string
  imo: string | null
  mmsi: string | null
  created_at: Date
}

export interface ViewsRow {
  account_id: string
  id: string
  user_id: string
  name: string
  list: 'containers' | 'shipments'
  filters: Json
  sort: string[]
  columns: string[]
  visibility: 'personal' | 'shared'
  created_at: Date
  updated_at: Date
}

export interface WebhooksRow {
  account_id: string
  id: string
  url: string
  active: boolean
  events: string[]
  headers: ColumnTypes['webhooks.headers']
  secret_sealed: string
  failing_since: Date | null
  consecutive_failures: number
  disabled_at: Date | null
  disabled_reason: string | null
  deleted_at: Date | null
  created_at: Date
  updated_at: Date
  previous_secret_sealed: string | null
  previous_secret_until: Date | null
}

export interface Rows extends RecordRows {
  accounts: AccountsRow
  accuracy_journeys: AccuracyJourneysRow
  accuracy_months: AccuracyMonthsRow
  api_keys: ApiKeysRow
  attention_contents: AttentionContentsRow
  attention_entries: AttentionEntriesRow
  attention_states: AttentionStatesRow
  audit_events: AuditEventsRow
  blobs: BlobsRow
  calendar_feeds: CalendarFeedsRow
  changes: ChangesRow
  checks: ChecksRow
  claims: ClaimsRow
  container_list: ContainerListRow
  container_routes: ContainerRoutesRow
  contradictions: ContradictionsRow
  creation_turns: CreationTurnsRow
  custom_field_definitions: CustomFieldDefinitionsRow
  custom_field_options: CustomFieldOptionsRow
  custom_fields: CustomFieldsRow
  detections: DetectionsRow
  document_lessons: DocumentLessonsRow
  document_links: DocumentLinksRow
  document_numbers: DocumentNumbersRow
  document_representations: DocumentRepresentationsRow
  documents: DocumentsRow
  email_submissions: EmailSubmissionsRow
  feed_messages: FeedMessagesRow
  inland_history: InlandHistoryRow
  installation: InstallationRow
  invitations: InvitationsRow
  journeys: JourneysRow
  lane_history: LaneHistoryRow
  ledgers: LedgersRow
  notification_attempts: NotificationAttemptsRow
  notification_bodies: NotificationBodiesRow
  notifications: NotificationsRow
  oauth_clients: OauthClientsRow
  oauth_connections: OauthConnectionsRow
  oauth_requests: OauthRequestsRow
  oauth_tokens: OauthTokensRow
  overdue_told: OverdueToldRow
  packed_claims: PackedClaimsRow
  packed_raw_events: PackedRawEventsRow
  parties: PartiesRow
  people: PeopleRow
  pickup_lfd_policies: PickupLfdPoliciesRow
  provenance: ProvenanceRow
  quarantine: QuarantineRow
  rate_windows: RateWindowsRow
  reference_rows: ReferenceRowsRow
  report_bodies: ReportBodiesRow
  report_objects: ReportObjectsRow
  reports: ReportsRow
  request_replays: RequestReplaysRow
  retention_horizons: RetentionHorizonsRow
  sandbox_journeys: SandboxJourneysRow
  sandboxes: SandboxesRow
  search_entries: SearchEntriesRow
  sessions: SessionsRow
  shipment_list: ShipmentListRow
  sign_in_attempts: SignInAttemptsRow
  source_logins: SourceLoginsRow
  source_paces: SourcePacesRow
  source_shares: SourceSharesRow
  source_silences: SourceSilencesRow
  sources: SourcesRow
  stored_files: StoredFilesRow
  subscriptions: SubscriptionsRow
  tariffs: TariffsRow
  tracking_interruptions: TrackingInterruptionsRow
  tracking_requests: TrackingRequestsRow
  users: UsersRow
  vessel_positions: VesselPositionsRow
  vessels: VesselsRow
  views: ViewsRow
  webhooks: WebhooksRow
}

export const columns = {
  ...recordColumns,
  accounts: ['id', 'company_name', 'features', 'enabled_lines', 'created_at', 'attention'],
  accuracy_journeys: ['account_id', 'journey_id', 'cells', 'corrections'],
  accuracy_months: ['account_id', 'source_id', 'pol', 'pod', 'month', 'counts', 'corrections'],
  api_keys: ['account_id', 'id', 'user_id', 'key_hash', 'last4', 'created_at', 'revoked_at', 'is_from_setting', 'last_used_at', 'is_operator', 'name', 'scope', 'expires_at'],
  attention_contents: ['account_id', 'id', 'content'],
  attention_entries: ['account_id', 'id', 'scope_id', 'kind', 'severity', 'rank', 'due_on', 'due_order', 'since', 'container_id', 'shipment_id', 'tracking_request_id', 'document_id', 'cause', 'state', 'snoozed_until', 'wakes_at', 'state_reason', 'changed_at', 'source_id'],
  attention_states: ['account_id', 'entry_id', 'cause', 'state', 'snoozed_until', 'wakes_at', 'reason', 'user_id', 'changed_at'],
  audit_events: ['account_id', 'id', 'created_at', 'action', 'actor_type', 'user_id', 'api_key_id', 'address', 'user_agent', 'subject_type', 'subject_id', 'details'],
  blobs: ['account_id', 'id', 'key', 'filename', 'content_type', 'byte_size', 'checksum', 'service_name', 'user_id', 'sha256', 'created_at', 'attached_at', 'unwanted_at'],
  calendar_feeds: ['account_id', 'id', 'user_id', 'name', 'filters', 'token_hash', 'created_at', 'last_read_at'],
  changes: ['account_id', 'sequence', 'id', 'resource_type', 'resource_id', 'shipment_id', 'container_id', 'event', 'changeset', 'occurred_at'],
  checks: ['id', 'source_id', 'subject_kind', 'subject_number', 'next_check_at', 'lease_token', 'lease_until', 'attempts', 'every_s', 'last_asked_at', 'last_answered_at', 'last_outcome', 'last_report', 'last_reported_at', 'last_new_claim_at', 'body_hash', 'content_hash', 'awaits_confirmation', 'created_at', 'polled_number', 'first_form_outcome', 'rebuilt_at', 'last_repeated_at'],
  claims: ['check_id', 'id', 'key', 'statement', 'first_report', 'first_seen_at', 'last_report', 'last_seen_at', 'missing_since', 'closed_at', 'closed_because', 'superseded_by', 'missed'],
  container_list: ['account_id', 'id', 'created_at', 'updated_at', 'current_status', 'shipping_line_scac', 'port_of_lading_locode', 'port_of_discharge_locode', 'destination_locode', 'customer_id', 'tracking_stopped', 'free_time_ends_on', 'number', 'shipment_id', 'arrival_at', 'departure_at', 'destination_arrival_at', 'vessel', 'vessel_imo', 'pod_terminal_id', 'pickup_facility_id', 'pickup_locode', 'empty_return_due_on', 'terms', 'tags'],
  container_routes: ['account_id', 'container_id', 'stops', 'vessel_ids', 'created_at', 'updated_at'],
  contradictions: ['account_id', 'id', 'journey_id', 'container_id', 'shipment_id', 'kind', 'severity', 'rank', 'since', 'opened_at', 'resolved_at', 'content', 'changed_at'],
  creation_turns: ['account_id', 'next_at'],
  custom_field_definitions: ['account_id', 'id', 'entity_type', 'api_slug', 'display_name', 'description', 'data_type', 'reference_type', 'validation', 'default_format', 'default_value', 'created_at', 'updated_at'],
  custom_field_options: ['account_id', 'id', 'definition_id', 'value', 'label', 'position', 'created_at', 'updated_at'],
  custom_fields: ['account_id', 'id', 'definition_id', 'shipment_id', 'container_id', 'tracking_request_id', 'entity_id', 'value', 'text_value', 'user_id', 'created_at', 'updated_at'],
  detections: ['account_id', 'request_id', 'state', 'check_id', 'asked_after', 'due_at', 'lease_token', 'lease_until', 'attempts'],
  document_lessons: ['account_id', 'document_id', 'field', 'sender', 'form', 'label', 'place', 'is_here', 'learned_at'],
  document_links: ['account_id', 'id', 'document_id', 'shipment_id', 'container_id', 'because', 'created_at'],
  document_numbers: ['account_id', 'document_id', 'kind', 'value', 'page', 'span'],
  document_representations: ['account_id', 'id', 'document_id', 'document_type', 'schema_version', 'payload', 'created_at', 'updated_at', 'proposed', 'left_out'],
  documents: ['account_id', 'id', 'blob_id', 'name', 'document_type', 'document_type_manual', 'classification_notes', 'source', 'file_name', 'file_content_type', 'file_size_bytes', 'sha256', 'quarantined', 'user_id', 'email_submission_id', 'extracted_data_manual', 'wanted', 'next_read_at', 'lease_token', 'lease_until', 'attempts', 'created_at', 'updated_at', 'discarded_at', 'rotation', 'readability', 'document_type_effective', 'split_from', 'first_page', 'last_page', 'sandbox_ahead_ms'],
  email_submissions: ['account_id', 'id', 'user_id', 'subject', 'body', 'sender', 'recipients', 'cc', 'sent_at', 'message_id', 'in_reply_to', 'reference_ids', 'content_type', 'created_at', 'updated_at', 'sha256', 'left_out'],
  feed_messages: ['source_id', 'message_id', 'body_hash', 'answer', 'received_at'],
  inland_history: ['account_id', 'line', 'pod', 'destination', 'rail_departure', 'inland_arrival', 'release', 'gate_out', 'empty_return'],
  installation: ['is_only', 'master_key_id'],
  invitations: ['account_id', 'id', 'email', 'role', 'token_hash', 'invited_by_user_id', 'created_at', 'expires_at'],
  journeys: ['account_id', 'id', 'tracking_request_id', 'shipment_id', 'stale_seq', 'projected_seq', 'due_at', 'state', 'lease_token', 'lease_until', 'attempts', 'problem', 'created_at', 'sandbox', 'ready_at', 'attention_at'],
  lane_history: ['account_id', 'line', 'pol', 'pod', 'arrival', 'gate_out', 'empty_return'],
  ledgers: ['account_id', 'last_sequence', 'shipments_total', 'containers_total', 'tracking_requests_total', 'notifications_total'],
  notification_attempts: ['account_id', 'notification_id', 'attempt', 'attempted_at', 'status_code', 'error', 'duration_ms', 'response_body'],
  notification_bodies: ['account_id', 'id', 'body'],
  notifications: ['id', 'account_id', 'webhook_id', 'event', 'sequence', 'reference_type', 'reference_id', 'delivery_status', 'attempts', 'next_attempt_at', 'lease_token', 'lease_until', 'created_at', 'attempts_before', 'body_id', 'traceparent'],
  oauth_clients: ['id', 'metadata', 'network_hash', 'registered_at', 'last_used_at'],
  oauth_connections: ['account_id', 'id', 'user_id', 'client_id', 'client_name', 'redirect_host', 'scopes', 'created_at', 'last_used_at', 'expires_at'],
  oauth_requests: ['id_hash', 'payload', 'client_name', 'expires_at'],
  oauth_tokens: ['token_hash', 'account_id', 'connection_id', 'kind', 'payload', 'consumed_at', 'expires_at'],
  overdue_told: ['account_id', 'container_id', 'milestone', 'due_until'],
  packed_claims: ['check_id', 'rows'],
  packed_raw_events: ['account_id', 'container_id', 'ids', 'rows'],
  parties: ['account_id', 'id', 'company_name', 'created_at'],
  people: ['id', 'email', 'name', 'password_hash', 'password_changed_at', 'created_at', 'confirmed_at'],
  pickup_lfd_policies: ['account_id', 'until', 'policy'],
  provenance: ['account_id', 'resource_type', 'resource_id', 'fields'],
  quarantine: ['report_id', 'check_id', 'reason', 'quarantined_at', 'replayed_at'],
  rate_windows: ['bucket', 'who', 'times', 'counts', 'places', 'asked', 'admitted'],
  reference_rows: ['kind', 'key', 'row', 'source', 'imported_at'],
  report_bodies: ['check_id', 'id', 'body'],
  report_objects: ['month', 'from_check', 'from_id', 'to_check', 'to_id', 'key', 'bodies', 'in_partition', 'byte_size', 'checksum', 'changed_at', 'stored_at'],
  reports: ['id', 'check_id', 'source_id', 'asked_at', 'received_at', 'recorded_at', 'outcome', 'adapter', 'adapter_version', 'media_type', 'complete', 'content_hash', 'size', 'stored_size', 'body_sha256'],
  request_replays: ['account_id', 'key', 'fingerprint', 'status', 'content_type', 'body_sealed', 'created_at'],
  retention_horizons: ['kind', 'dropped_before'],
  sandbox_journeys: ['account_id', 'journey', 'began_at'],
  sandboxes: ['account_id', 'ahead_ms', 'lease_token', 'lease_until'],
  search_entries: ['account_id', 'entity_id', 'entity_type', 'shipment_id', 'told_by_shipment', 'haystack', 'created_at', 'related'],
  sessions: ['account_id', 'id', 'user_id', 'person_id', 'token_hash', 'address', 'user_agent', 'created_at', 'last_seen_at', 'expires_at'],
  shipment_list: ['account_id', 'id', 'created_at', 'updated_at', 'shipping_line_scac', 'port_of_lading_locode', 'port_of_discharge_locode', 'destination_locode', 'customer_id', 'tracking_stopped', 'container_statuses', 'number', 'arrival_at', 'departure_at', 'destination_arrival_at', 'vessel', 'vessel_imo', 'pod_terminal_id', 'tags', 'free_time_ends_on', 'terms'],
  sign_in_attempts: ['subject', 'failures', 'last_failed_at', 'blocked_until'],
  source_logins: ['login', 'sealed', 'valid_until', 'lease_token', 'lease_until'],
  source_paces: ['source_id', 'minute_at', 'day_at', 'free_at'],
  source_shares: ['source_id', 'id', 'polls', 'is_probe', 'lease_until'],
  source_silences: ['account_id', 'source_id', 'look_at', 'told', 'attended_id', 'attended_after'],
  sources: ['id', 'account_id', 'adapter', 'scac', 'lease_token', 'lease_until', 'paused_until', 'failures', 'created_at', 'failed_checks', 'last_failure', 'last_polls', 'pushed_at', 'push_began_at', 'push_gaps', 'push_rests', 'pushing_since'],
  stored_files: ['account_id', 'bytes'],
  subscriptions: ['account_id', 'journey_id', 'check_id', 'active', 'wanted_every_s', 'waiting'],
  tariffs: ['account_id', 'id', 'charge', 'shipping_line_scac', 'port_locode', 'equipment_length', 'equipment_type', 'free_days', 'free_days_unit', 'currency_code', 'tiers', 'valid_from', 'valid_to', 'created_at'],
  tracking_interruptions: ['account_id', 'journey_id', 'since', 'kind', 'is_paused', 'asked_until', 'stopped_by_user_id', 'last_reports'],
  tracking_requests: ['account_id', 'id', 'request_type', 'request_type_as_sent', 'request_number', 'normalized_number', 'scac', 'auto_detect_vocc_scac', 'status', 'failed_reason', 'is_retrying', 'retry_count', 'awaiting_since', 'ref_numbers', 'shipment_tags', 'initial_custom_fields', 'customer_id', 'user_id', 'shipment_id', 'created_at', 'updated_at', 'bare_number', 'ended_journey'],
  users: ['account_id', 'id', 'name', 'created_at', 'person_id', 'role', 'last_seen_at'],
  vessel_positions: ['vessel_id', 'reported_at', 'latitude', 'longitude', 'speed_knots', 'heading_degrees', 'source_id'],
  vessels: ['id', 'name', 'imo', 'mmsi', 'created_at'],
  views: ['account_id', 'id', 'user_id', 'name', 'list', 'filters', 'sort', 'columns', 'visibility', 'created_at', 'updated_at'],
  webhooks: ['account_id', 'id', 'url', 'active', 'events', 'headers', 'secret_sealed', 'failing_since', 'consecutive_failures', 'disabled_at', 'disabled_reason', 'deleted_at', 'created_at', 'updated_at', 'previous_secret_sealed', 'previous_secret_until'],
} as const satisfies { [Table in keyof Rows]: readonly (keyof Rows[Table])[] }
