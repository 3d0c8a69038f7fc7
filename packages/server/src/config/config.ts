import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { z } from 'zod'
import { type ConfigFile, configFile } from './config-file.ts'
import { type Locate, locateNothing } from './locate.ts'
import { decodeMasterKey } from './secrets.ts'
import { ConfigError, parseYaml } from './yaml.ts'

export type { ConfigFile, Feed, Line, LineAuth } from './config-file.ts'
export { ConfigError } from './yaml.ts'

export type Role = (typeof ROLES)[number]
/** The environment, and the sections of the configuration file under their names there. */
export type Config = Environment & {
  baseUrl: string
  /** For errors found only later: the position of a setting in the file. */
  locate: Locate
  /** Accepted settings that the operator should change. */
  warnings: string[]
} & ConfigFile

const ROLES = ['api', 'worker', 'mcp', 'web', 'simulator'] as const
const LOG_LEVELS = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const
/** A key can only be guessed online, at a limited rate: 24 characters rule that out even for a passphrase. */
const MIN_API_KEY_LENGTH = 24
const MAX_API_KEY_LENGTH = 512
const url = (protocol: RegExp) => z.url({ protocol, message: 'is not a URL of the right kind' })
const httpUrl = url(/^https?$/).transform((text) => text.replace(/\/+$/, ''))

const listOf = (text: string) =>
  text
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '')
const networks = z.array(
  z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()], {
    message: 'is not a list of addresses and networks, as 10.0.0.0/8',
  }),
)

/** All variables. An empty one counts as not set. */
export const variables = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(8080).describe('The port'),
  HOST: z.string().default('127.0.0.1').describe('The address to listen on'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'is not a postgresql:// URL')
    .optional()
    .describe(
      'Use this PostgreSQL (15 or newer, with its extensions `pg_trgm` and `btree_gin`) instead of the embedded one; migrations run at start',
    ),
  BOXTRAIL_DATA_DIR: z
    .string()
    .default('./.boxtrail')
    .describe(
      'Embedded database, files and generated secrets; if started as root in a directory that other users cannot enter, the database is kept in `/var/lib/boxtrail`',
    ),
  BOXTRAIL_API_KEY: z
    .string()
    .regex(/^[\x21-\x7e]*$/, 'contains a space or a character that is not ASCII')
    .regex(/^[^,]*$/, 'has a comma')
    .min(
      MIN_API_KEY_LENGTH,
      `is shorter than ${MIN_API_KEY_LENGTH} characters; create one with \`openssl rand -hex 32\``,
    )
    .max(MAX_API_KEY_LENGTH, `is longer than ${MAX_API_KEY_LENGTH} characters`)
    .optional()
    .meta({
      description:
        "The demo account's key, for scripts and CI: at least 24 characters, never printed. Changing it revokes the previous value",
      shownDefault: 'generated',
    }),
  BOXTRAIL_OWNER_EMAIL: z
    .string()
    .toLowerCase()
    .pipe(z.email('is not an e-mail address'))
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
  BOXTRAIL_ROLES: z
    .string()
    .default('api,worker,simulator')
    .transform((text) => text.split(',').map((role) => role.trim()))
    .pipe(
      z
        .array(
          z.enum(ROLES, {
            error: ({ input }) => `there is no role "${input}"; known roles: ${ROLES.join(', ')}`,
          }),
        )
        .min(1),
    )
    .describe(
      'Which parts this process runs; without `simulator` the first start tracks no demo shipments. Any number of processes share one database and one master key, and rate limits apply to all of them together',
    ),
  BOXTRAIL_CONFIG: z.string().optional().describe('The YAML file with the settings below'),
  STORAGE_URL: z
    .string()
    .regex(/^(file:|s3:\/\/)/, 'is neither a file: nor an s3:// URL')
    .optional()
    .meta({
      description:
        'Where uploaded files are: a directory (`file:` and a path, relative to the data directory) or a bucket, `s3://bucket?endpoint=…&region=…`, with the usual AWS variables for its credentials; `&conditional_writes=false` for a service that refuses `If-None-Match` (an upload link can then be used again, for bytes of the same MD5, until its five minutes are over)',
      shownDefault: '`file:files`',
    }),
  BOXTRAIL_PUBLIC_URL: httpUrl.optional().meta({
    description: 'Absolute links in responses, and the issuer and resource of OAuth: the address that people open',
    shownDefault: '`http://HOST:PORT`',
  }),
  BOXTRAIL_TRUSTED_PROXIES: z
    .string()
    .default('')
    .transform(listOf)
    .pipe(networks)
    .describe(
      'Proxies whose `X-Forwarded-For` tells the address of a client, as addresses and networks with commas; callers without a valid key are limited by their address',
    ),
  BOXTRAIL_CORS_ORIGINS: z
    .string()
    .default('')
    .transform((text) =>
      text
        .split(',')
        .map((one) => one.trim())
        .filter((one) => one !== ''),
    )
    .pipe(z.array(z.string().regex(/^(\*|https?:\/\/[^/\s]+)$/, 'is not a list of origins, as https://app.example')))
    .describe(
      'Origins whose web pages may call the API, with commas; `*` for all. Such pages need a key: the cookie of the web application is for its own pages only',
    ),
  BOXTRAIL_MCP_ALLOWED_HOSTS: z
    .string()
    .default('')
    .transform(listOf)
    .pipe(
      z.array(z.string().regex(/^[^/\s]+$/, 'is not a list of hosts, as tracking.example or tracking.example:8443')),
    )
    .meta({
      description:
        'Hosts under which AI clients may reach the MCP server at `/mcp` and `/`, with or without a port, with commas; people sign in under them, too, and `/metrics` is served',
      shownDefault: 'this machine, and the host of `BOXTRAIL_PUBLIC_URL`',
    }),
  BOXTRAIL_MCP_ALLOWED_ORIGINS: z
    .string()
    .default('')
    .transform(listOf)
    .pipe(z.array(z.string().regex(/^https?:\/\/[^/\s]+\/?$/, 'is not a list of origins, as https://app.example')))
    .meta({
      description: 'Origins whose web pages may call the MCP server, whole and with commas',
      shownDefault: 'pages of this machine',
    }),
  BOXTRAIL_METRICS_NETWORKS: z
    .string()
    .default('127.0.0.0/8,::1')
    .transform(listOf)
    .pipe(networks)
    .describe('Who may read `/metrics`, as addresses and networks with commas'),
  BOXTRAIL_LOG: z.enum(LOG_LEVELS).default('info').meta({
    description: '`silent`, `fatal`, `error`, `warn`, `info`, `debug` or `trace`; JSON lines on stderr',
    shownDefault: '`info`; `warn` at a terminal',
  }),
})

