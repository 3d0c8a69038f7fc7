import { z } from 'zod'
import { documents } from './document-settings.ts'
import { edi } from './edi-settings.ts'
import { signatureHeader } from './header-settings.ts'
import { cadence, retry } from './polling-settings.ts'
import { retention } from './retention-settings.ts'
import { positive } from './setting-types.ts'
import { feeds, lines } from './source-settings.ts'
import { webhooks } from './webhook-settings.ts'

const compat = z.strictObject({
  signature_header: signatureHeader
    .default('X-T49-Webhook-Signature')
    .describe('The header with the signature that receivers written for the reference API check'),
  data_source: z
    .enum(['boxtrail', 'reference'])
    .default('boxtrail')
    .describe(
      'The `data_source` of what the service concludes itself: `boxtrail_calculation`, or that of the reference API, `t49_calculation`',
    ),
})

const limits = z.strictObject({
  requests_per_minute: positive.default(1_000).describe('Requests of one API key, except those below'),
  concurrent_requests: positive
    .default(8)
    .describe('Concurrent requests of one API key, a quarter of them while others have requests; further ones wait'),
  tracking_requests_per_minute: positive
    .default(100)
    .describe('Creations of one account; rows of a bulk creation beyond it are scheduled for later'),
  infer_number_per_minute: positive.default(200).describe('`infer_number` of one API key'),
  refresh_per_minute: positive.default(10).describe('Refreshes of one API key'),
  bulk_per_minute: positive.default(10).describe('Changes of many records at once by one API key'),
  tariffs: positive.default(1000).describe('Tariffs that an account may keep'),
  custom_field_definitions: positive.default(100).describe('Custom fields that an account may define'),
  trigger_per_minute: positive.default(10).describe('Test deliveries of one account'),
  feed_messages_per_minute: positive.default(600).describe('Messages that one feed pushes'),
})

/** The configuration file. An unknown setting is an error, never ignored. */
export const configFile = z.strictObject({
  lines: lines.default([]),
  feeds: feeds.default([]),
  webhooks: webhooks.prefault({}),
  compat: compat.prefault({}),
  limits: limits.prefault({}),
  documents: documents.prefault({}),
  cadence: cadence.prefault({}),
  retry: retry.prefault({}),
  retention: retention.prefault({}),
  edi: edi.prefault({}),
})

export type ConfigFile = z.infer<typeof configFile>
