import { NAMED, textOf } from '../../format/search.ts'

/** What the address of the list of shipments says. */
export interface ShipmentSearch {
  q?: string | undefined
  status?: string | undefined
  carrier?: string | undefined
  port?: string | undefined
  tracking?: 'active' | 'stopped' | undefined
}

export const searchOfShipments = (given: Record<string, unknown>): ShipmentSearch => ({
  q: textOf(given.q),
  status: textOf(given.status, /^[a-z_]{1,40}$/),
  carrier: textOf(given.carrier, NAMED),
  port: textOf(given.port, NAMED),
  tracking: textOf(given.tracking, /^(active|stopped)$/) as ShipmentSearch['tracking'],
})

/** How many filters are set; the words searched for are not one. */
export const filtersSet = ({ q: _, ...filters }: ShipmentSearch): number =>
  Object.values(filters).filter((value) => value !== undefined).length

/** The same as filters of the API. */
export const filterOf = ({ status, carrier, port, tracking }: ShipmentSearch) => ({
  ...(status ? { status } : {}),
  ...(carrier ? { carrier } : {}),
  ...(port ? { port } : {}),
  ...(tracking ? { trackingStopped: tracking === 'stopped' } : {}),
})