type Environment = ReturnType<typeof readEnvironment>

/** Reads the whole configuration. No other part of the service reads the environment. */
export function readConfig(env: Record<string, string | undefined> = process.env): Config {
  const environment = readEnvironment(env)
  const path = environment.configPath
  const {
    value: file,
    locate,
    warnings,
  } = path === undefined
    ? { value: configFile.parse({}), locate: locateNothing, warnings: [] }
    : parseYaml(configFile, readText(path), path, env)
  const { host, port, publicUrl } = environment
  const local = `http://${host.includes(':') ? `[${host}]` : host.replace(/^0\.0\.0\.0$/, '127.0.0.1')}:${port}`
  return { ...environment, baseUrl: publicUrl ?? local, ...file, locate, warnings }
}

/** The settings of the environment alone, whatever the configuration file contains. */
export function readEnvironment(env: Record<string, string | undefined> = process.env) {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''))
  const read = variables.safeParse(given)
  if (!read.success) {
    throw new ConfigError(read.error.issues.map(({ path, message }) => `${String(path[0])}: ${message}`))
  }
  const set = read.data
  return {
    port: set.PORT,
    host: set.HOST,
    databaseUrl: set.DATABASE_URL,
    dataDir: resolve(set.BOXTRAIL_DATA_DIR),
    apiKey: set.BOXTRAIL_API_KEY,
    masterKey: masterKeyOf(set),
    owner: ownerOf(set),
    roles: new Set<Role>(set.BOXTRAIL_ROLES),
    configPath: set.BOXTRAIL_CONFIG,
    storageUrl: set.STORAGE_URL,
    publicUrl: set.BOXTRAIL_PUBLIC_URL,
    metricsNetworks: set.BOXTRAIL_METRICS_NETWORKS,
    corsOrigins: set.BOXTRAIL_CORS_ORIGINS,
    mcp: { allowedHosts: mcpHostsOf(set), allowedOrigins: set.BOXTRAIL_MCP_ALLOWED_ORIGINS },
    trustedProxies: set.BOXTRAIL_TRUSTED_PROXIES,
    logLevel: set.BOXTRAIL_LOG,
  }
}

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]']

