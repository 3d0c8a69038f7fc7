import { referenceId } from './ids.ts'
import { readTable, type TableRow } from './table.ts'

export type NumberKind = 'bill_of_lading' | 'booking' | 'container'

export interface ShippingLine {
  id: string
  scac: string
  name: string
  shortName: string
  alternativeScacs: string[]
  supports: Record<NumberKind, boolean>
  /** `account`: available only to accounts for which the operator enabled it. */
  access: 'public' | 'account'
  /** How it could be connected, if that is known. */
  connectable: Connectable
  bolPrefix: string | null
  trackingUrl: string | null
  contactUrl: string | null
  /** The attributes that the line is known not to report, with the reason. */
  gaps: LineGaps
}

/**
 * `connectable`: by its API, whose responses and sign-in are known. `unverified`: by an API that is known from hearsay
 * only. `edi_only`: it has no API that is read here, but sends EDI. `none`: nothing is known.
 */
export type Connectable = 'connectable' | 'unverified' | 'edi_only' | 'none'

export interface ShippingLines {
  all(): ShippingLine[]
  /** By primary SCAC, else by an alternative one. */
  byScac(scac: string): ShippingLine | undefined
  byId(id: string): ShippingLine | undefined
}

export const LINE_DATA_KEYS = [
  'ssl_lfd',
  'seal_number',
  'weight_in_lbs',
  'equipment_type',
  'equipment_height',
  'equipment_length',
  'pod_arrived_at',
  'pod_discharged_at',
  'pod_full_out_at',
  'empty_terminated_at',
  'final_destination_full_out_at',
] as const

export type LineDataKey = (typeof LINE_DATA_KEYS)[number]
export type LineGaps = Readonly<Partial<Record<LineDataKey, string | null>>>

/** Additional lines replace those of the table with the same SCAC. */
export function createShippingLines(extra: ShippingLine[] = []): ShippingLines {
  const lines = new Map([...readTable('shipping-lines').map(toLine), ...extra].map((line) => [line.scac, line]))
  const alternatives = new Map<string, ShippingLine>()
  for (const line of lines.values()) for (const scac of line.alternativeScacs) alternatives.set(scac, line)
  const ids = new Map([...lines.values()].map((line) => [line.id, line]))
  const sorted = [...lines.values()].toSorted((a, b) => a.scac.localeCompare(b.scac))
  return {
    all: () => sorted,
    byScac: (scac) => lines.get(scac.trim().toUpperCase()) ?? alternatives.get(scac.trim().toUpperCase()),
    byId: (id) => ids.get(id),
  }
}

function toLine(row: TableRow): ShippingLine {
  const scac = row.scac!
  return {
    id: referenceId('shipping_line', scac),
    scac,
    name: row.name!,
    shortName: row.short_name!,
    alternativeScacs: row.alternative_scacs ? row.alternative_scacs.split(' ') : [],
    supports: {
      bill_of_lading: row.bill_of_lading === 'yes',
      booking: row.booking === 'yes',
      container: row.container === 'yes',
    },
    access: row.access === 'account' ? 'account' : 'public',
    connectable: row.connection as Connectable,
    bolPrefix: row.bol_prefix || null,
    trackingUrl: row.tracking_url || null,
    contactUrl: row.contact_url || null,
    gaps: readGaps(row.not_provided!),
  }
}

/**
 * Reads the gaps of a line from the table ("ssl_lfd=why; …"), which lists what is missing because that is what
 * operators add.
 */
const readGaps = (notProvided: string): LineGaps =>
  Object.fromEntries(
    notProvided
      .split(';')
      .filter((text) => text.trim())
      .map((gap) => gap.split('=').map((text) => text.trim()))
      .map(([key, reason]) => [key, reason || null]),
  )
