/** What is kept for a time, and what an account loses with it. All else is kept for ever. */
export interface RetentionKind {
  /** What it is, in the words of the settings. */
  holds: string
  /** What can no longer be answered without it. */
  without: string
  table: string
  /** `month`: in partitions by month. `row`: deleted row by row, by this column. */
  by: 'month' | { row: string }
  default: string
  /** Its work is done before: retries, repeated deliveries, confirmations. */
  minimumDays: number
  /** It is of no use without what is kept under this name. */
  with?: string
}

export const retentionKinds = {
  notification_bodies: {
    holds: 'The bodies that webhooks were sent',
    without: 'they cannot be read or sent again',
    table: 'notification_bodies',
    by: 'month',
    default: '90 days',
    minimumDays: 7,
    with: 'notifications',
  },
  delivery_attempts: {
    holds: 'The attempts to deliver them, with what receivers answered',
    without: 'a notification says only whether it was received',
    table: 'notification_attempts',
    by: 'month',
    default: '90 days',
    minimumDays: 7,
    with: 'notifications',
  },
  notifications: {
    holds: 'Which webhook was notified of what',
    without: 'the list of notifications begins later; the log of events stays',
    table: 'notifications',
    by: 'month',
    default: '13 months',
    minimumDays: 30,
  },
  report_bodies: {
    holds: 'The responses and messages of sources as they were received',
    without:
      'statements, provenance and explanations stay; a report names its sizes, not its text, and cannot be read again by a newer adapter',
    table: 'report_bodies',
    by: 'month',
    default: '13 months',
    minimumDays: 30,
  },
  audit: {
    holds: 'The audit log',
    without: 'it begins later',
    table: 'audit_events',
    by: { row: 'created_at' },
    default: '13 months',
    minimumDays: 30,
  },
} as const satisfies Record<string, RetentionKind>

export type RetentionName = keyof typeof retentionKinds
export const retentionNames = Object.keys(retentionKinds) as RetentionName[]
