import lookUpZone from '@photostructure/tz-lookup'

const RING_RADII_DEGREES = [0.1, 0.25, 0.5, 1, 2]
const DIRECTIONS = [0, 45, 90, 135, 180, 225, 270, 315]

/**
 * The zone of a place. Coordinates off the coast or next to a border give a nautical zone (Etc/GMT+8, which has no
 * summer time) or the neighbour's: then the nearest zone of the place's own country is used.
 */
export function zoneAt(latitude: number, longitude: number, countryCode?: string): string {
  const zone = lookUpZone(latitude, longitude)
  const own = countryCode === undefined ? undefined : readZones(countryCode)
  const fits = (name: string) =>
    !name.startsWith('Etc/') && (own === undefined || own.has(name) || aliases(own).has(canonical(name)))
  if (fits(zone)) return zone
  for (const distance of RING_RADII_DEGREES) {
    for (const direction of DIRECTIONS) {
      const angle = (direction * Math.PI) / 180
      const near = Math.max(-90, Math.min(90, latitude + distance * Math.cos(angle)))
      const nearby = lookUpZone(near, wrap(longitude + distance * Math.sin(angle)))
      if (fits(nearby)) return nearby
    }
  }
  // A small island, or coordinates with a larger error than the rings cover: a country with one zone needs no search.
  const [only, ...others] = own ?? []
  if (only !== undefined && others.length === 0) return only
  return zone.startsWith('Etc/') && own !== undefined ? zoneAt(latitude, longitude) : zone
}

/** Countries with one legal time although the zone tables have another zone that is used by custom. */
const ONE_LEGAL_TIME: Readonly<Record<string, string>> = { CN: 'Asia/Shanghai' }

/** The zone of a country in which all clocks show the same time; undefined if it has several times, or is unknown. */
export function findCountryZone(countryCode: string): string | undefined {
  const legal = ONE_LEGAL_TIME[countryCode]
  if (legal) return legal
  const [first, ...others] = readZones(countryCode) ?? []
  return first !== undefined && others.every((zone) => showSameTime(first, zone)) ? first : undefined
}

/**
 * States and provinces with one time by law, by zone: 49 CFR part 71, and the time acts of the provinces. Left out are
 * those that are divided, or have parts in which clocks are not changed in summer.
 */
const STATES_OF_ONE_TIME: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  US: {
    'America/New_York': 'CT DC DE GA MA MD ME NC NH NJ NY OH PA RI SC VA VT WV',
    'America/Chicago': 'AL AR IA IL LA MN MO MS OK WI',
    'America/Denver': 'CO MT NM UT WY',
    'America/Los_Angeles': 'CA WA',
    'Pacific/Honolulu': 'HI',
  },
  CA: {
    'America/Halifax': 'NS PE',
    'America/Moncton': 'NB',
    'America/Winnipeg': 'MB',
    'America/Edmonton': 'AB',
  },
}

/**
 * The zone of a state or province, by its two letters, in which all clocks show the same time; undefined for any other.
 */
export function findStateZone(countryCode: string, stateAbbr: string): string | undefined {
  const zones = Object.entries(STATES_OF_ONE_TIME[countryCode] ?? {})
  return zones.find(([, states]) => states.split(' ').includes(stateAbbr))?.[0]
}

/** Whether two zones show the same time: different zones differ in winter or in summer. */
function showSameTime(a: string, b: string): boolean {
  const year = new Date().getUTCFullYear()
  return [0, 6].every((month) => clockTime(a, Date.UTC(year, month, 15)) === clockTime(b, Date.UTC(year, month, 15)))
}

function clockTime(timeZone: string, ms: number): string {
  return new Intl.DateTimeFormat('en', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(ms)
}

const countries = new Map<string, Set<string> | undefined>()

/** The zones of a country by Unicode's data; undefined if there are none, or if no country can have the code. */
function readZones(countryCode: string): Set<string> | undefined {
  if (!/^[A-Z]{2}$/.test(countryCode)) return undefined
  if (!countries.has(countryCode)) {
    const locale = new Intl.Locale('und', { region: countryCode }) as Intl.Locale & { getTimeZones?: () => string[] }
    const zones = locale.getTimeZones?.() ?? []
    countries.set(countryCode, zones.length > 0 ? new Set(zones) : undefined)
  }
  return countries.get(countryCode)
}

const aliased = new WeakMap<Set<string>, Set<string>>()

/** Intl is slow to canonicalize a zone, so it is used only if the names differ. */
function aliases(zones: Set<string>): Set<string> {
  const known = aliased.get(zones) ?? new Set([...zones].map(canonical))
  aliased.set(zones, known)
  return known
}

const canonicals = new Map<string, string>()

/** One name for zones that have several (Asia/Kolkata, Asia/Calcutta). */
function canonical(zone: string): string {
  const known = canonicals.get(zone)
  if (known) return known
  const name = new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone
  canonicals.set(zone, name)
  return name
}

function wrap(longitude: number): number {
  return ((((longitude + 180) % 360) + 360) % 360) - 180
}
