import type { Classifier, Kind } from '@boxtrail/engine/statement'

/** DTM after R4, by the port function and the qualifier: its meaning for the journey besides the event itself. */
export const x12PortDates: Readonly<Record<string, Readonly<Record<string, { kind: Kind; classifier: Classifier }>>>> =
  {
    L: {
      '139': { kind: 'depart', classifier: 'estimated' },
      '140': { kind: 'depart', classifier: 'actual' },
      '370': { kind: 'depart', classifier: 'actual' },
      '830': { kind: 'depart', classifier: 'planned' },
    },
    T: {
      '370': { kind: 'depart', classifier: 'actual' },
      '371': { kind: 'arrive', classifier: 'estimated' },
    },
    D: {
      '139': { kind: 'arrive', classifier: 'estimated' },
      '140': { kind: 'arrive', classifier: 'actual' },
      '371': { kind: 'arrive', classifier: 'estimated' },
      '830': { kind: 'arrive', classifier: 'planned' },
    },
    E: {
      '139': { kind: 'arrive', classifier: 'estimated' },
      '371': { kind: 'arrive', classifier: 'estimated' },
      '830': { kind: 'arrive', classifier: 'planned' },
    },
  }

/** DTM of a 322 that give the arrival at the ramp in R4*7. */
export const x12RampDates: Readonly<Record<string, { kind: Kind; classifier: Classifier }>> = {
  '371': { kind: 'arrive', classifier: 'estimated' },
  '830': { kind: 'arrive', classifier: 'planned' },
}
