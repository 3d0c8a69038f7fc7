/** Prefixes and names of variables that configure a service and its tracing. */
const SETTINGS = /^(BOXTRAIL_|DATABASE_|STORAGE_URL$|AWS_|OTEL_|PORT$|HOST$)/
/** Variables for who may call the service, by which host name and from which origin: they apply to the mock as well. */
const CALLERS = /^BOXTRAIL_(MCP_ALLOWED_HOSTS|MCP_ALLOWED_ORIGINS|CORS_ORIGINS|TRUSTED_PROXIES|METRICS_NETWORKS)$/

/**
 * The environment of the mock's own service. The settings of another service on this machine are left out, because the
 * mock's would use its database or bucket, start without journeys, or call other hosts.
 */
export const environment = (own: Record<string, string>): NodeJS.ProcessEnv => ({
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => CALLERS.test(name) || !SETTINGS.test(name))),
  BOXTRAIL_LOG: process.env.BOXTRAIL_LOG ?? 'error',
  ...own,
})
