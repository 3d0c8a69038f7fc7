import type { FactField, HoldName, Kind, Mode, Statement } from './statement.ts'

/** Who can make a statement: a shipping line, a terminal, a railway, a document of the account, or the user. */
export type SourceKind = 'line' | 'terminal' | 'rail' | 'document' | 'user'

/** The kinds of sources that report by a feed, by EDI or when polled. */
export type ReportingKind = 'line' | 'terminal' | 'rail'

/**
 * SOURCE PRECEDENCE. Read each row from left to right: the first source with a statement wins; within one kind of
 * source an actual beats an estimate, an estimate beats a plan, and the newest statement beats older ones. Nothing else
 * in the product decides between kinds of sources. Which of several terminals or railways that claim one container
 * counts at all is decided earlier, in project/custody/custody.ts.
 *
 * A document of the account comes last in each of its rows. It is a copy of what somebody knew on its day, and states
 * that once, while a source repeats at each poll or message what it states now. So a document adds what no source
 * states, and never overrules one, however new it is: where they differ, somebody is notified
 * (contradictions/documents/documents.ts).
 */

/** Milestones of a container. */
export const milestonePolicy: Record<Kind, readonly SourceKind[]> = {
  gate_out: ['terminal', 'rail', 'line', 'user'], // the operator of the gate saw it
  gate_in: ['terminal', 'rail', 'line', 'user'],
  load: ['terminal', 'rail', 'line', 'user'],
  discharge: ['terminal', 'rail', 'line', 'user'], // terminal over line: it operated the crane
  depart: ['line', 'rail', 'terminal', 'user'], // the line knows its vessel
  arrive: ['line', 'rail', 'terminal', 'user'],
  berth: ['terminal', 'line', 'rail', 'user'],
  available: ['terminal', 'rail', 'line', 'user'], // terminal over line for availability
  not_available: ['terminal', 'rail', 'line', 'user'],
  stuff: ['line', 'terminal', 'rail', 'user'],
  strip: ['line', 'terminal', 'rail', 'user'],
  pick_up: ['line', 'terminal', 'rail', 'user'],
  drop_off: ['line', 'terminal', 'rail', 'user'],
  inspect: ['terminal', 'line', 'rail', 'user'],
  seal: ['line', 'terminal', 'rail', 'user'],
  customs_release: ['terminal', 'line', 'rail', 'user'],
  carrier_release: ['line', 'terminal', 'rail', 'user'],
}

/** Train arrivals and departures: the railway knows them, and others repeat its reports. */
const trainPolicy: readonly SourceKind[] = ['rail', 'terminal', 'line', 'user']

/** The row for a milestone: the row of its kind, unless the mode is rail. */
export const milestoneRow = ({ kind, mode }: { kind: Kind; mode: Mode | null }): readonly SourceKind[] =>
  mode === 'rail' && (kind === 'arrive' || kind === 'depart') ? trainPolicy : milestonePolicy[kind]

/**
 * Attributes that one party alone sets, with no fallback: what it has not reported stays null, whatever others report.
 */
export const onlyFrom = {
  ind_ata_at: 'rail', // and ind_eta_at
  destination_ata_at: 'line', // and destination_eta_at, destination_original_eta_at
} as const satisfies Record<string, SourceKind>

/** Facts. */
export const factPolicy: Record<FactField, readonly SourceKind[]> = {
  bill_of_lading_number: ['line'],
  booking_number: ['line'],
  other_bill: ['line'], // never served: it contradicts the requested bill
  equipment_size_type: ['line', 'terminal', 'rail'],
  seal_number: ['line', 'terminal'],
  weight_in_lbs: ['line', 'terminal', 'rail'],
  booking_cancelled: ['line'],
  holds: ['terminal', 'rail', 'line'], // the operator of the gate knows what blocks the release; no document lists all
  hold: ['terminal', 'rail', 'line', 'document'], // one hold at a time: merged into the list in chronological order (project/pickup/holds/settle-holds.ts)
  fees: ['terminal', 'rail', 'line'],
  available_for_pickup: ['terminal', 'rail', 'line'],
  pickup_lfd_line: ['line', 'document'], // a notice repeats the line's day; it counts while no terminal or railway states one
  empty_return_by: ['document'], // no source states it; it comes before days that are calculated from a grant or a tariff
  pickup_lfd_terminal: ['terminal'],
  pickup_lfd_rail: ['rail'],
  free_time: ['line'],
  pickup_appointment_at: ['terminal', 'rail'],
  location_at_pod_terminal: ['terminal', 'rail'],
  chassis_number: ['terminal', 'rail'],
  rail_carrier_scac: ['rail', 'line', 'terminal'],
  off_dock_to: ['terminal', 'rail'],
  pickup_place: ['document'], // where no milestone or report names the facility (project/fields/pickup-place.ts)
  told_status: ['terminal', 'rail', 'line'],
  document_value: ['document'], // never served: it is compared with what sources report
}

/** The source whose later release lifts a hold that another still lists: the line knows whether its freight is paid. */
export const releasedBy: Partial<Record<HoldName, SourceKind>> = { freight: 'line' }

/** `pickup_lfd` is the first of these that is known, never the earliest of them (apps/docs/wire.md#last-free-day). An
 * account chooses by its own policy what `meta.pickup_lfd_policy` shows beside it. */
export const pickupLfdOrder = ['pickup_lfd_line', 'pickup_lfd_terminal', 'pickup_lfd_rail'] as const

/** The order for accounts whose policy is `terminal_first` (explain/pickup-lfd-policy.ts): the gate before the line. */
export const terminalFirst = ['pickup_lfd_terminal', 'pickup_lfd_rail', 'pickup_lfd_line'] as const

/** The row of this table that decided between kinds of sources. */
export interface PolicyRow {
  field: string
  order: readonly SourceKind[]
}

/**
 * The first known last free day; one from a document counts only if there is no other (project/pickup/read-pickup.ts).
 */
export const lastFreeDay: PolicyRow = {
  field: 'pickup_lfd',
  order: [...pickupLfdOrder.flatMap((field) => factPolicy[field].filter((kind) => kind !== 'document')), 'document'],
}

/**
 * The row by which a release of a hold prevails over a list that still has it: the party that knows comes first, then
 * the row of lists.
 */
export const releaseRow = (name: HoldName): PolicyRow => {
  const party = releasedBy[name]
  const order = factPolicy.holds
  return { field: 'holds', order: party ? [party, ...order.filter((kind) => kind !== party)] : order }
}

/** The row that decides between the sources of a statement. */
export const policyRowOf = (statement: Statement): PolicyRow => {
  if (statement.says === 'fact') return { field: statement.field, order: factPolicy[statement.field] }
  const { kind } = statement
  return kind === 'available' || kind === 'not_available'
    ? { field: 'available_for_pickup', order: factPolicy.available_for_pickup }
    : { field: kind, order: milestoneRow(statement) }
}

const classifierOrder = ['actual', 'estimated', 'planned'] as const

/** The rank of a classifier; lower is stronger. */
export const rankOfClassifier = (classifier: (typeof classifierOrder)[number]) => classifierOrder.indexOf(classifier)

/** The rank of a source; lower is stronger, and a source that the row does not list comes last. */
export const rankOfSource = (row: readonly SourceKind[], kind: SourceKind) => {
  const rank = row.indexOf(kind)
  return rank === -1 ? row.length : rank
}
