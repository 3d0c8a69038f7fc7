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
