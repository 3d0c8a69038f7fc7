import type { paths } from '@boxtrail/contracts'
import { answered, type Http } from '../http.ts'
import { type PageOptions, pageQuery } from '../pages.ts'

/** Lines that your account can track with. */
export const shippingLines = (http: Http) => ({
  /** All of them, or those that a text finds. */
  list: (search?: string, page: PageOptions = {}) =>
    answered(http.GET('/shipping_lines', { params: { query: { ...(search ? { search } : {}), ...pageQuery(page) } } })),
  /** One, by id or SCAC. */
  get: (id: string) => answered(http.GET('/shipping_lines/{id}', { params: { path: { id } } })),
})

/** Seaports. */
export const ports = (http: Http) => ({
  /** One, by id or UN/LOCODE. */
  get: (id: string) => answered(http.GET('/ports/{id}', { params: { path: { id } } })),
})

/** Terminals of seaports. */
export const terminals = (http: Http) => ({
  /** One, by id. */
  get: (id: string) => answered(http.GET('/terminals/{id}', { params: { path: { id } } })),
})

/** Inland places. */
export const metroAreas = (http: Http) => ({
  /** One, by id or UN/LOCODE. */
  get: (id: string) => answered(http.GET('/metro_areas/{id}', { params: { path: { id } } })),
})

type FutureQuery = paths['/vessels/{id}/future_positions']['get']['parameters']['query']
type FutureFromQuery = paths['/vessels/{id}/future_positions_with_coordinates']['get']['parameters']['query']

/** A time from and to which positions are wanted; either may be left out. */
export interface PositionsBetween {
  from?: string
  to?: string
}

/** Ships, where they were and where they will be. */
export const vessels = (http: Http) => {
  const get = (id: string, { from, to }: PositionsBetween = {}) =>
    answered(
      http.GET('/vessels/{id}', {
        params: {
          path: { id },
          query: {
            ...(from ? { 'show_positions[from_timestamp]': from } : {}),
            ...(to ? { 'show_positions[to_timestamp]': to } : {}),
          },
        },
      }),
    )
  return {
    /** One, by id or IMO number, with its last position; naming a time adds what was reported in it. */
    get,
    /** The same, by IMO number. */
    getByImo: (imo: string, between: PositionsBetween = {}) => get(imo, between),
    /** Where it will be on its leg between two ports, minute by minute. */
    futurePositions: (id: string, query: FutureQuery) =>
      answered(http.GET('/vessels/{id}/future_positions', { params: { path: { id }, query } })),
    /** Where it will be from a given point on. */
    futurePositionsWithCoordinates: (id: string, query: FutureFromQuery) =>
      answered(http.GET('/vessels/{id}/future_positions_with_coordinates', { params: { path: { id }, query } })),
  }
}
