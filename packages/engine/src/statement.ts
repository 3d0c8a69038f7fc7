import type { Schemas } from '@boxtrail/contracts'
import type { FreeTimeGrant } from './charges/free-time-clocks.ts'
import type { TimeValue } from './time.ts'

/** How certain the source is. An estimate never becomes an actual because time passed. */
export type Classifier = 'planned' | 'estimated' | 'actual'

/** What happened physically, never its role: whether a discharge is a transshipment is computed last and may change. */
export type Kind =
  | 'gate_out'
  | 'gate_in'
  | 'load'
  | 'discharge'
  | 'depart'
  | 'arrive'
  | 'berth'
  | 'available'
  | 'not_available'
  | 'stuff'
  | 'strip'
  | 'pick_up'
  | 'drop_off'
  | 'inspect'
  | 'seal'
  | 'customs_release'
  | 'carrier_release'

export type Mode = 'vessel' | 'barge' | 'rail' | 'truck'

/** A place as the source names it. `project` resolves it, so that better reference data needs no new report. */
export interface PlaceText {
  locode: string | null
  name: string | null
  facilityCode: string | null
  facilityProvider: 'SMDG' | 'BIC' | 'FIRMS' | null
  /** DCSA facility type: POTE port terminal, DEPO depot, RAMP, INTE inland terminal, CLOC customer ... */
  facilityType: string | null
}

export interface VesselText {
  name: string | null
  imo: string | null
}

/** Something that happened, or is expected to happen, to a container or to the vessel that carries it. */
export interface Milestone {
  says: 'milestone'
  classifier: Classifier
  kind: Kind
  mode: Mode | null
  /** True for a full container, false for an empty one, null if the milestone concerns no container. */
  laden: boolean | null
  /** Null if the source names only the call of the vessel and no container. */
  container: string | null
  time: TimeValue
  place: PlaceText
  vessel: VesselText | null
  voyage: string | null
  /** The source's own identifier, kept only if the profile trusts it. */
  sourceEventId: string | null
  /** The text as the source wrote it. */
  text: string | null
  /** The number under which its line reports it, if that is not the requested one. */
  under?: OtherNumber
}

export type FactField = keyof FactValues

export type HoldName = 'freight' | 'customs' | 'USDA' | 'VACIS' | 'TMF' | 'other'
/**
 * The key of a hold. Several of the kind `other` can be set at once, and each has its own key, so that one release does
 * not lift them all. The same is true of the customs documents that hold a container.
 */
export type HoldKey = HoldName | `${HoldName}:${string}`

export const nameOfHold = (key: string): HoldName => key.split(':')[0] as HoldName

/**
 * A bill or booking that a container travelled under: a response about a container may include several of its
 * journeys.
 */
export type BillKey = `bill:${string}` | `booking:${string}` | `beside:${string}`

/** A number other than the requested one. */
export interface OtherNumber {
  kind: 'bill' | 'booking'
  number: string
}

/** Another bill or booking that a line names for a container beside the requested one. */
export interface OtherBillNamed {
  /** A bill if left out. */
  kind?: 'booking'
  number: string
  /** When the container first moved under it; null if it has not moved yet. */
  moved_at: string | null
  /** In a response about the container: the bills between whose moves it moved under this one. */
  beside?: readonly string[]
}

/** The value of a fact of the field `hold`; a status of null is a release. */
export interface HoldChange {
  status: 'hold' | 'pending' | null
  description: string | null
}

type Container = Schemas['Container']['attributes']

export type Payee = Schemas['PayableFee']['payee']

/** A fee in the source's words; without a payee it is owed to its reporter. */
export interface ReportedFee extends Omit<Schemas['PayableFee'], 'payee' | 'source'> {
  payee?: Payee
}

