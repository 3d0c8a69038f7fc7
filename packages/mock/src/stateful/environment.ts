/** Begins the names of what sets up a service, and of where its traces are sent. */
const SETTINGS = /^(BOXTRAIL_|DATABASE_|STORAGE_URL$|AWS_|OTEL_|PORT$|HOST$)/
/** Those that say who may call it, under which name and from where: they are for the mock as for any service. */
const CALLERS = /^BOXTRAIL_(MCP_ALLOWED_HOSTS|MCP_ALLOWED_ORIGINS|CORS_ORIGINS|TRUSTED_PROXIES|METRICS_NETWORKS)$/

/**
 * The environment of a service that is the mock's own: the settings of another one on this machine would have it use that
 * one's database or bucket, begin without journeys, or call a host that is not its own.
 */
export const environment = (own: Record<string, string>): NodeJS.ProcessEnv => ({
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => CALLERS.test(name) || !SETTINGS.test(name))),
  BOXTRAIL_LOG: process.env.BOXTRAIL_LOG ?? 'error',
  ...own,
})
