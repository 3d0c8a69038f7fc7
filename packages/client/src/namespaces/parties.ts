import type { Schemas } from '@boxtrail/contracts'
import { answered, type Http } from '../http.ts'
import { type IterateOptions, iteratePages, type PageOptions, pageQuery } from '../pages.ts'

type Creation = Schemas['PartyCreate']['data']['attributes']
type Changes = Schemas['PartyUpdate']['data']['attributes']

/** Parties: customers of yours, which tracking requests and shipments may belong to. */
export const parties = (http: Http) => {
  const list = (page: PageOptions = {}) => answered(http.GET('/parties', { params: { query: pageQuery(page) } }))
  return {
    /** One page of parties, newest first. */
    list,
    /** Party by party, however many pages they fill. */
    iterate: (options: IterateOptions = {}) => iteratePages(list, options),
    /** One party. */
    get: (id: string) => answered(http.GET('/parties/{id}', { params: { path: { id } } })),
    /** Adds a customer; its name must be new in your account. */
    create: (attributes: Creation, { idempotencyKey }: { idempotencyKey?: string } = {}) =>
      answered(
        http.POST('/parties', {
          params: { header: idempotencyKey ? { 'Idempotency-Key': idempotencyKey } : {} },
          body: { data: { type: 'party', attributes } },
        }),
      ),
    /** Renames a customer; its shipments show the new name at once. */
    update: (id: string, attributes: Changes) =>
      answered(
        http.PATCH('/parties/{id}', { params: { path: { id } }, body: { data: { type: 'party', id, attributes } } }),
      ),
  }
}
