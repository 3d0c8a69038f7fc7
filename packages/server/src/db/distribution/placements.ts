/**
 * Where the rows of a table are on a database that is distributed over several machines:
 *
 * - by a column: those of one value are on one machine, beside the rows of the other tables with that column. Each unique
 *   key contains it.
 * - `everywhere`: small tables that are read much more than written, on each machine. Tokens and keys are found in them,
 *   and with them whose they are.
 * - `coordinator`: small tables that are written often, on the machine that the service connects to.
 */
export type Placement = { by: string } | 'everywhere' | 'coordinator'

const OF_ACCOUNT: Placement = { by: 'account_id' }
const OF_CHECK: Placement = { by: 'check_id' }

/** The placement of each table of the schema. The check rejects a new table until it is listed here. */
export const placements: Readonly<Record<string, Placement>> = {
  accounts: 'everywhere',
  accuracy_journeys: OF_ACCOUNT,
  accuracy_months: OF_ACCOUNT,
  api_keys: 'everywhere',
  attention_contents: OF_ACCOUNT,
  attention_entries: OF_ACCOUNT,
  attention_states: OF_ACCOUNT,
  audit_events: OF_ACCOUNT,
  blobs: OF_ACCOUNT,
  calendar_feeds: 'everywhere',
  changes: OF_ACCOUNT,
  checks: 'coordinator',
  claims: OF_CHECK,
  container_list: OF_ACCOUNT,
  container_routes: OF_ACCOUNT,
  containers: OF_ACCOUNT,
  contradictions: OF_ACCOUNT,
  creation_turns: OF_ACCOUNT,
  custom_field_definitions: OF_ACCOUNT,
  custom_field_options: OF_ACCOUNT,
  custom_fields: OF_ACCOUNT,
  detections: OF_ACCOUNT,
  document_lessons: OF_ACCOUNT,
  document_links: OF_ACCOUNT,
  document_numbers: OF_ACCOUNT,
  document_representations: OF_ACCOUNT,
  documents: OF_ACCOUNT,
  email_submissions: OF_ACCOUNT,
  feed_messages: 'coordinator',
  installation: 'coordinator',
  invitations: 'everywhere',
  journeys: OF_ACCOUNT,
  inland_history: OF_ACCOUNT,
  lane_history: OF_ACCOUNT,
  ledgers: OF_ACCOUNT,
  notification_attempts: OF_ACCOUNT,
  notification_bodies: OF_ACCOUNT,
  notifications: OF_ACCOUNT,
  oauth_clients: 'everywhere',
  oauth_connections: 'everywhere',
  oauth_requests: 'coordinator',
  oauth_tokens: 'everywhere',
  overdue_told: OF_ACCOUNT,
  packed_claims: OF_CHECK,
  packed_raw_events: OF_ACCOUNT,
  parties: OF_ACCOUNT,
  people: 'everywhere',
  pickup_lfd_policies: OF_ACCOUNT,
  provenance: OF_ACCOUNT,
  quarantine: OF_CHECK,
  rate_windows: 'coordinator',
  raw_events: OF_ACCOUNT,
  reference_rows: 'everywhere',
  report_bodies: OF_CHECK,
  report_objects: 'coordinator',
  reports: OF_CHECK,
  request_replays: OF_ACCOUNT,
  retention_horizons: 'coordinator',
  sandbox_journeys: OF_ACCOUNT,
  sandboxes: 'everywhere',
  search_entries: OF_ACCOUNT,
  sessions: 'everywhere',
  shipment_list: OF_ACCOUNT,
  shipments: OF_ACCOUNT,
  sign_in_attempts: 'coordinator',
  source_logins: 'coordinator',
  source_silences: OF_ACCOUNT,
  source_paces: 'coordinator',
  source_shares: 'coordinator',
  sources: 'coordinator',
  stored_files: OF_ACCOUNT,
  subscriptions: OF_ACCOUNT,
  tariffs: OF_ACCOUNT,
  tracking_interruptions: OF_ACCOUNT,
  tracking_requests: OF_ACCOUNT,
  transport_events: OF_ACCOUNT,
  users: 'everywhere',
  vessel_positions: 'coordinator',
  vessels: 'coordinator',
  views: OF_ACCOUNT,
  webhooks: OF_ACCOUNT,
}

/** The group of a table; tables of one group are on the same machines. */
export const groupOf = (table: string): string => {
  const placement = placements[table]!
  return typeof placement === 'string' ? placement : placement.by
}

interface WidenedKey {
  table: string
  name: string
  columns: readonly string[]
  isPrimary: boolean
}

/**
 * Unique keys of ids, which are unique everywhere, and of names that contain an id, with the column that places the
 * row.
 */
export const widenedKeys: readonly WidenedKey[] = [
  { table: 'blobs', name: 'blobs_key_key', columns: ['account_id', 'key'], isPrimary: false },
  { table: 'quarantine', name: 'quarantine_pkey', columns: ['check_id', 'report_id'], isPrimary: true },
  { table: 'reports', name: 'reports_pkey', columns: ['check_id', 'id'], isPrimary: true },
]

/**
 * Functions whose result depends on settings such as the time zone, which Citus does not accept beside a column in a
 * write. Every connection of the service has the same settings (database.ts).
 */
export const timeFunctions: readonly string[] = [
  'timestamptz_pl_interval(timestamptz, interval)',
  'timestamptz_mi_interval(timestamptz, interval)',
  'date_trunc(text, timestamptz)',
  '"extract"(text, timestamptz)',
  'date_in(cstring)',
  'jsonb_build_object(variadic "any")',
  'to_jsonb(anyelement)',
]
