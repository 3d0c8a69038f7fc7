import type { Source } from '../source.ts'
import type { Partner } from './partner.ts'
import { readEdi } from './read.ts'

/** Raised whenever `readEdi` makes something else of the same bytes. */
export const EDI_VERSION = 1

/** A partner who sends EDI. It is never asked: what it says comes by upload or drop folder. */
export const createEdiSource = (partner: Partner & { name: string; account: string | null }): Source => ({
  id: `edi:${partner.id}${partner.account ? `@${partner.account}` : ''}`,
  kind: partner.kind,
  name: partner.name,
  scac: partner.scac,
  adapter: 'edi',
  adapterVersion: EDI_VERSION,
  style: 'delta',
  limits: { concurrency: 1, perMinute: null, perDay: null },
  lineCannotTell: true,
  normalizeNumber: (_kind, number) => number.toUpperCase().replace(/[\s-]/g, ''),
  fetch: async () => ({
    outcome: 'unreachable',
    body: null,
    mediaType: null,
    complete: false,
    retryAfterMs: null,
    detail: 'this partner sends EDI and cannot be asked',
  }),
  read: (body, subject) => readEdi(body, subject, partner),
  // Each message is news: none repeats the one before it.
  fingerprint: () => null,
})
