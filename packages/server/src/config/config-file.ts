import { type Cadence, defaultCadence } from '@boxtrail/engine/cadence'
import { defaultRequestLimits } from '@boxtrail/engine/lifecycle/decide-request'
import { z } from 'zod'
import { authority, requireAuthority, scac } from './authority-settings.ts'
import { edi } from './edi-settings.ts'
import { retention } from './retention-settings.ts'

const httpUrl = z
  .url({ protocol: /^https?$/, message: 'is not an http(s) URL' })
  .transform((text) => text.replace(/\/+$/, ''))
/** What a column of four bytes holds. */
const MAX_COUNT = 2_147_483_647
const YEAR_S = 365 * 86_400
const positive = z.number().int().positive().max(MAX_COUNT)
const seconds = z.number().positive().max(YEAR_S)
const days = z.number().nonnegative().max(3_650)
const secret = z.string().min(1, 'is empty')

/** What is requested from a token service, and sent with the token. */
const token = {
  scope: z.string().optional(),
  audience: z.string().optional(),
  headers: z.record(z.string().min(1), secret).default({}),
}

const auth = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('none') }),
  z.strictObject({ kind: z.literal('header'), headers: z.record(z.string().min(1), secret) }),
  // Some lines require a fixed header besides the token.
  z.strictObject({
    kind: z.literal('oauth2'),
    token_url: httpUrl,
    client_id: secret,
    client_secret: secret,
    ...token,
  }),
  z.strictObject({
    kind: z.literal('oauth2_basic'),
    token_url: httpUrl,
    client_id: secret,
    client_secret: secret,
    ...token,
  }),
  z.strictObject({
    kind: z.literal('oauth2_certificate'),
    token_url: httpUrl,
    client_id: secret,
    certificate_file: z.string().min(1),
    private_key_file: z.string().min(1),
    assertion_audience: z.string().optional(),
    ...token,
  }),
])

const sourceLimits = z.strictObject({
  concurrency: positive.optional().describe('Concurrent polls; by default, the limit of the profile'),
  per_minute: positive.optional().describe('Polls per minute; by default, the limit of the profile'),
  per_day: positive.optional().describe('Polls per day; by default, the limit of the profile'),
})

const authHelp =
  '`kind: none`; `header` with `headers`; or `oauth2` with `token_url`, `client_id`, `client_secret`, and optionally `scope`, `audience`, `headers`; `oauth2_basic` is the same for token services that want id and secret by basic authentication; `oauth2_certificate` has `certificate_file` and `private_key_file` (PEM) in place of the secret, and signs an assertion for `assertion_audience` (the `token_url` by default)'

// Further settings of a line depend on its protocol: the adapter reads them (packages/sources/src/line-adapters.ts).
const line = z.looseObject({
  scac: z
    .string()
    .regex(/^[A-Z]{2,4}$/, 'is not a SCAC: two to four capital letters')
    .describe('The line, by any of its SCACs'),
  adapter: z.string().default('dcsa').describe('Its protocol: `dcsa` is DCSA Track & Trace 2.2'),
  base_url: httpUrl.describe('The URL of its API, up to and without `/events`'),
  auth: auth.default({ kind: 'none' }).describe(authHelp),
  limits: sourceLimits.default({}),
  account: z
    .uuid()
    .optional()
    .describe('The account that owns these credentials; by default, they serve all accounts without their own'),
})

const lines = z.array(line).superRefine((all, context) => {
  for (const [index, { scac, account }] of all.entries()) {
    if (all.findIndex((each) => each.scac === scac && each.account === account) === index) continue
    context.addIssue({
      code: 'custom',
      path: [index, 'scac'],
      message: `${scac} is configured twice for the same account`,
    })
  }
})

/** A terminal, railway or line that speaks spec/feed.yaml: it pushes (`secret`), is polled (`base_url`), or both. */
const feed = z
  .strictObject({
    id: z
      .string()
      .regex(/^[a-z0-9][a-z0-9-]{0,62}$/, 'is not an id: lower-case letters, digits and dashes')
      .describe('Part of the path to which it pushes'),
    kind: z
      .enum(['terminal', 'rail', 'line'])
      .describe('`terminal`, `rail` or `line`: decides which source wins if they disagree'),
    name: z
      .string()
      .min(1)
      .optional()
      .describe(
        'The displayed name; by default, what it is and its SCAC or id, such as `Terminal trapac-la (feed)`. Where another source has the same, with its channel',
      ),
    scac: scac.optional().describe('The SCAC of the line or railway'),
    ...authority,
    secret: z
      .string()
      .min(16, 'is shorter than 16 characters')
      .optional()
      .describe('Signs what it pushes: at least 16 characters; required without a `base_url`'),
    previous_secret: z
      .string()
      .min(16, 'is shorter than 16 characters')
      .optional()
      .describe('Still accepted while the sender rotates to `secret`'),
    pushes_every_s: seconds
      .optional()
      .describe(
        'How often it is to push: it is silent after three of these intervals, a day at least; by default, learned',
      ),
    base_url: httpUrl.optional().describe('The URL at which it is polled; required without a `secret`'),
    auth: auth.default({ kind: 'none' }).describe(authHelp),
    limits: sourceLimits.default({}),
    account: z
      .uuid()
      .optional()
      .describe('The account that owns this feed; by default, its reports apply to all accounts'),
  })
  .refine((given) => given.secret !== undefined || given.base_url !== undefined, {
    message: 'needs a secret (it pushes) or a base_url (it is polled)',
    path: ['id'],
  })
  .superRefine(requireAuthority)

