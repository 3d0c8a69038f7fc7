import type { Schemas } from '@boxtrail/contracts'

/** The statement behind a value that no report states: one that we derived, or that a user of the account set. */
export const unstated = (kind: 'user' | 'derived'): Schemas['ReportedStatement'] => ({
  source: { id: null, kind, name: null },
  words: null,
  happened_at: null,
  first_reported_at: null,
  last_reported_at: null,
  received_at: null,
  recorded_at: null,
  report_id: null,
  adapter: null,
  adapter_version: null,
})
