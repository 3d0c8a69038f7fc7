import type { TimeForm } from '../time.ts'

/** How a line deviates from DCSA 2.2. */
interface Quirks {
  /** How it writes the time of an event. */
  times?: TimeForm
  /** Places are written as text without a code, inland and at sea alike. */
  noLocodes?: boolean
  noSeals?: boolean
  noEquipmentType?: boolean
  noDepartures?: boolean
  noArrivals?: boolean
  noReferences?: boolean
  noShipmentEvents?: boolean
  noEventIds?: boolean
  /** The created time of an event is midnight of the day of the poll. */
  createdAtPoll?: boolean
  /** Future calls name no vessel. */
  noFutureShips?: boolean
  /** `PLAN` where the standard says `PLN`. */
  reportsPlans?: boolean
  wrapper?: 'events' | 'data'
  spelling?: 'unLocationCode' | 'transportCallId'
  /** 404 for a number that it knows and has no data for. */
  hidesUnknownNumbers?: boolean
  /** Bill and booking have one number. */
  oneNumber?: boolean
}

export interface Line {
  scac: string
  name: string
  /** The gap that it represents, in a user's terms. */
  gap: string | null
  quirks: Quirks
  /** The profile by which it must be read. */
  dialect: 'generic' | 'false_z'
}

const line = (scac: string, name: string, gap: string | null, quirks: Quirks = {}): Line => ({
  scac,
  name,
  gap,
  quirks,
  dialect: quirks.times === 'false_z' ? 'false_z' : 'generic',
})

/** `TEST` serves every scenario in its own dialect; each of the others represents one known gap of real lines. */
export const lines: readonly Line[] = [
  line('TEST', 'Test line', null),
  line('QXWT', 'QX Weightless', 'no weight'),
  line('QXSL', 'QX Unsealed', 'no seal', { noSeals: true }),
  line('QXET', 'QX Untyped', 'no equipment type', { noEquipmentType: true }),
  line('QXDP', 'QX Sailing', 'no departure events', { noDepartures: true }),
  line('QXAR', 'QX Landing', 'no arrival events', { noArrivals: true }),
  line('QXDA', 'QX Quayside', 'no departure and no arrival events', { noDepartures: true, noArrivals: true }),
  line('QXDT', 'QX Calendar', 'dates without times', { times: 'date' }),
  line('QXAW', 'QX Average', "each container weighs the average of its bill's containers"),
  line('QXLZ', 'QX Local', 'local time with a false Z', { times: 'false_z', spelling: 'unLocationCode' }),
  line('QXWR', 'QX Wrapped', 'the events are wrapped, and their created time is midnight of the poll', {
    wrapper: 'events',
    createdAtPoll: true,
  }),
  line('QXNV', 'QX Nameless', 'no event ids, no references, no vessel on future calls', {
    noEventIds: true,
    noReferences: true,
    noFutureShips: true,
    spelling: 'transportCallId',
  }),
  line('QXPL', 'QX Planned', 'writes PLAN for a planned event', { reportsPlans: true }),
  line('QXSE', 'QX Silent', 'no shipment events', { noShipmentEvents: true }),
  line('QXTX', 'QX Plaintext', 'places as text, local times without a zone', { noLocodes: true, times: 'local' }),
  line('QXCT', 'QX Coy', 'responds alike for an unknown number and one not yet manifested', {
    hidesUnknownNumbers: true,
  }),
  line('QXON', 'QX Onenumber', 'bill and booking have the same number', { oneNumber: true }),
]

const byScac = new Map(lines.map((one) => [one.scac, one]))
export const lineOf = (scac: string): Line | undefined => byScac.get(scac.toUpperCase())
