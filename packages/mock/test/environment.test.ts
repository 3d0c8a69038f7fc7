import { afterEach, expect, test, vi } from 'vitest'
import { environment } from '../src/stateful/environment.ts'

afterEach(() => vi.unstubAllEnvs())

test.each([
  'BOXTRAIL_MCP_ALLOWED_HOSTS',
  'BOXTRAIL_MCP_ALLOWED_ORIGINS',
  'BOXTRAIL_CORS_ORIGINS',
  'BOXTRAIL_TRUSTED_PROXIES',
  'BOXTRAIL_METRICS_NETWORKS',
  'BOXTRAIL_LOG',
  'PATH',
])('%s reaches the service of the mock', (name) => {
  vi.stubEnv(name, 'given')
  expect(environment({})[name]).toBe('given')
})

test.each([
  'BOXTRAIL_ROLES',
  'BOXTRAIL_CONFIG',
  'BOXTRAIL_OWNER_EMAIL',
  'DATABASE_URL',
  'DATABASE_READ_URL',
  'STORAGE_URL',
  'AWS_PROFILE',
  'OTEL_EXPORTER_OTLP_ENDPOINT',
  'OTEL_SERVICE_NAME',
])('%s of another service does not', (name) => {
  vi.stubEnv(name, 'given')
  expect(environment({})).not.toHaveProperty(name)
})

test('what the mock sets itself goes first', () => {
  vi.stubEnv('PORT', '8080')
  expect(environment({ PORT: '0' }).PORT).toBe('0')
})
