import { NAMED, textOf } from '../../format/search.ts'

/** What the address of the list of containers says. */
export interface ContainerSearch {
  q?: string | undefined
  status?: string | undefined
  carrier?: string | undefined
  port?: string | undefined
  tracking?: 'active' | 'stopped' | undefined
  /** Days until the last free day, at most. */
  free?: '0' | '3' | '7' | undefined
}

export const searchOfContainers = (given: Record<string, unknown>): ContainerSearch => ({
  q: textOf(given.q),
  status: textOf(given.status, /^[a-z_]{1,40}$/),
  carrier: textOf(given.carrier, NAMED),
  port: textOf(given.port, NAMED),
  tracking: textOf(given.tracking, /^(active|stopped)$/) as ContainerSearch['tracking'],
  free: textOf(given.free, /^[037]$/) as ContainerSearch['free'],
})

/** How many filters are set; the words searched for are not one. */
export const filtersSet = ({ q: _, ...filters }: ContainerSearch): number =>
  Object.values(filters).filter((value) => value !== undefined).length

/** The same as filters of the API. */
export const filterOf = (search: ContainerSearch) => ({
  ...(search.status ? { status: search.status } : {}),
  ...(search.carrier ? { carrier: search.carrier } : {}),
  ...(search.port ? { port: search.port } : {}),
  ...(search.tracking ? { trackingStopped: search.tracking === 'stopped' } : {}),
  ...(search.free ? { freeTimeEndsWithin: Number(search.free) } : {}),
})
