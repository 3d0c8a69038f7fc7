import { mapped } from './map.ts'

/**
 * Converts any document of the contract to the form that the methods of the client return: names in camelCase,
 * attributes and relations side by side, and the related records that `include` names in their places. A list becomes
 * `{ items, meta, links }`.
 *
 * @example
 * const container = deserialize<Container<'shipment'>>(await response.json(), ['shipment'])
 */
export const deserialize = <Mapped = unknown>(document: object, include: readonly string[] = []): Mapped =>
  mapped(document, include) as Mapped
