import { type Api, type ClientOptions, createApi } from './call/api.ts'
import type { Http } from './call/calls.ts'
import { type Follow, follow } from './events/follow.ts'
import { type PutBlob, putBlob, type Uploads, uploads } from './files/upload.ts'
import { type Methods, methods } from './generated/methods.ts'
import { trackingHelpers } from './tracking/tracking-helpers.ts'
import type { TrackingHelpers } from './tracking/tracking-types.ts'
import type { Format } from './types.ts'

/** The API: methods by kind of record (`client.shipments.get(id)`), which throw typed errors, and calls by path. */
export interface BoxtrailClient<D extends Format = 'mapped'>
/**
 * Calls by path, typed by the contract. They return `{ data, error, response }`, and throw only if no response came.
 */
  extends Http,
    Omit<Methods<D>, 'trackingRequests' | 'documents' | 'events'> {
  trackingRequests: Methods<D>['trackingRequests'] & TrackingHelpers<D>
  documents: Methods<D>['documents'] & Uploads<D>
  events: Methods<D>['events'] & Follow<D>
  /** Uploads a file, and returns the signed id from which a document is created. */
  putBlob: PutBlob
}

/**
 * A client of one account.
 *
 * @example
 * const client = createClient({ baseUrl: 'http://127.0.0.1:8080', apiKey })
 * for await (const container of client.containers.iterate({ filter: { status: 'available' } })) console.log(container.number)
 */
export const createClient = <D extends Format = 'mapped'>(options: ClientOptions<D>): BoxtrailClient<D> => {
  const api: Api<D> = createApi(options)
  const all = methods(api)
  return {
    ...api.http,
    ...all,
    trackingRequests: { ...all.trackingRequests, ...trackingHelpers(api, all.trackingRequests) },
    documents: { ...all.documents, ...uploads(api, all.documents) },
    events: { ...all.events, ...follow(api) },
    putBlob: putBlob(api),
  }
}
