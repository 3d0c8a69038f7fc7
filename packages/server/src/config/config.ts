import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { unknownVariables } from './environment/names.ts'
import { variables } from './environment/variables.ts'
import { fileRefusal } from './file/file-refusal.ts'
import { type Locate, locateNothing } from './file/locate.ts'
import { wording } from './file/wording.ts'
import { ConfigError, parseYaml } from './file/yaml.ts'
import { decodeMasterKey } from './keys/secrets.ts'
import { type ConfigFile, configFile } from './settings/config-file.ts'

export type { Role } from './environment/variables.ts'
export { ConfigError } from './file/yaml.ts'
export type { ConfigFile } from './settings/config-file.ts'
export type { Feed, Line, LineAuth } from './settings/source-settings.ts'

/** The environment, and the sections of the configuration file under their names there. */
export type Config = Environment & {
  baseUrl: string
  /** For errors found only later: the position of a setting in the file. */
  locate: Locate
  /** Accepted settings that the operator should change. */
  warnings: string[]
} & ConfigFile

type Environment = ReturnType<typeof readEnvironment>

/** Reads the whole configuration. No other part of the service reads the environment. */
export function readConfig(env: Record<string, string | undefined> = process.env): Config {
  const environment = readEnvironment(env)
  const path = environment.configPath
  const text = path === undefined ? '' : readText(path)
  const {
    value: file,
    locate,
    warnings,
  } = path === undefined
    ? { value: configFile.parse({}), locate: locateNothing, warnings: [] }
    : parseYaml(configFile, text, path, env)
  const { host, port, publicUrl } = environment
  const local = `http://${host.includes(':') ? `[${host}]` : host.replace(/^0\.0\.0\.0$/, '127.0.0.1')}:${port}`
  // The file may substitute variables of any name.
  const ignored = environment.unknown.filter((name) => !text.includes(`\${${name}}`))
  return {
    ...environment,
    baseUrl: publicUrl ?? local,
    ...file,
    locate,
    warnings: [...warnings, ...ignored.map((name) => `${name}: is not a setting of the service, and is ignored`)],
  }
}

/** The settings of the environment alone, whatever the configuration file contains. */
export function readEnvironment(env: Record<string, string | undefined> = process.env) {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''))
  const read = variables.safeParse(given, { error: wording })
  const { mistaken, unknown } = unknownVariables(env, Object.keys(variables.shape))
  const problems = [
    ...(read.error?.issues.map(({ path, message }) => `${String(path[0])}: ${message}`) ?? []),
    ...mistaken.map(({ name, meant }) => `${name}: is not a setting; did you mean ${meant}? Rename it, or remove it`),
  ]
  if (problems.length > 0) throw new ConfigError([...new Set(problems)])
  const set = read.data!
  return {
    port: set.PORT,
    host: set.HOST,
    databaseUrl: set.DATABASE_URL,
    databaseSessionUrl: sessionUrlOf(set),
    databaseReadUrl: set.DATABASE_READ_URL,
    databaseReadMaxLagMs: set.DATABASE_READ_MAX_LAG_S * 1_000,
    dataDir: resolve(set.BOXTRAIL_DATA_DIR),
    apiKey: set.BOXTRAIL_API_KEY,
    masterKey: masterKeyOf(set),
    backupPassphrase: passphraseOf(set),
    owner: ownerOf(set),
    roles: set.BOXTRAIL_ROLES,
    projectionThreads: set.BOXTRAIL_PROJECTION_THREADS,
    configPath: set.BOXTRAIL_CONFIG,
    storageUrl: set.STORAGE_URL,
    publicUrl: set.BOXTRAIL_PUBLIC_URL,
    metricsNetworks: set.BOXTRAIL_METRICS_NETWORKS,
    corsOrigins: set.BOXTRAIL_CORS_ORIGINS,
    mcp: { allowedHosts: mcpHostsOf(set), allowedOrigins: set.BOXTRAIL_MCP_ALLOWED_ORIGINS },
    trustedProxies: set.BOXTRAIL_TRUSTED_PROXIES,
    logLevel: set.BOXTRAIL_LOG,
    traces: tracesOf(set),
    /** Variables that are named like settings, but are not any. */
    unknown,
  }
}

interface TraceVariables {
  OTEL_EXPORTER_OTLP_ENDPOINT?: string | undefined
  OTEL_SERVICE_NAME: string
  OTEL_TRACES_SAMPLER_ARG: number
}

