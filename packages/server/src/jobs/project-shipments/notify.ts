import type { Pool, PoolClient } from 'pg'
import type { Change } from '../../tracking/diff.ts'
import type { Advance } from './advance.ts'

/** A webhook as far as telling it goes. */
export interface ListeningWebhook {
  id: string
  account_id: string
  /** Empty: every event. */
  events: string[]
}

export interface RenderedNotification {
  id: string
  account_id: string
  webhook_id: string
  event: string
  sequence: number
  reference_type: string
  reference_id: string
  /** Rendered once; each attempt sends these bytes. */
  body: string
}

/** Turns changes into what is sent to webhooks. */
export interface Notifier {
  webhooksOf(client: Pool | PoolClient, accountIds: readonly string[]): Promise<Map<string, ListeningWebhook[]>>
  wants(webhook: ListeningWebhook, event: string): boolean
  render(told: { id: string; webhook: ListeningWebhook; change: Change; sequence: number; advance: Advance }): RenderedNotification
}
