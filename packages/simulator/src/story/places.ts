import { DAY_MS, HOUR_MS } from '../time.ts'

/** A port or an inland place of the simulated world: real codes and zones, so that any engine can resolve them. */
export interface Place {
  locode: string
  name: string
  zone: string
  terminals: readonly Terminal[]
}

export interface Terminal {
  /** Unique within its place; the SMDG code for a port, otherwise an invented one. */
  code: string
  smdg?: string
  firms?: string
  name: string
  ramp?: boolean
}

const port = (locode: string, name: string, zone: string, ...terminals: Terminal[]): Place => ({
  locode,
  name,
  zone,
  terminals,
})
const smdg = (code: string, name: string, firms?: string): Terminal => ({
  code,
  smdg: code,
  name,
  ...(firms ? { firms } : {}),
})
const ramp = (code: string, name: string): Terminal => ({ code, name, ramp: true })
const yard = (code: string, name: string): Terminal => ({ code, name })

export const places: readonly Place[] = [
  port('CNSHA', 'Shanghai', 'Asia/Shanghai'),
  port('CNNGB', 'Ningbo', 'Asia/Shanghai'),
  port('CNYTN', 'Yantian', 'Asia/Shanghai'),
  port('KRPUS', 'Busan', 'Asia/Seoul', smdg('PNC', 'Pusan New Port')),
  port('JPTYO', 'Tokyo', 'Asia/Tokyo', smdg('AOE', 'Aomi Container Terminal Berth No. 4')),
  port('SGSIN', 'Singapore', 'Asia/Singapore', smdg('PSATUA', 'PSA Tuas Terminals')),
  port('VNVUT', 'Vung Tau', 'Asia/Ho_Chi_Minh', smdg('GML', 'Gemalink International Port')),
  port('LKCMB', 'Colombo', 'Asia/Colombo', smdg('CICT', 'Colombo International Container Terminal')),
  port('INNSA', 'Nhava Sheva', 'Asia/Kolkata', smdg('GTICI', 'Gateway Terminals India')),
  port('CLSAI', 'San Antonio', 'America/Santiago'),
  port('PLGDN', 'Gdansk', 'Europe/Warsaw', smdg('DCT', 'Deepwater Container Terminal')),
  port('SEGOT', 'Gothenburg', 'Europe/Stockholm', smdg('CT1', 'APM Terminals Gothenburg')),
  port('DEBRV', 'Bremerhaven', 'Europe/Berlin', smdg('NTB', 'North Sea Terminal Bremerhaven')),
  port('DEHAM', 'Hamburg', 'Europe/Berlin', smdg('CTA', 'Container Terminal Altenwerder')),
  port('NLRTM', 'Rotterdam', 'Europe/Amsterdam', smdg('EMX', 'Euromax Terminal')),
  port(
    'USLAX',
    'Los Angeles',
    'America/Los_Angeles',
    smdg('EAGLE', 'Fenix Marine Services', 'Y257'),
    smdg('ETS', 'Everport Container Terminal', 'Y124'),
    yard('LAXCFS', 'Harbor Freight Station'),
  ),
  port('USWTN', 'Wilmington', 'America/Los_Angeles'),
  port('USLGB', 'Long Beach', 'America/Los_Angeles', smdg('LBCT', 'Long Beach Container Terminal', 'WAC8')),
  port('USOAK', 'Oakland', 'America/Los_Angeles', smdg('BENT', 'Ben E. Nutter Terminal', 'Y738')),
  port('USSEA', 'Seattle', 'America/Los_Angeles', smdg('SSA18', 'Terminal 18', 'X117')),
  port('USTIW', 'Tacoma', 'America/Los_Angeles', smdg('HUSKY', 'Husky Terminal', 'Z693')),
  port('USNYC', 'New York', 'America/New_York', smdg('MAHER', 'Maher Container Terminal', 'E416')),
  port('USPHL', 'Philadelphia', 'America/New_York', smdg('PAMT', 'Packer Avenue Marine Terminal')),
  port('USSAV', 'Savannah', 'America/New_York', smdg('GCMT', 'Garden City Marine Terminal')),
  port('CAVAN', 'Vancouver', 'America/Vancouver', smdg('DLT', 'Deltaport')),
  port('USCHI', 'Chicago', 'America/Chicago', ramp('CHIRAMP', 'BNSF Logistics Park Chicago')),
  port('USMEM', 'Memphis', 'America/Chicago', ramp('MEMRAMP', 'BNSF Memphis')),
  port('CATOR', 'Toronto', 'America/Toronto', ramp('TORRAMP', 'CN Brampton')),
  port('USLAS', 'Las Vegas', 'America/Los_Angeles', yard('LASCY', 'Las Vegas Container Yard')),
  port('DEDUI', 'Duisburg', 'Europe/Berlin', yard('DUICT', 'Duisburg Barge Terminal')),
  port('CNWUH', 'Wuhan', 'Asia/Shanghai'),
]