const feeds = z.array(feed).superRefine((all, context) => {
  for (const [index, { id }] of all.entries())
    if (all.findIndex((each) => each.id === id) !== index)
      context.addIssue({ code: 'custom', path: [index, 'id'], message: `${id} is configured twice` })
})

// Twelve retries over about three days: quick at first, for a receiver that only restarted.
const WEBHOOK_INTERVALS_S = [5, 60, 300, 900, 1_800, 3_600, 7_200, 14_400, 28_800, 43_200, 57_600, 86_400]

const webhooks = z.strictObject({
  allow: z
    .array(z.string().regex(/^https?:\/\/[^/\s]+$/, 'is not an origin, like http://127.0.0.1:*'))
    .default([])
    .describe(
      'Origins that are allowed although they are not public HTTPS, as `http://127.0.0.1:*`: for development and tests',
    ),
  timeout_ms: positive.max(30_000).default(15_000).describe('How long a receiver may take to respond'),
  intervals_s: z
    .array(z.number().nonnegative().max(YEAR_S))
    .length(12, 'must list twelve intervals')
    .default(WEBHOOK_INTERVALS_S)
    .describe('The intervals before the twelve retries'),
  concurrency: positive.default(50).describe('Concurrent deliveries of a process'),
  concurrency_per_endpoint: positive.default(5).describe('Concurrent deliveries to one webhook'),
  disable_after_s: seconds
    .default(432_000)
    .describe('A webhook that has failed for this long without one success is disabled'),
  ips: z
    .array(z.ipv4())
    .default([])
    .describe("Source addresses of deliveries, for receivers' firewalls (`GET /webhooks/ips`)"),
  ips_updated_at: z
    .string()
    .regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z$/, 'is not a time like 2026-01-31T00:00:00Z')
    .default('2026-01-01T00:00:00Z')
    .describe('When `ips` last changed'),
})

const compat = z.strictObject({
  signature_header: z
    .string()
    .regex(/^[A-Za-z0-9-]+$/, 'is not a header name')
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

const ocr = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('built_in') }),
  z.strictObject({ kind: z.literal('off') }),
  z.strictObject({
    kind: z.literal('service'),
    url: httpUrl,
    headers: z.record(z.string().min(1), secret).default({}),
    timeout_ms: positive.max(120_000).default(30_000),
  }),
])

const documents = z.strictObject({
  readings_at_once: positive
    .max(64)
    .default(2)
    .describe(
      'Files that a process reads concurrently, and one more of an account of which it reads none; each is in memory and has a process to itself',
    ),
  stored_mb_per_account: positive
    .default(51_200)
    .describe('Storage for the files of an account, including those of recently deleted documents'),
  deleted_files_kept_days: days.default(7).describe('How long the file of a deleted document is kept'),
  ocr: ocr
    .default({ kind: 'built_in' })
    .describe(
      'What recognizes the text of scans: `kind: built_in`; `off`; or `service` with its `url`, and optionally `headers` and `timeout_ms` (30 seconds)',
    ),
})

// The engine decides how often a source is polled, and has the defaults.
const engineSeconds = (name: keyof Cadence) => seconds.default(defaultCadence[name] / 1_000)

const cadence = z.strictObject({
  before_departure_s: engineSeconds('beforeDepartureMs').describe('Between polls before the departure'),
  at_sea_s: engineSeconds('atSeaMs').describe('Between polls while at sea'),
  near_arrival_s: engineSeconds('nearArrivalMs').describe('Between polls near the arrival'),
  near_arrival_from_s: engineSeconds('nearArrivalFromMs').describe('How long before the arrival that begins'),
  discharged_s: engineSeconds('dischargedMs').describe(
    'Between polls after the discharge, until the container is picked up',
  ),
  after_full_out_s: engineSeconds('afterFullOutMs').describe('Between polls after that'),
  confirmation_s: engineSeconds('confirmationMs').describe(
    'At most, between the first and the confirming response of a stop or a withdrawal',
  ),
  break_first_s: engineSeconds('breakFirstMs').describe('How long a source that fails repeatedly is not polled'),
  break_max_s: engineSeconds('breakMaxMs').describe('At most for how long'),
})

/** How a source that failed to respond is polled again; by default, for about 24 hours. */
const retry = z.strictObject({
  attempts: positive
    .default(defaultRequestLimits.maxAttempts)
    .describe('Polls of a line that cannot be reached before the request fails'),
  first_s: engineSeconds('retryFirstMs').describe('The pause after the first failed poll'),
  max_s: engineSeconds('retryMaxMs').describe('The longest pause after failed polls'),
  manifest_wait_days: positive
    .max(3_650)
    .default(defaultRequestLimits.awaitManifestMs / 86_400_000)
    .describe('How long a number that the line does not know yet is polled'),
  manifest_interval_s: engineSeconds('awaitingManifestMs').describe('Between those polls'),
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
export type Line = z.infer<typeof line>
export type Feed = z.infer<typeof feed>
export type LineAuth = z.infer<typeof auth>
