import { z } from 'zod'
import { publicUrlProblem, storageUrlProblem } from './addresses.ts'
import { databaseUrlProblem, withMeantTls } from './database-url.ts'
import { DEFAULT_DATA_DIR } from './default-data-dir.ts'

export type Role = (typeof ROLES)[number]

const ROLES = ['api', 'worker', 'mcp', 'web', 'simulator'] as const
/** The roles that call the API, which they do in their own process. */
const WITH_API: readonly Role[] = ['mcp', 'web']
const LOG_LEVELS = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const
/** A key can only be guessed online, at a limited rate: 24 characters rule that out even for a passphrase. */
const MIN_API_KEY_LENGTH = 24
const MAX_API_KEY_LENGTH = 512
const MAX_PORT = 65_535
/** Reports the problem that the check of an address finds. */
const checkedBy = (problemOf: (text: string) => string | null) => (context: z.core.ParsePayload<string>) => {
  const message = problemOf(context.value)
  if (message !== null) context.issues.push({ code: 'custom', message, input: context.value })
}
const databaseUrl = () => z.string().check(checkedBy(databaseUrlProblem)).transform(withMeantTls).optional()
const isPort = (text: string) => /^\d{1,5}$/.test(text) && Number(text) <= MAX_PORT

/** A list of texts separated by commas, each as `one` requires. */
const listOf = <One extends z.ZodType<unknown, string>>(one: One, byDefault = '') =>
  z
    .string()
    .default(byDefault)
    .transform((text) =>
      text
        .split(',')
        .map((each) => each.trim())
        .filter((each) => each !== ''),
    )
    .pipe(z.array(one))
const network = z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()], {
  message: 'is not a list of addresses and networks; write them as 10.0.0.0/8,192.0.2.7',
})

