import { dcsaData, generic, keepNumber, type Profile, removePrefix } from './profile.ts'

const isDigits = (value: unknown) => typeof value === 'string' && /^\d{6,}$/.test(value)

/** How the lines deviate, as data. The source of each entry: apps/docs/mappings.md#shipping-lines. */
export const profiles: Record<string, Profile> = {
  generic,

  maersk: {
    ...generic,
    name: 'maersk',
    scacs: ['MAEU', 'SEAU', 'SEJJ', 'SAFM'],
    // Numeric ids identify an equipment event permanently; those of transport calls end in a position within the
    // response.
    trustsEventId: ({ eventType, eventID }) => eventType === 'EQUIPMENT' && isDigits(eventID),
    // On transport events the created time is midnight of the day of the poll.
    volatile: ['eventCreatedDateTime'],
    normalizeNumber: removePrefix('MAEU', 'SEAU', 'SEJJ', 'SAFM', 'SUDU', 'MCPU'),
    triesBothForms: false,
    limits: { concurrency: 4, perMinute: 300, perDay: null },
    data: dcsaData({ notes: ['The created time of transport events is the time of the poll.'] }),
  },

  'hapag-lloyd': {
    ...generic,
    name: 'hapag-lloyd',
    scacs: ['HLCU'],
    pageSize: null,
    paging: 'none',
    hidesUnknownNumbers: true,
    normalizeNumber: keepNumber,
    failsBeforeManifest: true,
    volatile: ['eventCreatedDateTime', 'transportCallId'],
    limits: { concurrency: 2, perMinute: 10, perDay: 6_000 },
    data: dcsaData({
      partial: { equipment_type: 'Codes name a group of types (45GP), not the type within it' },
      notes: [
        'Events have no ids and no document references.',
        'Planned events of an abandoned routing are never removed.',
        'An error 500 about a bill that it never reported on is taken for a manifest that is still awaited.',
      ],
    }),
  },

  msc: {
    ...generic,
    name: 'msc',
    scacs: ['MSCU'],
    // Ids of vessel events consist of classifier and time, and are not unique across shipments.
    trustsEventId: ({ eventType, eventId, eventID }) => eventType === 'EQUIPMENT' && isDigits(eventId ?? eventID),
    falseZone: true,
    volatile: ['eventCreatedDateTime'],
    limits: { concurrency: 4, perMinute: 240, perDay: 100_000 },
    data: dcsaData({
      partial: { equipment_type: 'Codes are those of the standard before 1995 (4510), which knows fewer types' },
      notes: ['The created time of an event equals its own.', 'Older responses mark local times as UTC.'],
    }),
  },

  'cma-cgm': {
    ...generic,
    name: 'cma-cgm',
    scacs: ['CMDU', 'APLU', 'ANNU'],
    path: '/events/{reference}',
    parameters: {},
    paging: 'range',
    normalizeNumber: removePrefix('CMDU', 'APLU', 'ANNU', 'CNCC'),
    triesBothForms: false,
    limits: { concurrency: 2, perMinute: 60, perDay: null },
    data: dcsaData({ gaps: { seal_number: 'The line sends no seals' }, notes: ['No shipment events.'] }),
  },
}

/** The profile of a line by SCAC, for the form of its numbers. */
export const profileOfLine = (scac: string): Profile | undefined => byScac.get(scac)

const byScac = new Map(
  Object.values(profiles).flatMap((profile) => profile.scacs.map((scac) => [scac, profile] as const)),
)
