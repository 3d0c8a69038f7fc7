import type { PlaceText } from '@boxtrail/engine/statement'

/**
 * The facilities, lines and railways on which a feed or EDI partner may report, and no others
 * (apps/docs/feeds.md#what-a-feed-may-report-on). Plain data, because long interchanges are read in a worker thread.
 */
export interface Authority {
  facilities: readonly KnownFacility[] | 'any'
  lines: readonly KnownCarrier[] | 'any'
  railways: readonly KnownCarrier[] | 'any'
}

/** The lists that assign codes to facilities. */
export const codeLists = ['firms', 'smdg', 'bic'] as const
export type CodeList = (typeof codeLists)[number]

/** A facility that the operator listed, with what reference data knows about it. */
export interface KnownFacility {
  /** `firms Y258 at USLAX`. */
  label: string
  /** As named in claims, however the source spells it. */
  place: PlaceText
  /** Listed by its UN/LOCODE only: every facility there. */
  isWholePort: boolean
  locodes: readonly string[]
  codes: Readonly<Record<CodeList, readonly string[]>>
  /** Case-folded. */
  names: readonly string[]
  /** Names of the port itself, which do not identify the facility. Case-folded. */
  portNames: readonly string[]
  /** Codes (`firms:Y257`) and case-folded names of other facilities. */
  otherCodes: ReadonlySet<string>
  otherNames: ReadonlySet<string>
}

export interface KnownCarrier {
  scac: string
  /** Every code by which the same carrier is known. */
  spellings: readonly string[]
}

/** The authority of our own sources, and of those that the operator did not restrict. */
export const anyAuthority: Authority = { facilities: 'any', lines: 'any', railways: 'any' }

/** Normalizes a code so that it can be compared with a code of any list. */
export const normalizeCode = (code: string): string => code.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')

/** The only item of a list, which is implied if nothing is named; null if there are several. */
export const singleItem = <T>(listed: readonly T[]): T | null => (listed.length === 1 ? listed[0]! : null)

/** Shortens a list to what a person would read. */
export const listBriefly = (labels: readonly string[]): string =>
  labels.length > 6 ? `${labels.slice(0, 5).join(', ')} and ${labels.length - 5} more` : labels.join(', ')