/** Null if no traces are exported. */
const tracesOf = (set: TraceVariables) =>
  set.OTEL_EXPORTER_OTLP_ENDPOINT === undefined
    ? null
    : {
        endpoint: set.OTEL_EXPORTER_OTLP_ENDPOINT,
        serviceName: set.OTEL_SERVICE_NAME,
        ratio: set.OTEL_TRACES_SAMPLER_ARG,
      }

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]']

/**
 * The hosts under which the MCP server answers: those given, or else loopback and the host of the public URL, which the
 * service states to AI clients.
 */
function mcpHostsOf(set: { BOXTRAIL_MCP_ALLOWED_HOSTS: string[]; BOXTRAIL_PUBLIC_URL?: string | undefined }) {
  const { BOXTRAIL_MCP_ALLOWED_HOSTS: given, BOXTRAIL_PUBLIC_URL: publicUrl } = set
  return given.length > 0 || publicUrl === undefined ? given : [...LOOPBACK, new URL(publicUrl).hostname]
}

const MIN_PASSWORD_LENGTH = 12
const MAX_PASSWORD_LENGTH = 256

type Variables = Readonly<Record<string, unknown>>

/** A secret from a variable, or from a file that another variable names, and the name of the variable. */
function secretOf(set: Variables, variable: string, what: string): { name: string; text: string | undefined } {
  const inFile = `${variable}_FILE`
  const { [variable]: text, [inFile]: file } = set as Record<string, string | undefined>
  if (text !== undefined && file !== undefined)
    throw new ConfigError([`${variable}: leave it out, or ${inFile}: only one can hold the ${what}`])
  return file === undefined
    ? { name: variable, text }
    : { name: inFile, text: readText(file, inFile).replace(/\r?\n$/, '') }
}

/** The first owner, if the operator names one. */
function ownerOf(set: Variables & { BOXTRAIL_OWNER_EMAIL?: string | undefined }) {
  const { BOXTRAIL_OWNER_EMAIL: email } = set
  const { name, text: password } = secretOf(set, 'BOXTRAIL_OWNER_PASSWORD', 'password')
  if (email === undefined && password === undefined) return undefined
  if (email === undefined)
    throw new ConfigError([`BOXTRAIL_OWNER_EMAIL: is missing, and ${name} is set; set both or neither`])
  if (password === undefined)
    throw new ConfigError(['BOXTRAIL_OWNER_PASSWORD: is missing, and BOXTRAIL_OWNER_EMAIL is set; set both or neither'])
  if (password.length < MIN_PASSWORD_LENGTH || password.length > MAX_PASSWORD_LENGTH)
    throw new ConfigError([`${name}: must have ${MIN_PASSWORD_LENGTH} to ${MAX_PASSWORD_LENGTH} characters`])
  return { email, password }
}

function sessionUrlOf(set: Variables): string | undefined {
  if (set.DATABASE_SESSION_URL !== undefined && set.DATABASE_URL === undefined)
    throw new ConfigError(['DATABASE_SESSION_URL: is set without DATABASE_URL; set DATABASE_URL to it, or both'])
  return set.DATABASE_SESSION_URL as string | undefined
}

export const MIN_PASSPHRASE_LENGTH = 12

/** The passphrase of archives, if the operator gives one. */
function passphraseOf(set: Variables): string | undefined {
  const { name, text } = secretOf(set, 'BOXTRAIL_BACKUP_PASSPHRASE', 'passphrase')
  if (text !== undefined && text.length < MIN_PASSPHRASE_LENGTH)
    throw new ConfigError([
      `${name}: is shorter than ${MIN_PASSPHRASE_LENGTH} characters; create one with \`openssl rand -base64 24\``,
    ])
  return text
}

/** The key that seals secrets, if the operator provides it instead of the data directory. */
function masterKeyOf(set: Variables): Buffer | undefined {
  const { name, text } = secretOf(set, 'BOXTRAIL_MASTER_KEY', 'key')
  if (text === undefined) return undefined
  const key = decodeMasterKey(text)
  if (!key)
    throw new ConfigError([`${name}: is not a key: 32 bytes in Base64, as created by \`openssl rand -base64 32\``])
  return key
}

function readText(path: string, variable = 'BOXTRAIL_CONFIG'): string {
  try {
    return readFileSync(path, 'utf8')
  } catch (cause) {
    throw new ConfigError([`${variable}: ${fileRefusal(path, cause as NodeJS.ErrnoException)}`])
  }
}