const byLocode = new Map(places.map((place) => [place.locode, place]))

export const placeOf = (locode: string): Place => {
  const found = byLocode.get(locode)
  if (!found) throw new Error(`there is no ${locode} in the simulated world`)
  return found
}

/** Whether `text` names this terminal: by our code, by SMDG or FIRMS code, with or without the port in front. */
export const isTerminal = (text: string, place: Place, terminal: Terminal): boolean => {
  const requested = text.toUpperCase().replace(':', '-')
  const codes = [terminal.code, terminal.smdg, terminal.firms].filter((code) => code !== undefined)
  return codes.some((code) => requested === code || requested === `${place.locode}-${code}`)
}

/** Transit days of a vessel, a train, a barge; in both directions. Rounded from published schedules. */
const transits: Record<string, number> = {
  'CNSHA KRPUS': 2,
  'CNSHA USLAX': 13,
  'CNSHA USLGB': 14,
  'CNSHA CAVAN': 13,
  'CNSHA USSEA': 14,
  'CNSHA JPTYO': 3,
  'CNNGB KRPUS': 2,
  'CNNGB NLRTM': 31,
  'CNNGB USOAK': 15,
  'CNYTN USLAX': 15,
  'CNYTN USLGB': 15,
  'CNYTN USNYC': 31,
  'KRPUS USSEA': 10,
  'KRPUS USTIW': 10,
  'KRPUS USLAX': 11,
  'KRPUS USOAK': 11,
  'JPTYO USSEA': 9,
  'JPTYO USLAX': 10,
  'VNVUT SGSIN': 2,
  'VNVUT USLGB': 18,
  'SGSIN NLRTM': 24,
  'SGSIN USNYC': 29,
  'SGSIN LKCMB': 4,
  'INNSA LKCMB': 3,
  'LKCMB USNYC': 24,
  'LKCMB USSAV': 25,
  'INNSA USNYC': 24,
  'CLSAI USPHL': 15,
  'SEGOT DEBRV': 2,
  'PLGDN DEBRV': 2,
  'PLGDN DEHAM': 2,
  'DEBRV USNYC': 11,
  'DEHAM USSAV': 14,
  'USSAV DEBRV': 13,
  'USLAX USOAK': 2,
  'USLAX USLGB': 1,
  'USSEA USTIW': 1,
  'USLAX USCHI': 5,
  'USLGB USCHI': 5,
  'USLGB USMEM': 6,
  'CAVAN CATOR': 6,
  'CAVAN USCHI': 7,
  'USTIW USCHI': 5,
  'CNWUH CNSHA': 4,
  'NLRTM DEDUI': 1.5,
  'USLAX USLAS': 0.5,
}

export const transitMs = (from: string, to: string): number => {
  const days = transits[`${from} ${to}`] ?? transits[`${to} ${from}`]
  if (days === undefined) throw new Error(`there is no transit from ${from} to ${to} in the simulated world`)
  return Math.round((days * DAY_MS) / HOUR_MS) * HOUR_MS
}
