import type { Kind, Mode } from '@boxtrail/engine/statement'
import { holdOf } from './hold.ts'
import type { StatusMeaning } from './meaning.ts'

const moved = (means: string, kind: Kind, mode: Mode | 'by_place', laden?: boolean): StatusMeaning => ({
  means,
  milestone: { kind, mode, ...(laden === undefined ? {} : { laden }) },
})
const expected = (means: string, kind: Kind, mode: Mode | 'by_place'): StatusMeaning => ({
  means,
  milestone: { kind, mode, classifier: 'estimated' },
})
const atCustomer = (means: string, kind: Kind): StatusMeaning => ({
  means,
  milestone: { kind, mode: 'truck', atCustomer: true },
})
const hold = (means: string, status: string, ...names: string[]): StatusMeaning => ({
  means,
  holds: names.map((name) => holdOf(name, status)),
})
const released = (means: string, ...names: string[]) => hold(means, 'RELEASED', ...names)
const held = (means: string, ...names: string[]) => hold(means, 'HOLD', ...names)
/** Holds without a type on the wire: each has its own key, which its release must name. */
const otherHold = (
  means: string,
  word: 'agriculture' | 'general order' | 'terminal charges',
  status: 'hold' | null,
): StatusMeaning => ({
  means,
  holds: [{ hold: `other:${word}`, status }],
})
const known = (means: string): StatusMeaning => ({ means })

/** Element 157, as 315 (B4-03) and 322 (Q5-01) use it. Overrides of partners that deviate take precedence. */
export const x12Status: Readonly<Record<string, StatusMeaning>> = {
  A: moved('arrived', 'arrive', 'by_place'),
  A1: otherHold('held by agriculture (Canada)', 'agriculture', 'hold'),
  A2: otherHold('released by agriculture (Canada)', 'agriculture', null),
  A3: otherHold('refused by agriculture (Canada)', 'agriculture', 'hold'),
  A4: otherHold('released by agriculture (Canada) under conditions', 'agriculture', 'hold'),
  AA: { means: 'appointment for pick-up', states: 'pickup_appointment' },
  AD: known('appointment for delivery'),
  AE: moved('loaded on vessel', 'load', 'vessel'),
  AF: moved('left the place of pick-up', 'gate_out', 'truck'),
  AG: known('estimated delivery'),
  AL: moved('loaded on rail', 'load', 'rail'),
  AM: moved('loaded on truck', 'gate_out', 'truck'),
  AO: moved('loaded on barge', 'load', 'barge'),
  AP: moved('loaded on feeder', 'load', 'vessel'),
  AR: moved('arrived by rail at the ramp', 'arrive', 'rail'),
  AV: { means: 'available', milestone: { kind: 'available', mode: null }, states: 'available' },
  AW: known('awaiting export'),
  B: known('damaged'),
  BF: known('booking confirmed'),
  C: expected('expected to depart', 'depart', 'by_place'),
  C1: held('customs hold (Canada)', 'CUSTOMS'),
  CA: { means: 'cancelled', states: 'booking_cancelled' },
  CB: known('chassis tied to the container'),
  CC: known('chassis untied'),
  CO: known('cargo received at the place of receipt'),
  CR: released('released by the carrier', 'CARRIER'),
  CS: { means: 'sealed', milestone: { kind: 'seal', mode: null } },
  CT: released('released by customs', 'CUSTOMS'),
  CU: released('released by carrier and customs', 'CARRIER', 'CUSTOMS'),
  D: atCustomer('delivered', 'gate_in'),
  E: expected('expected to arrive', 'arrive', 'by_place'),
  EE: moved('empty dispatched', 'gate_out', 'truck', false),
  FD: held('freight is due', 'FREIGHT'),
  FP: released('freight paid', 'FREIGHT'),
  FT: known('free time is over'),
  GI: moved('in-gate', 'gate_in', 'truck'),
  GO: otherHold('general order', 'general order', 'hold'),
  HG: known('held on the ground'),
  I: moved('in-gate', 'gate_in', 'truck'),
  IB: known('in-bond movement authorized'),
  IR: known('no longer in bond'),
  J: known('handed to a connecting line'),
  K: hold('at customs', 'PENDING', 'CUSTOMS'),
  L: known('loading'),
  N: known('goods came without papers'),
  NF: { means: 'free time ends', states: 'last_free_day' },
  NH: known('no document for dangerous goods received'),
  NP: otherHold('charges of the terminal paid', 'terminal charges', null),
  NR: known('no information on the shipment received'),
  O: known('papers came without the goods'),
  OA: moved('out-gate', 'gate_out', 'truck'),
  OB: known('original bill received'),
  P: moved('departed', 'depart', 'by_place'),
  PA: held('customs hold: intensive examination', 'CUSTOMS'),
  PB: held('customs hold: paperwork missing', 'CUSTOMS'),
  PC: held('customs hold: discrepancy in the papers', 'CUSTOMS'),
  ...Object.fromEntries([...'DEFGHIJK'].map((letter) => [`P${letter}`, held('customs hold', 'CUSTOMS')])),
  ...Object.fromEntries([...'LMNOP'].map((letter) => [`P${letter}`, held('agriculture hold', 'USDA')])),
  PQ: held('customs hold at the port of arrival', 'CUSTOMS'),
  PR: held('customs hold at the in-bond place', 'CUSTOMS'),
  PS: held('agriculture hold at the port of arrival', 'USDA'),
  PT: held('agriculture hold at the in-bond place', 'USDA'),
  // The list has no code that lifts these two: as holds they would remain for ever.
  PU: known('hold of another agency at the port of arrival'),
  PV: known('hold of another agency at the in-bond place'),
  PW: held('agriculture hold for fumigation', 'USDA'),
  PX: held('agriculture hold for inspection', 'USDA'),
  R: known('received from the carrier before'),
  RD: moved('container returned', 'gate_in', 'truck', false),
  RI: known('now in bond'),
  RL: moved('departed by rail', 'depart', 'rail'),
  SA: known('shipment split'),
  SB: known('shipments consolidated'),
  SD: known('delayed'),
  SI: known('shipping instructions received'),
  TC: otherHold('held for charges of the terminal', 'terminal charges', 'hold'),
  TM: known('moved within the terminal'),
  UR: moved('unloaded from rail', 'discharge', 'rail'),
  UV: moved('unloaded from vessel', 'discharge', 'vessel'),
  VA: moved('vessel arrived', 'arrive', 'vessel'),
  VD: moved('vessel departed', 'depart', 'vessel'),
  X1: atCustomer('arrived at the place of delivery', 'arrive'),
  X6: known('on the way to the place of delivery'),
  X9: known('appointment for delivery confirmed'),
}

