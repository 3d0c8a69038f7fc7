import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { z } from 'zod'
import { type ConfigFile, configFile } from './config/file.ts'
import { ConfigError, parseYaml } from './config/yaml.ts'

export type { ConfigFile, Feed, Line, LineAuth } from './config/file.ts'
export { ConfigError } from './config/yaml.ts'

export type Role = (typeof ROLES)[number]
export type LogLevel = (typeof LOG_LEVELS)[number]
/** What the environment says, and beside it the sections of the configuration file under the names they have there. */
export type Config = Environment & { baseUrl: string } & ConfigFile

const ROLES = ['api', 'worker', 'mcp', 'web', 'simulator'] as const
const LOG_LEVELS = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const
const url = (protocol: RegExp) => z.url({ protocol, message: 'is not a URL of the right kind' })
const httpUrl = url(/^https?$/).transform((text) => text.replace(/\/+$/, ''))

/** Every variable there is. An empty one counts as not set. */
const variables = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(8080),
  HOST: z.string().default('127.0.0.1'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'is not a postgresql:// URL')
    .optional(),
  BOXTRAIL_DATA_DIR: z.string().default('./.boxtrail'),
  BOXTRAIL_API_KEY: z.string().min(16, 'is shorter than 16 characters').optional(),
  BOXTRAIL_ROLES: z
    .string()
    .default('api,worker,simulator')
    .transform((text) => text.split(',').map((role) => role.trim()))
    .pipe(z.array(z.enum(ROLES)).min(1)),
  BOXTRAIL_CONFIG: z.string().optional(),
  STORAGE_URL: z
    .string()
    .regex(/^(file:|s3:\/\/)/, 'is neither a file: nor an s3:// URL')
    .optional(),
  BOXTRAIL_PUBLIC_URL: httpUrl.optional(),
  BOXTRAIL_LOG: z.enum(LOG_LEVELS).default('info'),
})

type Environment = ReturnType<typeof readEnvironment>

/** The whole configuration. Nothing else of the service looks at the environment. */
export function readConfig(env: Record<string, string | undefined> = process.env): Config {
  const environment = readEnvironment(env)
  const path = environment.configPath
  const file = path === undefined ? configFile.parse({}) : parseYaml(configFile, readText(path), path, env)
  const { host, port, publicUrl } = environment
  const local = `http://${host.includes(':') ? `[${host}]` : host.replace(/^0\.0\.0\.0$/, '127.0.0.1')}:${port}`
  return { ...environment, baseUrl: publicUrl ?? local, ...file }
}

function readEnvironment(env: Record<string, string | undefined>) {
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
    roles: new Set<Role>(set.BOXTRAIL_ROLES),
    configPath: set.BOXTRAIL_CONFIG,
    storageUrl: set.STORAGE_URL,
    publicUrl: set.BOXTRAIL_PUBLIC_URL,
    logLevel: set.BOXTRAIL_LOG,
  }
}

function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch (cause) {
    throw new ConfigError([`BOXTRAIL_CONFIG: ${path} cannot be read (${(cause as NodeJS.ErrnoException).code})`])
  }
}
