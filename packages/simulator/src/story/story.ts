import type { TimeForm } from '../time.ts'
import type { Sailing } from './fleet.ts'
import type { Line } from './lines.ts'
import type { Place, Terminal } from './places.ts'

/**
 * One play of a scenario in one variation: what really happens, and what each source reports from which time on.
 * Offsets are milliseconds from the beginning of the journey.
 */
export interface Story {
  scenario: string
  line: Line
  containers: readonly string[]
  bill: string
  booking: string
  /** From this offset on, the line knows the number by its bill; before, by its booking only. */
  billFromMs: number
  /** ISO size and type. */
  equipment: string
  seals: readonly string[]
  acts: Act[]
  reports: Report[]
  bookingReports: BookingReport[]
  feed: FeedStep[]
  faults: Fault[]
  moments: StoryMoment[]
  /** What really happened to each container, in the fields that a tracker serves. */
  truth: Truth[]
}

export type ActCode = 'GTOT' | 'GTIN' | 'LOAD' | 'DISC' | 'DEPA' | 'ARRI' | 'AVPU' | 'CUSR' | 'STRP' | 'INSP'
export type DcsaMode = 'VESSEL' | 'BARGE' | 'RAIL' | 'TRUCK'

/** A physical act: it happens once, even if several sources report it, or one reports it several times. */
export interface Act {
  name: string
  atMs: number
  /** Index of the container; null for the call of a vessel. */
  container: number | null
  code: ActCode
  mode: DcsaMode
  laden: boolean
  place: Place
  terminal: Terminal | null
  /** DCSA facility type if the terminal does not determine it: a depot, a customer's address. */
  facilityType: 'POTE' | 'DEPO' | 'RAMP' | 'INTE' | 'CLOC'
  sailing: Sailing | null
}

/** What the line reports from one time until another. */
export interface Report {
  act: Act
  classifier: 'ACT' | 'EST' | 'PLN'
  /** The time that the line reports, which need not be the act's. */
  reportedMs: number
  fromMs: number
  untilMs: number | null
  /** How the line writes this time, if not in its usual form. */
  times?: TimeForm
  /** Values that differ from those of the act. */
  place?: Place
  terminal?: Terminal
  /** A bill of another line under which the same container travels. */
  partnerBill?: string
  /** The bill of another journey, instead of this one's. */
  otherBill?: string
  /** A name instead of the code of the place. */
  placeName?: string
  sailing?: Sailing | null
}

interface BookingReport {
  code: 'CONF' | 'CANC' | 'VOID'
  fromMs: number
}

/** One key of a snapshot changes at one facility; `forget` removes the container from the facility's responses. */
export interface FeedStep {
  /** `terminal:USLAX-EAGLE`, `rail:BNSF`. */
  source: string
  place: Place
  terminal: Terminal
  fromMs: number
  container: number
  says?: FeedPatch
  event?: FeedEventReport
  /** The name of the moment. */
  name?: string
  forget?: boolean
  /** The observation time that the facility writes, if it is not the truth. */
  observedMs?: number
}

/** A time in a snapshot: an offset and the form in which it is written. */
export interface ReportedTime {
  ms: number
  form: TimeForm
}

/** As in the feed contract; times are offsets, and `undefined` makes a key unreported again. */
export interface FeedPatch {
  availability?: 'yes' | 'no' | 'unknown' | undefined
  holds?: { raw_name: string; raw_status: string; description?: string }[] | undefined
  fees?: { raw_type: string; amount: number; currency: string }[] | undefined
  last_free_day?: ReportedTime | null | undefined
  appointment_at?: ReportedTime | null | undefined
  yard_location?: string | null | undefined
  chassis_number?: string | null | undefined
  discharged_at?: ReportedTime | null | undefined
  full_out_at?: ReportedTime | null | undefined
  rail_loaded_at?: ReportedTime | null | undefined
  rail_departed_at?: ReportedTime | null | undefined
  rail_arrived_at?: ReportedTime | null | undefined
  rail_unloaded_at?: ReportedTime | null | undefined
  eta_at?: ReportedTime | null | undefined
  rail_carrier_scac?: string | null | undefined
  line_scac?: string | undefined
  bill_of_lading?: string | undefined
  vessel?: { name: string; imo: string } | undefined
  voyage?: string | undefined
  weight?: { value: number; unit: 'lb' | 'kg' } | undefined
  seal?: string | undefined
  off_dock_to?: { place: Place; terminal: Terminal } | null | undefined
  status?: 'dropped' | 'loaded' | null | undefined
}

export interface FeedEventReport {
  event: string
  classifier: 'actual' | 'estimated' | 'planned'
  at: ReportedTime
  mode?: 'vessel' | 'barge' | 'rail' | 'truck'
  laden?: boolean
  sailing?: Sailing
}

const faultKinds = [
  'login_page',
  'captcha',
  'throttled',
  'server_error',
  'bad_gateway',
  'truncated',
  'hang',
  'slow_drip',
  'unauthorized',
  'withheld',
  'rejected',
  'not_found',
  'no_data',
] as const
export type FaultKind = (typeof faultKinds)[number]

/** What a source does instead of responding, for a while. */
export interface Fault {
  source: 'line' | 'terminal' | 'rail'
  kind: FaultKind
  fromMs: number
  untilMs: number | null
}

export interface StoryMoment {
  name: string
  atMs: number
  source: string
  /** The zone in which the day begins. */
  dayIn?: string
}

/** Field of the container to the offset at which it really happened. */
export type Truth = Record<string, number>
