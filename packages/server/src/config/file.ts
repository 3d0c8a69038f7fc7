import { z } from 'zod'
import { authority, requireAuthority, scac } from './authority.ts'
import { edi } from './edi.ts'

const httpUrl = z
  .url({ protocol: /^https?$/, message: 'is not an http(s) URL' })
  .transform((text) => text.replace(/\/+$/, ''))
const positive = z.number().int().positive()
const seconds = z.number().positive()
const secret = z.string().min(1, 'is empty')

const auth = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('none') }),
  /** Fixed headers, such as an API key or a client id and its secret. */
  z.strictObject({ kind: z.literal('header'), headers: z.record(z.string().min(1), secret) }),
  /** OAuth 2 client credentials; some lines want a fixed header beside the token. */
  z.strictObject({
    kind: z.literal('oauth2'),
    token_url: httpUrl,
    client_id: secret,
    client_secret: secret,
    scope: z.string().optional(),
    audience: z.string().optional(),
    headers: z.record(z.string().min(1), secret).default({}),
  }),
])

const line = z.strictObject({
  scac: z.string().regex(/^[A-Z]{2,4}$/, 'is not a SCAC: two to four capital letters'),
  adapter: z.literal('dcsa').default('dcsa'),
  profile: z.string().min(1).default('generic'),
  base_url: httpUrl,
  auth: auth.default({ kind: 'none' }),
  limits: z
    .strictObject({
      concurrency: positive,
      per_minute: positive,
      per_day: positive,
    })
    .partial()
    .default({}),
  /** The account whose credentials these are; without it they serve everybody who has none of their own. */
  account: z.uuid().optional(),
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

/** A terminal, railway or line that speaks spec/feed.yaml: it pushes (`secret`), is asked (`base_url`), or both. */
const feed = z
  .strictObject({
    id: z.string().regex(/^[a-z0-9][a-z0-9-]{0,62}$/, 'is not an id: small letters, digits and dashes'),
    kind: z.enum(['terminal', 'rail', 'line']),
    name: z.string().min(1).optional(),
    scac: scac.optional(),
    ...authority,
    secret: z.string().min(16, 'is shorter than 16 characters').optional(),
    /** Still holds while the sender changes over to `secret`. */
    previous_secret: z.string().min(16, 'is shorter than 16 characters').optional(),
    base_url: httpUrl.optional(),
    auth: auth.default({ kind: 'none' }),
    limits: z.strictObject({ concurrency: positive, per_minute: positive, per_day: positive }).partial().default({}),
    /** The account whose feed this is; without it everybody's boxes are told of. */
    account: z.uuid().optional(),
  })
  .refine((given) => given.secret !== undefined || given.base_url !== undefined, {
    message: 'needs a secret (it pushes) or a base_url (it is asked)',
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
  /** Origins admitted although they are not public HTTPS, `http://127.0.0.1:*`: for development and tests. */
  allow: z.array(z.string().regex(/^https?:\/\/[^/\s]+$/, 'is not an origin, like http://127.0.0.1:*')).default([]),
  timeout_ms: positive.max(30_000).default(15_000),
  intervals_s: z.array(z.number().nonnegative()).length(12, 'must list twelve intervals').default(WEBHOOK_INTERVALS_S),
  concurrency: positive.default(50),
  concurrency_per_endpoint: positive.default(5),
  /** An endpoint that has failed for this long without one success is switched off. */
  disable_after_s: seconds.default(432_000),
  /** Addresses that deliveries come from, for receivers' firewalls, and when this list last changed. */
  ips: z.array(z.ipv4()).default([]),
  ips_updated_at: z
    .string()
    .regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z$/, 'is not a time like 2026-01-31T00:00:00Z')
    .default('2026-01-01T00:00:00Z'),
})

const compat = z.strictObject({
  signature_header: z
    .string()
    .regex(/^[A-Za-z0-9-]+$/, 'is not a header name')
    .default('X-T49-Webhook-Signature'),
})

const limits = z.strictObject({
  requests_per_minute: positive.default(1_000),
  tracking_requests_per_minute: positive.default(100),
  infer_number_per_minute: positive.default(200),
  refresh_per_minute: positive.default(10),
  /** Fields of its own that an account may define. */
  custom_field_definitions: positive.default(100),
  trigger_per_minute: positive.default(10),
  /** Messages that one feed may push. */
  feed_messages_per_minute: positive.default(600),
})

const documents = z.strictObject({
  /** Each file that is read is in memory meanwhile, and has a thread of its own. */
  readings_at_once: positive.max(64).default(2),
  /** What the files of an account may take in the store, those of documents that were deleted lately included. */
  stored_mb_per_account: positive.default(51_200),
  /** How long the file of a deleted document stays in the store. */
  deleted_files_kept_days: z.number().nonnegative().default(7),
})

const cadence = z
  .strictObject({
    awaiting_manifest_s: seconds,
    before_departure_s: seconds,
    at_sea_s: seconds,
    near_arrival_s: seconds,
    near_arrival_from_s: seconds,
    discharged_s: seconds,
    after_full_out_s: seconds,
    confirmation_s: seconds,
    retry_first_s: seconds,
    retry_max_s: seconds,
    break_first_s: seconds,
    break_max_s: seconds,
  })
  .partial()

/** How a tracking request that a line could not answer is tried again; 14 attempts make about 24 hours. */
const retry = z.strictObject({
  attempts: positive.default(14),
  first_s: seconds.default(30),
  max_s: seconds.default(14_400),
  /** How long, and how often, a number that the line does not know yet is asked for. */
  manifest_wait_days: positive.default(7),
  manifest_interval_s: seconds.default(86_400),
})

/** The configuration file. What it does not know is a mistake, never ignored. */
export const configFile = z.strictObject({
  lines: lines.default([]),
  feeds: feeds.default([]),
  webhooks: webhooks.prefault({}),
  compat: compat.prefault({}),
  limits: limits.prefault({}),
  documents: documents.prefault({}),
  cadence: cadence.default({}),
  retry: retry.prefault({}),
  edi: edi.prefault({}),
})

export type ConfigFile = z.infer<typeof configFile>
export type Line = z.infer<typeof line>
export type Feed = z.infer<typeof feed>
export type LineAuth = z.infer<typeof auth>
