import { lineSourceId } from '@boxtrail/engine/source-id'
import type { ShippingLine } from '@boxtrail/reference/shipping-lines'
import { generic } from './dcsa/profile.ts'
import { profileOfLine } from './dcsa/profiles.ts'
import type { Source } from './port/source.ts'
import { UNCONFIGURED } from './port/traits.ts'

/**
 * A line that is not in the configuration. Its checks are scheduled like any others and never polled
 * (tracking/polling/poll-worker.ts): they begin by themselves once the line is configured.
 */
export const createUnconfiguredLine = ({ scac, shortName }: ShippingLine): Source => {
  const { normalizeNumber, hidesUnknownNumbers, data } = profileOfLine(scac) ?? generic
  return {
    id: lineSourceId(scac),
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
    fetch: async () => {
      throw new Error(`The line ${scac} is not connected, and cannot be polled.`)
    },
    read: () => ({ outcome: 'unauthorized', complete: false, statements: [], problems: [] }),
    fingerprint: () => null,
  }
}
