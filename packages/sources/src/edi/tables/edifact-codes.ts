import type { Classifier, Kind, Mode } from '@boxtrail/engine/statement'
import { holdOf } from './hold.ts'
import type { StatusMeaning } from './meaning.ts'

/** TDT, element 8067. */
export const edifactModes: Readonly<Record<string, Mode>> = { '1': 'vessel', '2': 'rail', '3': 'truck', '8': 'barge' }

/** EQD 8169. */
export const fullness: Readonly<Record<string, boolean>> = { '4': false, '5': true }

/** UN/ECE Recommendation 24, for containers. Text in the sender's own code list takes precedence. */
export const edifactStatus: Readonly<Record<string, StatusMeaning>> = {
  '1': { means: 'arrived', milestone: { kind: 'arrive', mode: 'by_place' } },
  '7': { means: 'booking cancelled', states: 'booking_cancelled' },
  '8': { means: 'import restrictions cleared' },
  '10': { means: 'released by agriculture', holds: [holdOf('USDA', 'RELEASED')] },
  '12': { means: 'released by customs', holds: [holdOf('CUSTOMS', 'RELEASED')] },
  '13': { means: 'collected', milestone: { kind: 'gate_out', mode: 'truck' } },
  '21': { means: 'delivered', milestone: { kind: 'gate_in', mode: 'truck', atCustomer: true } },
  '24': { means: 'departed', milestone: { kind: 'depart', mode: 'by_place' } },
  '26': { means: 'unloaded from rail', milestone: { kind: 'discharge', mode: 'rail' } },
  '28': { means: 'stripped', milestone: { kind: 'strip', mode: null, atCustomer: true } },
  '29': { means: 'unloaded', milestone: { kind: 'discharge', mode: 'by_place' } },
  '31': { means: 'on the way' },
  '38': { means: 'freight paid', holds: [holdOf('FREIGHT', 'RELEASED')] },
  '40': { means: 'arrived at the port', milestone: { kind: 'arrive', mode: 'vessel' } },
  '68': { means: 'change of schedule' },
}

/** BGM of COARRI: the milestone, and the function of the port where it happens. Terminals use either pair of codes. */
export const coarriMoves: Readonly<Record<string, { kind: Kind; port: '9' | '11' }>> = {
  '44': { kind: 'discharge', port: '11' },
  '46': { kind: 'load', port: '9' },
  '98': { kind: 'discharge', port: '11' },
  '270': { kind: 'load', port: '9' },
}
/** BGM of CODECO. */
export const codecoMoves: Readonly<Record<string, { kind: Kind; port?: never }>> = {
  '34': { kind: 'gate_in' },
  '36': { kind: 'gate_out' },
}

const atLoading = {
  '133': { kind: 'depart', classifier: 'estimated', mode: 'vessel' },
  '186': { kind: 'depart', classifier: 'actual', mode: 'vessel' },
  '189': { kind: 'depart', classifier: 'planned', mode: 'vessel' },
} as const
const atDischarge = {
  '132': { kind: 'arrive', classifier: 'estimated', mode: 'vessel' },
  '178': { kind: 'arrive', classifier: 'actual', mode: 'vessel' },
  '232': { kind: 'arrive', classifier: 'planned', mode: 'vessel' },
} as const

/** IFTSTA: DTM after LOC, by the function of the place. */
export const edifactPortDates: Readonly<
  Record<string, Readonly<Record<string, { kind: Kind; classifier: Classifier; mode: Mode | 'by_carriage' }>>>
> = {
  '9': atLoading,
  '11': atDischarge,
  '12': atDischarge,
  '29': { '132': { kind: 'arrive', classifier: 'estimated', mode: 'by_carriage' } },
  '7': { '132': { kind: 'arrive', classifier: 'estimated', mode: 'by_carriage' } },
}

/** COARRI: DTM before the containers. A discharged container is not expected to arrive any more. */
export const callDates: Readonly<
  Partial<Record<Kind, Readonly<Record<string, { kind: Kind; classifier: Classifier; mode: Mode }>>>>
> = {
  discharge: { '178': atDischarge['178'] },
  load: atLoading,
}

/** IFTSTA without LOC 175 and 165, as forwarders send it: the port of loading or of discharge, by the milestone. */
export const edifactMilestonePlaces: Readonly<Partial<Record<Kind, readonly string[]>>> = {
  load: ['9'],
  depart: ['9'],
  discharge: ['12', '11'],
  arrive: ['12', '11'],
  gate_out: ['12', '11'],
  gate_in: ['9'],
}

/** RFF. */
export const edifactReferences: Readonly<Record<string, 'bill' | 'booking' | 'equipment'>> = {
  BM: 'bill',
  BN: 'booking',
  EQ: 'equipment',
}
