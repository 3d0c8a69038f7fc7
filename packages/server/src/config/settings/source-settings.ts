import { z } from 'zod'
import { authority, requireAuthority, scac } from './authority-settings.ts'
import { headers } from './header-settings.ts'
import { accountId, baseUrl, httpUrl, positive, seconds, secret } from './setting-types.ts'

/** What is requested from a token service, and sent with the token. */
const token = {
  scope: z.string().optional(),
  audience: z.string().optional(),
  headers: headers.default({}),
}

const auth = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('none') }),
  z.strictObject({ kind: z.literal('header'), headers }),
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
export const line = z.looseObject({
  scac: scac.describe('The line, by any of its SCACs'),
  adapter: z.string().default('dcsa').describe('Its protocol: `dcsa` is DCSA Track & Trace 2.2'),
  base_url: baseUrl('/events').describe('The URL of its API, up to and without `/events`'),
  auth: auth.default({ kind: 'none' }).describe(authHelp),
  limits: sourceLimits.default({}),
  account: accountId
    .optional()
    .describe('The account that owns these credentials; by default, they serve all accounts without their own'),
})

export const lines = z.array(line).superRefine((all, context) => {
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
export const feed = z
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
    base_url: baseUrl('/containers')
      .optional()
      .describe('The URL at which it is polled, up to and without `/containers`; required without a `secret`'),
    auth: auth.default({ kind: 'none' }).describe(authHelp),
    limits: sourceLimits.default({}),
    account: accountId
      .optional()
      .describe('The account that owns this feed; by default, its reports apply to all accounts'),
  })
  .refine((given) => given.secret !== undefined || given.base_url !== undefined, {
    message: 'needs a secret (it pushes) or a base_url (it is polled)',
    path: ['id'],
  })
  .superRefine(requireAuthority)

export const feeds = z.array(feed).superRefine((all, context) => {
  for (const [index, { id }] of all.entries())
    if (all.findIndex((each) => each.id === id) !== index)
      context.addIssue({ code: 'custom', path: [index, 'id'], message: `${id} is configured twice` })
})

export type Line = z.infer<typeof line>
export type Feed = z.infer<typeof feed>
export type LineAuth = z.infer<typeof auth>
