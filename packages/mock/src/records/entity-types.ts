/** The types of records that have custom fields, by their names in definitions. */
const entityTypes: Readonly<Record<string, string>> = {
  shipment: 'Shipment',
  container: 'Container',
  cargo: 'Container',
  tracking_request: 'TrackingRequest',
  trackingrequest: 'TrackingRequest',
}

/** The entity type, however it is spelled. */
export const entityTypeOf = (given: unknown): string =>
  typeof given === 'string' ? (entityTypes[given.toLowerCase()] ?? given) : ''
