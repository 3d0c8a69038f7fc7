import { z } from 'zod'
import { positive, seconds, YEAR_S } from './setting-types.ts'

// Twelve retries over about three days: quick at first, for a receiver that only restarted.
const WEBHOOK_INTERVALS_S = [5, 60, 300, 900, 1_800, 3_600, 7_200, 14_400, 28_800, 43_200, 57_600, 86_400]

export const webhooks = z.strictObject({
  allow: z
    .array(z.string().regex(/^https?:\/\/[^/\s]+$/, 'is not an origin, like http://127.0.0.1:*'))
    .default([])
    .describe(
      'Origins that are allowed although they are not public HTTPS, as `http://127.0.0.1:*`: for development and tests',
    ),
  timeout_ms: positive.max(30_000).default(15_000).describe('How long a receiver may take to respond'),
  intervals_s: z
    .array(z.number().nonnegative().max(YEAR_S))
    .length(12, 'must list twelve intervals')
    .default(WEBHOOK_INTERVALS_S)
    .describe('The intervals before the twelve retries'),
  concurrency: positive.default(50).describe('Concurrent deliveries of a process'),
  concurrency_per_endpoint: positive.default(5).describe('Concurrent deliveries to one webhook'),
  disable_after_s: seconds
    .default(432_000)
    .describe('A webhook that has failed for this long without one success is disabled'),
  ips: z
    .array(z.ipv4('is not an IPv4 address, as 192.0.2.7'))
    .default([])
    .describe("Source addresses of deliveries, for receivers' firewalls (`GET /webhooks/ips`)"),
  ips_updated_at: z
    .string()
    .regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z$/, 'is not a time like 2026-01-31T00:00:00Z')
    .default('2026-01-01T00:00:00Z')
    .describe('When `ips` last changed'),
})
