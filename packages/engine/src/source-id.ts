import type { SourceKind } from './policy.ts'

/** The SCAC of the simulated line, which sandboxes, the demo and the numbers in the documentation use. */
export const SIMULATED_SCAC = 'TEST'

/** What the id of a source contains: `line:MAEU`, `line:OOLU/edi`, `terminal:trapac-la`, `rail:TEST@<account>`. */
export interface SourceIdentity {
  kind: SourceKind
  /** Null unless it is a line. */
  scac: string | null
  /** Whether it is the line's own API, which is polled by bills and bookings, and not one of its feeds. */
  isLineApi: boolean
  /** The account that owns the source; undefined if it is shared by all. */
  accountId: string | undefined
  /** Whether its reports are simulated; they never mix with real ones. */
  isSimulated: boolean
}

export const parseSourceId = (sourceId: string): SourceIdentity => {
  const [own, accountId] = sourceId.split('@') as [string, string | undefined]
  const [kind, name = ''] = own.split(':') as [SourceKind, string?]
  const [party, feed] = name.split('/') as [string, string?]
  const isLine = kind === 'line'
  return {
    kind,
    scac: isLine && /^[A-Z0-9]{2,4}$/.test(party) ? party : null,
    isLineApi: isLine && feed === undefined,
    accountId,
    isSimulated: party === SIMULATED_SCAC,
  }
}

/** The id of a line itself, or of an account's own access to it. */
export const lineSourceId = (scac: string, accountId?: string | null): string =>
  `line:${scac}${accountId ? `@${accountId}` : ''}`

/** Whether a line reports, by itself or by a feed. */
export const isLineSource = (sourceId: string): boolean => parseSourceId(sourceId).kind === 'line'

/** A source of one account is registered as `id@account`; users and other accounts see the id alone. */
export const publicId = (sourceId: string): string => sourceId.split('@')[0]!
