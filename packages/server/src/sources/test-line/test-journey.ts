const DAY_MS = 86_400_000

/** One voyage from Shanghai via Busan to Los Angeles and by rail to Chicago: DCSA 2.2 as a line would send it. */
const steps = [
  { day: 0, type: 'EQUIPMENT', code: 'GTOT', empty: true, mode: 'TRUCK', port: 'CNSHA', facility: 'DEPO' },
  { day: 3, type: 'EQUIPMENT', code: 'GTIN', mode: 'TRUCK', port: 'CNSHA' },
  { day: 6, type: 'EQUIPMENT', code: 'LOAD', mode: 'VESSEL', port: 'CNSHA', leg: 0 },
  { day: 7, type: 'TRANSPORT', code: 'DEPA', mode: 'VESSEL', port: 'CNSHA', leg: 0 },
  { day: 10, type: 'TRANSPORT', code: 'ARRI', mode: 'VESSEL', port: 'KRPUS', leg: 0 },
  { day: 10.5, type: 'EQUIPMENT', code: 'DISC', mode: 'VESSEL', port: 'KRPUS', leg: 0 },
  { day: 14, type: 'EQUIPMENT', code: 'LOAD', mode: 'VESSEL', port: 'KRPUS', leg: 1 },
  { day: 15, type: 'TRANSPORT', code: 'DEPA', mode: 'VESSEL', port: 'KRPUS', leg: 1 },
  { day: 34, type: 'TRANSPORT', code: 'ARRI', mode: 'VESSEL', port: 'USLAX', leg: 1 },
  { day: 35, type: 'EQUIPMENT', code: 'DISC', mode: 'VESSEL', port: 'USLAX', leg: 1 },
  { day: 40, type: 'EQUIPMENT', code: 'LOAD', mode: 'RAIL', port: 'USLAX' },
  { day: 41, type: 'TRANSPORT', code: 'DEPA', mode: 'RAIL', port: 'USLAX' },
  { day: 48, type: 'TRANSPORT', code: 'ARRI', mode: 'RAIL', port: 'USCHI', facility: 'RAMP' },
  { day: 48.5, type: 'EQUIPMENT', code: 'DISC', mode: 'RAIL', port: 'USCHI', facility: 'RAMP' },
  { day: 52, type: 'EQUIPMENT', code: 'GTOT', mode: 'TRUCK', port: 'USCHI', facility: 'RAMP' },
  { day: 56, type: 'EQUIPMENT', code: 'GTIN', empty: true, mode: 'TRUCK', port: 'USCHI', facility: 'DEPO' },
] as const

const legs = [
  { voyage: '2601E', vessel: { vesselIMONumber: '9300001', vesselName: 'BOXTRAIL PIONEER' } },
  { voyage: '126E', vessel: { vesselIMONumber: '9300013', vesselName: 'BOXTRAIL MERIDIAN' } },
]

const container = 'TSTU1234568'

/** A voyage begins every sixty days and then follows the calendar: what has happened never changes. */
const EVERY_MS = 60 * DAY_MS

export const testJourney = (nowMs: number): unknown[] => {
  const beganMs = Math.floor(nowMs / EVERY_MS) * EVERY_MS
  return steps.map((step) => {
    const atMs = beganMs + step.day * DAY_MS
    const leg = 'leg' in step ? legs[step.leg] : undefined
    const happened = atMs <= nowMs
    return {
      eventType: step.type,
      eventClassifierCode: happened ? 'ACT' : step.type === 'TRANSPORT' ? 'EST' : 'PLN',
      eventDateTime: new Date(atMs).toISOString().slice(0, 19).concat('Z'),
      eventCreatedDateTime: new Date(beganMs).toISOString(),
      ...(step.type === 'TRANSPORT'
        ? { transportEventTypeCode: step.code }
        : {
            equipmentEventTypeCode: step.code,
            equipmentReference: container,
            ISOEquipmentCode: '45G1',
            emptyIndicatorCode: 'empty' in step ? 'EMPTY' : 'LADEN',
            seals: [{ sealNumber: 'BXT004711', sealSource: 'CAR' }],
          }),
      transportCall: {
        modeOfTransport: step.mode,
        UNLocationCode: step.port,
        facilityTypeCode: 'facility' in step ? step.facility : 'POTE',
        exportVoyageNumber: leg?.voyage,
        vessel: leg?.vessel,
      },
      documentReferences: [{ documentReferenceType: 'TRD', documentReferenceValue: 'TEST-TR-SUCCEEDED' }],
    }
  })
}

/** The legs of the present voyage and their times. */
export const testSailings = (nowMs: number) => {
  const beganMs = Math.floor(nowMs / EVERY_MS) * EVERY_MS
  return legs.map(({ vessel }, leg) => {
    const call = (code: 'DEPA' | 'ARRI') =>
      steps.find((step) => 'leg' in step && step.leg === leg && step.code === code)!
    const [departure, arrival] = [call('DEPA'), call('ARRI')]
    return {
      from: departure.port,
      to: arrival.port,
      departsMs: beganMs + departure.day * DAY_MS,
      arrivesMs: beganMs + arrival.day * DAY_MS,
      vessel: { name: vessel.vesselName, imo: vessel.vesselIMONumber },
    }
  })
}