/** The value type of each fact field; null if the source states that there is none, or that it does not know. */
export interface FactValues {
  bill_of_lading_number: string
  booking_number: string
  other_bill: OtherBillNamed
  equipment_size_type: string
  seal_number: string
  weight_in_lbs: number
  booking_cancelled: boolean
  holds: Container['holds_at_pod_terminal']
  /** One hold, set or released, from sources that report changes instead of lists; `name` identifies it. */
  hold: HoldChange
  fees: ReportedFee[]
  available_for_pickup: boolean
  /** Dates and times as `readTime` returns them. */
  pickup_lfd_line: string
  /** Until when the empty container may be returned without charge, as a document states it. */
  empty_return_by: string
  pickup_lfd_terminal: string
  pickup_lfd_rail: string
  pickup_appointment_at: string
  location_at_pod_terminal: string
  chassis_number: string
  rail_carrier_scac: string
  /** Free time that the line grants without naming its last day. */
  free_time: readonly FreeTimeGrant[]
  off_dock_to: PlaceText
  /** The facility that a document names as the place of pickup. */
  pickup_place: PlaceText
  told_status: 'dropped' | 'loaded'
  /** What a field of a document states, if it is only compared with the record. */
  document_value: { field: string; value: unknown }
}

/** A property that a source states: a seal, a size and type, a list of holds. Absent is not empty. */
export interface Fact {
  says: 'fact'
  field: FactField
  /** The hold that a fact of the field `hold` is about, or one bill among several: each is a claim of its own. */
  name?: HoldKey | BillKey
  /** Null if it is about the whole bill. */
  container: string | null
  value: unknown
  /** Where a terminal's fact applies; null for a line's. */
  place: PlaceText | null
  text: string | null
  /** From when it applies, if the source dates it: a hold, its release, or that the container is available. */
  at?: TimeValue
  /** The place whose calendar its date uses, if the fact applies wherever the container is. */
  datedAt?: PlaceText
}

/**
 * A fact whose value has the type of its field. Null: the source states that there is none, or that it does not know.
 */
export const fact = <Field extends FactField>(
  field: Field,
  container: string | null,
  value: FactValues[Field] | null,
  { place = null, text = null, name, at }: Partial<Pick<Fact, 'place' | 'text' | 'name' | 'at'>> = {},
): Fact => ({
  ...{ says: 'fact' as const, field, ...(name === undefined ? {} : { name }), container, value, place, text },
  ...(at === undefined ? {} : { at }),
})

export type Statement = Milestone | Fact

/** Whether it lets the container go: a release, or that the container is available. */
export const isFavourable = ({ field, value }: Fact): boolean =>
  field === 'hold' ? (value as HoldChange).status === null : field === 'available_for_pickup' && value === true

export const noPlace: PlaceText = {
  locode: null,
  name: null,
  facilityCode: null,
  facilityProvider: null,
  facilityType: null,
}

/** A closed list that drives the life cycle of a request (apps/docs/engine.md#outcomes-of-a-poll). */
export const outcomes = [
  'ok',
  'not_found',
  'no_data_yet',
  'number_rejected',
  'withheld',
  'unreachable',
  'throttled',
  'unauthorized',
  'unrecognized',
] as const
export type Outcome = (typeof outcomes)[number]

const answers: readonly Outcome[] = ['ok', 'not_found', 'no_data_yet', 'number_rejected', 'withheld']

/** Whether the line responded about the number, as opposed to not being reached or understood. */
export const isAnswer = (outcome: Outcome): boolean => answers.includes(outcome)

/** What `read` returns for one report. */
export interface Reading {
  outcome: Outcome
  /** A truncated or partly unreadable response withdraws nothing. */
  complete: boolean
  statements: Statement[]
  /** Whether the response names the requested number. One that does not may be about another. */
  namesSubject?: boolean
  /**
   * What the source denies, whatever its time or value. A source that sends deltas can withdraw a statement only in
   * this way.
   */
  denied?: Statement[]
  /** What could not be read, and where; any entry sends the report to quarantine. */
  problems: { at: string; reason: string }[]
}