/** All variables. An empty one counts as not set. */
export const variables = z.object({
  PORT: z
    .string()
    .refine(isPort, {
      error: ({ input }) => `is "${input}"; set it to a whole number from 0 to ${MAX_PORT} (0: any free port)`,
    })
    .transform(Number)
    .default(8080)
    .describe('The port'),
  HOST: z
    .string()
    .regex(/^[^/\s]+$/, 'is not an address; set it to one of this machine, as 127.0.0.1 or 0.0.0.0, without http://')
    .default('127.0.0.1')
    .describe('The address to listen on'),
  DATABASE_URL: databaseUrl().describe(
    'Use this PostgreSQL (15 or newer, with its extensions `pg_trgm` and `btree_gin`) instead of the embedded one; migrations run at start. Its certificate is verified unless it says `sslmode=no-verify`',
  ),
  DATABASE_SESSION_URL: databaseUrl().describe(
    'To be set where `DATABASE_URL` is a pooler that gives each transaction another session, as PgBouncer in transaction mode: the address of the same database without it, for migrations, backups, and notifications between processes. `DATABASE_URL` then gets no start-up options and no named statements',
  ),
  DATABASE_READ_URL: databaseUrl().describe(
    'A streaming replica of the database, reached without a pooler, that answers GET requests of the API and reads of the MCP server. A key that has changed something reads from the primary until the replica has that change, in the process that it sent the change to; the primary answers whenever the replica is away or too far behind, and the replica while the primary is away',
  ),
  DATABASE_READ_MAX_LAG_S: z
    .string()
    .regex(/^[1-9]\d{0,4}$/, 'is not a number of seconds from 1 to 99999')
    .transform(Number)
    .default(5)
    .describe('How many seconds the replica may be behind'),
  BOXTRAIL_DATA_DIR: z
    .string()
    .default(DEFAULT_DATA_DIR)
    .describe(
      'Embedded database, files and generated secrets; if started as root in a directory that other users cannot enter, the database is kept in `/var/lib/boxtrail`',
    ),
  BOXTRAIL_API_KEY: z
    .string()
    .regex(
      /^[\x21-\x7e]*$/,
      'contains a space or a character that is not ASCII; create a key with `openssl rand -hex 32`',
    )
    .regex(/^[^,]*$/, 'has a comma; create a key with `openssl rand -hex 32`')
    .min(
      MIN_API_KEY_LENGTH,
      `is shorter than ${MIN_API_KEY_LENGTH} characters; create one with \`openssl rand -hex 32\``,
    )
    .max(
      MAX_API_KEY_LENGTH,
      `is longer than ${MAX_API_KEY_LENGTH} characters; create one with \`openssl rand -hex 32\``,
    )
    .optional()
    .meta({
      description:
        "The demo account's key, for scripts and CI: at least 24 characters, never printed. Changing it revokes the previous value",
      shownDefault: 'generated',
    }),
  BOXTRAIL_OWNER_EMAIL: z
    .string()
    .toLowerCase()
    .pipe(z.email('is not an e-mail address; write it as name@company.example'))
    .optional()
    .describe('Creates the first owner with this e-mail address, in place of the link that the first start prints'),
  BOXTRAIL_OWNER_PASSWORD: z
    .string()
    .optional()
    .describe('The password of that owner: 12 to 256 characters. It is used once; afterwards the owner changes it'),
  BOXTRAIL_OWNER_PASSWORD_FILE: z.string().optional().describe('The same, as a file that contains the password'),
  BOXTRAIL_MASTER_KEY: z.string().optional().meta({
    description:
      'The key that seals webhook secrets and stored responses: 32 bytes in Base64. It is generated on the first start and never replaced: back it up with the database',
    shownDefault: '`master.key` in the data directory',
  }),
  BOXTRAIL_MASTER_KEY_FILE: z.string().optional().describe('The same, as a file that contains the key'),
  BOXTRAIL_BACKUP_PASSPHRASE: z
    .string()
    .optional()
    .describe(
      'Encrypts the archives of `backup`, and opens them for `restore`: at least 12 characters. Keep it apart from them',
    ),
  BOXTRAIL_BACKUP_PASSPHRASE_FILE: z.string().optional().describe('The same, as a file that contains the passphrase'),
  BOXTRAIL_ROLES: listOf(
    z.enum(ROLES, { error: ({ input }) => `there is no role "${input}"; known roles: ${ROLES.join(', ')}` }),
    'api,worker,simulator',
  )
    .refine((roles) => roles.length > 0, `names no role; known roles: ${ROLES.join(', ')}`)
    .transform((roles) => new Set<Role>(roles.some((role) => WITH_API.includes(role)) ? [...roles, 'api'] : roles))
    .describe(
      'Which parts this process runs: `api` serves the API, the MCP server and the web application, which call it in its process (`mcp` and `web` mean the same); `worker` polls, projects and delivers; with `api` and `simulator` the first start tracks demo shipments. Any number of processes share one database and one master key, and rate limits apply to all of them together',
    ),
  BOXTRAIL_PROJECTION_THREADS: z
    .string()
    .regex(/^\d{1,2}$/, 'is not a number of threads from 0 to 99')
    .transform(Number)
    .default(0)
    .describe(
      'How many threads compute what the responses of sources change, in a process with the role `worker`; with none, the thread that polls and serves does. Each takes 70 to 150 MB and two connections to the database: one for four cores is enough',
    ),
  BOXTRAIL_CONFIG: z.string().optional().describe('The YAML file with the settings below'),
  STORAGE_URL: z.string().check(checkedBy(storageUrlProblem)).optional().meta({
    description:
      'Where uploaded files are: a directory (`file:` and a path, relative to the data directory) or a bucket, `s3://bucket?endpoint=…&region=…`, with the usual AWS variables for its credentials; `&conditional_writes=false` for a service that refuses `If-None-Match` (an upload link can then be used again, for bytes of the same MD5, until its five minutes are over)',
    shownDefault: '`file:files`',
  }),
  BOXTRAIL_PUBLIC_URL: z
    .string()
    .check(checkedBy(publicUrlProblem))
    .transform((text) => text.replace(/\/+$/, ''))
    .optional()
    .meta({
      description: 'Absolute links in responses, and the issuer and resource of OAuth: the address that people open',
      shownDefault: '`http://HOST:PORT`',
    }),
  BOXTRAIL_TRUSTED_PROXIES: listOf(network).describe(
    'Proxies whose `X-Forwarded-For` tells the address of a client, as addresses and networks with commas; callers without a valid key are limited by their address',
  ),
  BOXTRAIL_CORS_ORIGINS: listOf(
    z
      .string()
      .regex(
        /^(\*|https?:\/\/[^/\s]+)$/,
        'is not a list of origins; write them as https://app.example,https://other.example',
      ),
  ).describe(
    'Origins whose web pages may call the API, with commas; `*` for all. Such pages need a key: the cookie of the web application is for its own pages only',
  ),
  BOXTRAIL_MCP_ALLOWED_HOSTS: listOf(
    z.string().regex(/^[^/\s]+$/, 'is not a list of hosts; write them as tracking.example,tracking.example:8443'),
  ).meta({
    description:
      'Hosts under which AI clients may reach the MCP server at `/mcp` and `/`, with or without a port, with commas; people sign in under them, too, and `/metrics` is served',
    shownDefault: 'this machine, and the host of `BOXTRAIL_PUBLIC_URL`',
  }),
  BOXTRAIL_MCP_ALLOWED_ORIGINS: listOf(
    z
      .string()
      .regex(
        /^https?:\/\/[^/\s]+\/?$/,
        'is not a list of origins; write them as https://app.example,https://other.example',
      ),
  ).meta({
    description: 'Origins whose web pages may call the MCP server, whole and with commas',
    shownDefault: 'pages of this machine',
  }),
  BOXTRAIL_METRICS_NETWORKS: listOf(network, '127.0.0.0/8,::1').describe(
    'Who may read `/metrics`, as addresses and networks with commas',
  ),
  BOXTRAIL_LOG: z.enum(LOG_LEVELS).default('info').meta({
    description:
      '`silent`, `fatal`, `error`, `warn`, `info`, `debug` or `trace`; JSON lines on stderr. Commands log only if it is set; otherwise they print what needs attention in plain text',
    shownDefault: '`info`; `warn` at a terminal',
  }),
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({ protocol: /^https?$/, message: 'is not an http(s) URL; set it to a collector, as http://127.0.0.1:4318' })
    .optional()
    .describe(
      'Exports OpenTelemetry traces to this collector, by OTLP over HTTP as JSON. Its headers, timeout, compression and certificates are set by the variables of the standard, as `OTEL_EXPORTER_OTLP_HEADERS`',
    ),
  OTEL_SERVICE_NAME: z.string().default('boxtrail').describe('The name under which traces are exported'),
  OTEL_TRACES_SAMPLER_ARG: z
    .string()
    .regex(/^(0(\.\d+)?|1(\.0+)?)$/, 'is not a number from 0 to 1')
    .transform(Number)
    .default(1)
    .describe(
      'Which share of the traces that begin here is exported, from 0 to 1; those of a caller follow the caller',
    ),
})