/** The address that the service states to AI clients is one under which it answers them. */
function mcpHostsOf(set: { BOXTRAIL_MCP_ALLOWED_HOSTS: string[]; BOXTRAIL_PUBLIC_URL?: string | undefined }) {
  const { BOXTRAIL_MCP_ALLOWED_HOSTS: given, BOXTRAIL_PUBLIC_URL: publicUrl } = set
  return given.length > 0 || publicUrl === undefined ? given : [...LOOPBACK, new URL(publicUrl).hostname]
}

const MIN_PASSWORD_LENGTH = 12
const MAX_PASSWORD_LENGTH = 256

/** The first owner, if the operator names one. */
function ownerOf(set: {
  BOXTRAIL_OWNER_EMAIL?: string | undefined
  BOXTRAIL_OWNER_PASSWORD?: string | undefined
  BOXTRAIL_OWNER_PASSWORD_FILE?: string | undefined
}) {
  const { BOXTRAIL_OWNER_EMAIL: email, BOXTRAIL_OWNER_PASSWORD: text, BOXTRAIL_OWNER_PASSWORD_FILE: file } = set
  if (text !== undefined && file !== undefined)
    throw new ConfigError([
      'BOXTRAIL_OWNER_PASSWORD: leave it out, or BOXTRAIL_OWNER_PASSWORD_FILE: only one can hold the password',
    ])
  const name = file === undefined ? 'BOXTRAIL_OWNER_PASSWORD' : 'BOXTRAIL_OWNER_PASSWORD_FILE'
  const password = file === undefined ? text : readText(file, name).replace(/\r?\n$/, '')
  if (email === undefined && password === undefined) return undefined
  if (email === undefined) throw new ConfigError([`BOXTRAIL_OWNER_EMAIL: is missing, and ${name} is set`])
  if (password === undefined)
    throw new ConfigError(['BOXTRAIL_OWNER_PASSWORD: is missing, and BOXTRAIL_OWNER_EMAIL is set'])
  if (password.length < MIN_PASSWORD_LENGTH || password.length > MAX_PASSWORD_LENGTH)
    throw new ConfigError([`${name}: must have ${MIN_PASSWORD_LENGTH} to ${MAX_PASSWORD_LENGTH} characters`])
  return { email, password }
}

/** The key that seals secrets, if the operator provides it instead of the data directory. */
function masterKeyOf(set: { BOXTRAIL_MASTER_KEY?: string | undefined; BOXTRAIL_MASTER_KEY_FILE?: string | undefined }) {
  const { BOXTRAIL_MASTER_KEY: text, BOXTRAIL_MASTER_KEY_FILE: file } = set
  if (text !== undefined && file !== undefined)
    throw new ConfigError(['BOXTRAIL_MASTER_KEY: leave it out, or BOXTRAIL_MASTER_KEY_FILE: only one can hold the key'])
  const name = file === undefined ? 'BOXTRAIL_MASTER_KEY' : 'BOXTRAIL_MASTER_KEY_FILE'
  const given = file === undefined ? text : readText(file, name)
  if (given === undefined) return undefined
  const key = decodeMasterKey(given)
  if (!key)
    throw new ConfigError([`${name}: is not a key: 32 bytes in Base64, as created by \`openssl rand -base64 32\``])
  return key
}

function readText(path: string, variable = 'BOXTRAIL_CONFIG'): string {
  try {
    return readFileSync(path, 'utf8')
  } catch (cause) {
    throw new ConfigError([`${variable}: ${path} cannot be read (${(cause as NodeJS.ErrnoException).code})`])
  }
}
