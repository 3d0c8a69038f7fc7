import { normalizeNumber } from '@boxtrail/reference/number'
import { journeyLines, neverPolled, type PushSource, pushSourceId } from '../port/push.ts'
import type { Source } from '../port/source.ts'
import type { Partner } from './message/partner.ts'
import { partnerName } from './message/partner-name.ts'
import { readEdi } from './read-edi.ts'

/** Increment whenever `readEdi` reads the same bytes differently. */
export const EDI_VERSION = 16

export type EdiSource = PushSource & { partner: Partner }

export const isEdiSource = (source: Source): source is EdiSource => source.adapter === 'edi'

/** A partner that sends EDI. It is never polled: its messages arrive by upload or drop folder. */
export const createEdiSource = (options: {
  partner: Partner
  /** `partnerName` if left out. */
  name?: string
  /** If empty, only the drop folder accepts its messages. */
  secrets: readonly string[]
  accountId: string | null
  /** How often it should send, in seconds. */
  pushesEveryS?: number
}): EdiSource => {
  const { partner, name = partnerName(partner), secrets, accountId, pushesEveryS } = options
  const { id, kind, scac } = partner
  return {
    id: pushSourceId(kind, scac, id, accountId),
    kind,
    name,
    scac,
    adapter: 'edi',
    adapterVersion: EDI_VERSION,
    style: 'delta',
    limits: { concurrency: 1, perMinute: null, perDay: null },
    hidesUnknownNumbers: false,
    normalizeNumber: (_kind, number) => normalizeNumber(number),
    fetch: neverPolled,
    read: (body, subject) => readEdi(body, subject, partner),
    // Each message is new, so none is unchanged.
    fingerprint: () => null,
    push: {
      ...{ id, secrets, accountId, lines: journeyLines(partner.authority) },
      ...(pushesEveryS === undefined ? {} : { everyS: pushesEveryS }),
    },
    partner,
  }
}
