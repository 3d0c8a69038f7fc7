import { mapped } from './map.ts'

/**
 * A document of the contract from anywhere, as the methods of the client answer it: names in camelCase, attributes and
 * relations side by side, and related records in their places as far as `include` names them. A list is
 * `{ items, meta, links }`.
 *
 * @example
 * const container = deserialize<Container<'shipment'>>(await response.json(), ['shipment'])
 */
export const deserialize = <Mapped = unknown>(document: object, include: readonly string[] = []): Mapped =>
  mapped(document, include) as Mapped
