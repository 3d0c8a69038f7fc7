/** Begins the names of what sets up a service. */
const SETTINGS = /^(BOXTRAIL_|DATABASE_|STORAGE_URL$|AWS_|PORT$|HOST$)/

/**
 * The environment of a service that is the mock's own: the settings of another one on this machine would have it use that
 * one's database or bucket, or begin without journeys.
 */
export const environment = (own: Record<string, string>): NodeJS.ProcessEnv => ({
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !SETTINGS.test(name))),
  BOXTRAIL_LOG: process.env.BOXTRAIL_LOG ?? 'error',
  ...own,
})