/** Codes of element 157 that refer to a train in a 322, whatever they mean at sea. */
const x12RailStatus: Readonly<Record<string, StatusMeaning>> = {
  A: moved('arrived at the ramp', 'arrive', 'rail'),
  C: expected('expected to depart by rail', 'depart', 'rail'),
  E: expected('expected to arrive by rail', 'arrive', 'rail'),
  P: moved('departed by rail', 'depart', 'rail'),
}

/** Element 1650, which 214 (AT7-01) uses: some letters have another meaning than in element 157. */
const x12TruckStatus: Readonly<Record<string, StatusMeaning>> = {
  A3: known('returned to the shipper'),
  A7: known('refused by the consignee'),
  A9: known('damaged'),
  AF: moved('left the place of pick-up', 'gate_out', 'truck'),
  AG: known('estimated delivery'),
  AH: known('delivery was tried'),
  AI: known('reconsigned'),
  AJ: known('tendered for delivery'),
  AM: moved('loaded on truck', 'gate_out', 'truck'),
  AN: known('diverted to an air carrier'),
  AP: known('delivery not completed'),
  AR: moved('arrived by rail at the ramp', 'arrive', 'rail'),
  AV: { means: 'available', milestone: { kind: 'available', mode: null }, states: 'available' },
  B6: known('expected at the carrier’s terminal'),
  BA: known('picked up by a connecting line'),
  BC: known('stored in transit'),
  C1: known('expected to leave the terminal'),
  CA: known('cancelled'),
  CD: known('left the place of delivery'),
  CL: known('trailer closed'),
  CP: known('loaded at the place of pick-up'),
  D1: atCustomer('unloaded at the place of delivery', 'strip'),
  I1: moved('in-gate', 'gate_in', 'truck'),
  J1: known('handed to a connecting line'),
  K1: hold('at customs', 'PENDING', 'CUSTOMS'),
  L1: known('loading'),
  OA: moved('out-gate', 'gate_out', 'truck'),
  OO: known('papers came without the goods'),
  P1: known('left the terminal'),
  PR: held('customs hold at the in-bond place', 'CUSTOMS'),
  R1: known('received from the carrier before'),
  RL: moved('departed by rail', 'depart', 'rail'),
  S1: known('trailer spotted at the consignee’s'),
  SD: known('delayed'),
  X1: atCustomer('arrived at the place of delivery', 'arrive'),
  X2: known('expected at the consignee’s'),
  X3: known('arrived at the place of pick-up'),
  X4: known('arrived at the terminal'),
  X6: known('on the way to the place of delivery'),
}

/** Element 1652, the appointments of a 214 (AT7-03). */
export const x12Appointments: Readonly<Record<string, StatusMeaning>> = {
  AA: { means: 'appointment for pick-up', states: 'pickup_appointment' },
  AB: known('appointment for delivery'),
  X: known('appointment'),
}

const ofRamps = { ...x12Status, ...x12RailStatus }

/** The status table of a transaction set. */
export const x12StatusOf = (set: string): Readonly<Record<string, StatusMeaning>> =>
  set === '214' ? x12TruckStatus : set === '322' ? ofRamps : x12Status
