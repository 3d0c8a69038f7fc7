/** The journey that a logistics expert reads from each payload. Written by hand, and asserted by `real-answers.ts`. */
export interface ExpectedJourney {
  file: string
  scac: string
  profile: string
  request_type: 'bill_of_lading' | 'container'
  request_number: string
  shipment: Record<string, string | null>
  container: Record<string, unknown>
  /** `event place`, in chronological order, without estimates. */
  events: string[]
  estimates: string[]
}

export const journeys: ExpectedJourney[] = [
  {
    // Gdynia by feeder to Wilhelmshaven (Hamburg was planned and abandoned), by sea to Norfolk, by rail to Chicago,
    // returned empty. The rail load two days after the empty return belongs to the container's next journey.
    file: 'carrier-dcsa-freighttech/hapag-lloyd-transship-container-HLBU2466116.json',
    scac: 'HLCU',
    profile: 'hapag-lloyd',
    request_type: 'bill_of_lading',
    request_number: 'HLCUGDY251234567',
    shipment: {
      port_of_lading_locode: 'PLGDY',
      port_of_discharge_locode: 'USORF',
      destination_locode: 'USCHI',
      pol_atd_at: '2026-01-02T17:13:00Z',
      pol_timezone: 'Europe/Warsaw',
      pod_ata_at: '2026-02-03T14:12:00Z',
      pod_eta_at: null,
      pod_timezone: 'America/New_York',
      destination_ata_at: '2026-02-12T09:15:00Z',
      destination_timezone: 'America/Chicago',
      pod_vessel_name: 'SFL MAUI',
      pod_vessel_imo: '9635688',
      pod_voyage_number: '601W',
    },
    container: {
      number: 'HLBU2466116',
      current_status: 'empty_returned',
      equipment_type: 'dry',
      equipment_length: 40,
      equipment_height: 'high_cube',
      pod_discharged_at: '2026-02-04T06:50:00Z',
      pod_full_out_at: null,
      pod_rail_loaded_at: '2026-02-05T16:49:00Z',
      pod_rail_departed_at: '2026-02-06T04:53:00Z',
      final_destination_full_out_at: '2026-02-13T14:25:00Z',
      empty_terminated_at: '2026-02-13T17:07:00Z',
    },
    events: [
      'full_in PLGDY',
      'vessel_loaded PLGDY',
      'vessel_departed PLGDY',
      'transshipment_arrived DEWVN',
      'transshipment_discharged DEWVN',
      'transshipment_loaded DEWVN',
      'transshipment_departed DEWVN',
      'vessel_arrived USORF',
      'vessel_discharged USORF',
      'rail_loaded USORF',
      'rail_departed USORF',
      'rail_unloaded USCHI',
      'arrived_at_inland_destination USCHI',
      'full_out USCHI',
      'empty_in USCHI',
    ],
    estimates: [],
  },
  {
    // Tianjin to Tanjung Pelepas, at sea to Wilhelmshaven where it is transshipped again, expected at Gdansk.
    file: 'carrier-dcsa-freighttech/maersk-transship-intransit-HASU4470420.json',
    scac: 'MAEU',
    profile: 'maersk',
    request_type: 'bill_of_lading',
    request_number: '263675744',
    shipment: {
      port_of_lading_locode: 'CNTXG',
      port_of_discharge_locode: 'PLGDN',
      destination_locode: null,
      pol_atd_at: '2026-01-03T23:53:00Z',
      pol_timezone: 'Asia/Shanghai',
      pod_eta_at: '2026-03-03T17:00:00Z',
      pod_original_eta_at: '2026-03-03T17:00:00Z',
      pod_ata_at: null,
      pod_timezone: 'Europe/Warsaw',
      pod_vessel_name: 'MAERSK GIRONDE',
      pod_voyage_number: '609N',
    },
    container: {
      number: 'HASU4470420',
      current_status: 'on_ship',
      seal_number: 'CN4293798',
      pod_arrived_at: null,
      empty_out_at: '2025-12-29T23:07:00Z',
    },
    events: [
      'empty_out CNTXG',
      'full_in CNTXG',
      'vessel_loaded CNTXG',
      'vessel_departed CNTXG',
      'transshipment_arrived MYTPP',
      'transshipment_discharged MYTPP',
      'transshipment_loaded MYTPP',
      'transshipment_departed MYTPP',
    ],
    estimates: ['estimated.vessel_arrived PLGDN'],
  },
  {
    // Qingdao to Ningbo, transshipped there, expected at Gdansk.
    file: 'carrier-dcsa-freighttech/msc-transship-MEDUWA216748.json',
    scac: 'MSCU',
    profile: 'msc',
    request_type: 'bill_of_lading',
    request_number: 'MEDUWA216748',
    shipment: {
      port_of_lading_locode: 'CNTAO',
      port_of_discharge_locode: 'PLGDN',
      destination_locode: null,
      pol_atd_at: '2026-01-11T10:06:00Z',
      pod_eta_at: '2026-03-13T07:15:00Z',
      pod_ata_at: null,
      pod_timezone: 'Europe/Warsaw',
      pod_vessel_name: 'MSC MONICA CRISTINA',
      pod_vessel_imo: '9932050',
    },
    container: {
      number: 'FFAU7094447',
      current_status: 'on_ship',
      seal_number: 'FX43937324',
      pol_vessel_loaded_at: '2026-01-11T06:12:00Z',
    },
    events: [
      'empty_out CNTAO',
      'full_in CNTAO',
      'vessel_loaded CNTAO',
      'vessel_departed CNTAO',
      'transshipment_arrived CNNGB',
      'transshipment_discharged CNNGB',
      'transshipment_loaded CNNGB',
      'transshipment_departed CNNGB',
    ],
    estimates: ['estimated.vessel_arrived PLGDN'],
  },
]
