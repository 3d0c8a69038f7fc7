import { type ClientOptions, createHttp, type Http } from './http.ts'
import { containers } from './namespaces/containers.ts'
import { customFieldDefinitions } from './namespaces/custom-field-definitions.ts'
import { customFieldOptions } from './namespaces/custom-field-options.ts'
import { customFields } from './namespaces/custom-fields.ts'
import { directUploads } from './namespaces/direct-uploads.ts'
import { documents } from './namespaces/documents.ts'
import { emailSubmissions } from './namespaces/email-submissions.ts'
import { events } from './namespaces/events.ts'
import { parties } from './namespaces/parties.ts'
import { metroAreas, ports, shippingLines, terminals, vessels } from './namespaces/reference.ts'
import { sandbox } from './namespaces/sandbox.ts'
import { search } from './namespaces/search.ts'
import { shipments } from './namespaces/shipments.ts'
import { trackingRequests } from './namespaces/tracking-requests.ts'
import { webhookNotifications } from './namespaces/webhook-notifications.ts'
import { webhooks } from './namespaces/webhooks.ts'
import { createPutBlob } from './put-blob.ts'

/** The API: calls by noun (`client.shipments.get(id)`), which throw typed errors, and calls by path. */
export interface BoxtrailClient
  /** Calls by path, typed by the contract. They answer `{ data, error, response }` and throw only when no answer came. */
  extends Http {
  shipments: ReturnType<typeof shipments>
  containers: ReturnType<typeof containers>
  trackingRequests: ReturnType<typeof trackingRequests>
  /** Finds shipments, containers and tracking requests by part of what is known of them. */
  search: ReturnType<typeof search>
  sandbox: ReturnType<typeof sandbox>
  shippingLines: ReturnType<typeof shippingLines>
  events: ReturnType<typeof events>
  webhooks: ReturnType<typeof webhooks>
  webhookNotifications: ReturnType<typeof webhookNotifications>
  documents: ReturnType<typeof documents>
  emailSubmissions: ReturnType<typeof emailSubmissions>
  parties: ReturnType<typeof parties>
  customFieldDefinitions: ReturnType<typeof customFieldDefinitions>
  customFieldOptions: ReturnType<typeof customFieldOptions>
  customFields: ReturnType<typeof customFields>
  directUploads: ReturnType<typeof directUploads>
  /** Uploads a file, and answers the signed id that a document is created with. */
  putBlob: ReturnType<typeof createPutBlob>
  ports: ReturnType<typeof ports>
  terminals: ReturnType<typeof terminals>
  metroAreas: ReturnType<typeof metroAreas>
  vessels: ReturnType<typeof vessels>
}

/**
 * A client of one account.
 *
 * @example
 * const client = createClient({ baseUrl: 'http://127.0.0.1:8080', apiKey })
 * for await (const container of client.containers.iterate({ 'filter[status]': 'available' })) console.log(container.id)
 */
export const createClient = (options: ClientOptions): BoxtrailClient => {
  const http = createHttp(options)
  const uploads = directUploads(http)
  const putBlob = createPutBlob(uploads, options.fetch ?? ((request) => globalThis.fetch(request)))
  return {
    GET: http.GET,
    POST: http.POST,
    PATCH: http.PATCH,
    DELETE: http.DELETE,
    shipments: shipments(http),
    containers: containers(http),
    trackingRequests: trackingRequests(http),
    search: search(http),
    sandbox: sandbox(http),
    shippingLines: shippingLines(http),
    events: events(http),
    webhooks: webhooks(http),
    webhookNotifications: webhookNotifications(http),
    documents: documents(http, putBlob),
    emailSubmissions: emailSubmissions(http),
    parties: parties(http),
    customFieldDefinitions: customFieldDefinitions(http),
    customFieldOptions: customFieldOptions(http),
    customFields: customFields(http),
    directUploads: uploads,
    putBlob,
    ports: ports(http),
    terminals: terminals(http),
    metroAreas: metroAreas(http),
    vessels: vessels(http),
  }
}
