/** Record types that have fields, as definitions name them. */
const entityTypes: Readonly<Record<string, string>> = {
  shipment: 'Shipment',
  container: 'Container',
  cargo: 'Container',
  tracking_request: 'TrackingRequest',
  trackingrequest: 'TrackingRequest',
}

/** In whatever spelling it is given. */
export const entityTypeOf = (given: unknown): string =>
  typeof given === 'string' ? (entityTypes[given.toLowerCase()] ?? given) : ''
