import type { Classifier, Kind } from '@boxtrail/engine/statement'

type Dates = Readonly<Record<string, { kind: Kind; classifier: Classifier }>>

const departures: Dates = {
  '369': { kind: 'depart', classifier: 'estimated' },
  '370': { kind: 'depart', classifier: 'actual' },
}
const arrivals: Dates = {
  '371': { kind: 'arrive', classifier: 'estimated' },
  '372': { kind: 'arrive', classifier: 'actual' },
}
/** Dates at a place that is reached and not left: an estimated or actual date there is that of the arrival. */
const ends: Dates = {
  '139': { kind: 'arrive', classifier: 'estimated' },
  '140': { kind: 'arrive', classifier: 'actual' },
  ...arrivals,
  '830': { kind: 'arrive', classifier: 'planned' },
}

/** R4-01, final port of discharge: a port of discharge elsewhere is then a transshipment. */
export const FINAL_PORT = '1'

/** Functions of a port (R4-01) with the same meaning as another: final port of discharge, relay port. */
export const x12PortFunctions: Readonly<Record<string, string>> = { [FINAL_PORT]: 'D', Y: 'T' }

/** DTM after R4, by the port function and the qualifier: its meaning for the journey besides the event itself. */
export const x12PortDates: Readonly<Record<string, Dates>> = {
  L: {
    '139': { kind: 'depart', classifier: 'estimated' },
    '140': { kind: 'depart', classifier: 'actual' },
    ...departures,
    '830': { kind: 'depart', classifier: 'planned' },
  },
  T: { ...departures, ...arrivals },
  D: ends,
  E: ends,
}

/** The functions of the places that describe a journey. */
export const x12PortsOfJourney: Readonly<Record<string, string>> = {
  L: 'port of lading',
  T: 'port of transshipment',
  D: 'port of discharge',
  E: 'place of delivery',
}

/** The DTM of a 322 that give the arrival at the ramp in R4*7. */
export const x12RampDates: Dates = {
  '371': { kind: 'arrive', classifier: 'estimated' },
  '830': { kind: 'arrive', classifier: 'planned' },
}
