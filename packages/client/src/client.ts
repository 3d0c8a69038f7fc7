import { type Api, type ClientOptions, createApi } from './api.ts'
import type { Http } from './calls.ts'
import { type Follow, follow } from './follow.ts'
import { type Methods, methods } from './generated/methods.ts'
import { trackingHelpers } from './tracking-helpers.ts'
import type { TrackingHelpers } from './tracking-types.ts'
import type { Format } from './types.ts'
import { type PutBlob, putBlob, type Uploads, uploads } from './upload.ts'

/** The API: methods by kind of record (`client.shipments.get(id)`), which throw typed errors, and calls by path. */
export interface BoxtrailClient<D extends Format = 'mapped'>
/** Calls by path, typed by the contract. They answer `{ data, error, response }` and throw only when no answer came. */
  extends Http,
    Omit<Methods<D>, 'trackingRequests' | 'documents' | 'events'> {
  trackingRequests: Methods<D>['trackingRequests'] & TrackingHelpers<D>
  documents: Methods<D>['documents'] & Uploads<D>
  events: Methods<D>['events'] & Follow<D>
  /** Uploads a file, and gives the signed id that a document is created with. */
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
