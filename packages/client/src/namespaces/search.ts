import { answered, type Http } from '../http.ts'

/** Shipments first, then containers, then tracking requests, each newest first; 25 in all. Every word must be found. */
export const search = (http: Http) => (query: string) => answered(http.GET('/search', { params: { query: { query } } }))
