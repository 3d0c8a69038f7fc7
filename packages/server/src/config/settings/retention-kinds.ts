/**
 * A kind of data that is kept for a limited time, and what an account loses without it. Everything else is kept for
 * ever.
 */
export interface RetentionKind {
  /** The description of the data in the settings. */
  holds: string
  /** What the service can no longer answer without it. */
  without: string
  table: string
  /** `month`: in partitions by month. `row`: deleted row by row, by this column. */
  by: 'month' | { row: string }
  default: string
  /** The shortest period: retries, repeated deliveries and confirmations need the data until then. */
  minimumDays: number
  /** The kind without which this one is of no use. */
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
