import type { ShippingLine } from '@boxtrail/reference/shipping-lines'
import { generic } from '../dcsa/profile.ts'
import { profileOfLine } from '../dcsa/profiles.ts'
import type { Source } from '../source.ts'

/** The adapter of lines that cannot be polled. */
export const UNCONFIGURED = 'unconfigured'

export const isUnconfigured = ({ adapter }: { adapter: string }): boolean => adapter === UNCONFIGURED

/**
 * A line that has no credentials in the configuration. It is scheduled like any other and responds as unauthorized: the
 * request reports that, is retried, and succeeds once the line is configured.
 */
export const createUnconfiguredLine = ({ scac, shortName }: ShippingLine): Source => {
  const { normalizeNumber, hidesUnknownNumbers, data } = profileOfLine(scac) ?? generic
  return {
    id: `line:${scac}`,
    kind: 'line',
    name: shortName,
    scac,
    adapter: UNCONFIGURED,
    adapterVersion: 1,
    style: 'snapshot',
    limits: { concurrency: 1, perMinute: null, perDay: null },
    hidesUnknownNumbers,
    normalizeNumber,
    data,
    fetch: async () => ({
      outcome: 'unauthorized',
      body: null,
      mediaType: null,
      complete: false,
      retryAfterMs: null,
      detail: `no credentials for ${scac}: add the line to the file that BOXTRAIL_CONFIG names`,
    }),
    read: () => ({ outcome: 'unauthorized', complete: false, statements: [], problems: [] }),
    fingerprint: () => null,
  }
}
