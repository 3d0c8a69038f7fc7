import type { PlaceText } from '../../tracking/statement.ts'

/**
 * What a feed or EDI partner may report on: these facilities, lines and railways and no others (apps/docs/feeds.md#what-a-feed-may-report-on).
 * Plain data, because long interchanges are read in a thread of their own.
 */
export interface Authority {
  facilities: readonly KnownFacility[] | 'any'
  lines: readonly KnownCarrier[] | 'any'
  railways: readonly KnownCarrier[] | 'any'
}

/** The lists in which facilities have codes. */
export const codeLists = ['firms', 'smdg', 'bic'] as const
export type CodeList = (typeof codeLists)[number]

/** A facility that the operator listed, with all that reference data knows of it. */
export interface KnownFacility {
  /** `firms Y258 at USLAX`. */
  label: string
  /** As claims name it, however the source spells it. */
  place: PlaceText
  /** Listed by its UN/LOCODE only: everything that lies there. */
  isWholePort: boolean
  locodes: readonly string[]
  codes: Readonly<Record<CodeList, readonly string[]>>
  /** Folded. */
  names: readonly string[]
  /** Names of the port itself, which say nothing of the facility. Folded. */
  portNames: readonly string[]
  /** `firms:Y257`, and folded names: those of other facilities. */
  otherCodes: ReadonlySet<string>
  otherNames: ReadonlySet<string>
}

export interface KnownCarrier {
  scac: string
  /** Every code by which the same carrier is known. */
  spellings: readonly string[]
}

/** For sources of our own, and for what the operator lets speak of anything. */
export const anyAuthority: Authority = { facilities: 'any', lines: 'any', railways: 'any' }

/** For those who name no list: a code of whatever list. */
export const comparable = (code: string): string => code.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')

/** The one that is implied where nothing is named. */
export const onlyOne = <T>(listed: readonly T[]): T | null => (listed.length === 1 ? listed[0]! : null)

/** At most as many as a person reads. */
export const enumerate = (labels: readonly string[]): string =>
  labels.length > 6 ? `${labels.slice(0, 5).join(', ')} and ${labels.length - 5} more` : labels.join(', ')
