import { CLIENT, type Consumer } from './consumer.ts'

/** Programs that differ in how they call the API and what they send. */
export const callers: Consumer[] = [
  {
    name: 'wrapper-class',
    files: {
      'service.ts': `import { type BoxtrailClient, createClient } from '@boxtrail/client'
export class Tracking {
  readonly #client: BoxtrailClient
  constructor(client: BoxtrailClient = createClient({ baseUrl: 'https://boxtrail.example', apiKey: 'k' })) {
    this.#client = client
  }
  async track(number: string, scac: string) {
    const request = await this.#client.trackingRequests.create({ requestType: 'bill_of_lading', requestNumber: number, scac })
    return this.#status(request.id)
  }
  async #status(id: string) {
    const { status, failedReason } = await this.#client.trackingRequests.get(id)
    return status === 'failed' ? failedReason : status
  }
}
`,
    },
    uses: [
      'createTrackingRequest',
      'getTrackingRequest',
      'TrackingRequestCreate.request_type',
      'TrackingRequestCreate.request_type=bill_of_lading',
      'TrackingRequestCreate.request_number',
      'TrackingRequestCreate.scac',
      'TrackingRequest.status',
      'TrackingRequest.status=failed',
      'TrackingRequest.failed_reason',
    ],
  },
  {
    name: 'queries',
    files: {
      'search.ts': `import { createClient, type ListShipmentsQuery } from '@boxtrail/client'
const client = createClient({ baseUrl: 'https://boxtrail.example', apiKey: process.env.KEY ?? '' })
const filter: ListShipmentsQuery['filter'] = { port: 'USLAX', updatedAt: { start: '2026-01-01T00:00:00Z' } }
export async function recent(customer?: string) {
  const query: ListShipmentsQuery = { filter: { ...filter, ...(customer ? { customerName: customer } : {}) }, page: { size: 50 } }
  const { items, meta } = await client.shipments.list(query)
  return items.map((shipment) => shipment.tags.join()).concat(String(meta.total))
}
`,
    },
    uses: [
      'listShipments',
      'listShipments filter[port]',
      'listShipments filter[updated_at][start]',
      'listShipments filter[customer_name]',
      'listShipments page[size]',
      'Shipment.tags',
      'ListMeta.total',
    ],
  },
  {
    name: 'writes',
    files: {
      'write.ts': `${CLIENT}
interface Form {
  refNumbers: string[]
}
export const rename = (id: string, form: Form) => client.containers.update(id, form)
export const tag = async (id: string, tags: string[]) => {
  const shipment = await client.shipments.update(id, { tags })
  return shipment.updatedAt
}
`,
    },
    uses: [
      'updateContainer',
      'updateShipment',
      'ContainerUpdate.ref_numbers',
      'ShipmentUpdate.tags',
      'Shipment.updated_at',
    ],
  },
  {
    name: 'raw-format',
    files: {
      'raw.ts': `import { createClient } from '@boxtrail/client'
const client = createClient({ baseUrl: 'https://boxtrail.example', apiKey: 'k', format: 'raw' })
export async function number(id: string) {
  const { data, included = [] } = await client.containers.get(id, { include: ['shipment'] })
  const shipment = included.find((one) => one.type === 'shipment')
  return [data.attributes.number, data.attributes.ssl_lfd, shipment?.id]
}
`,
    },
    uses: [
      'getContainer',
      'getContainer include',
      'ContainerInclude=shipment',
      'Container.number',
      'Container.ssl_lfd',
      'IncludedResource <shipment>',
    ],
  },
  {
    name: 'by-path',
    files: {
      'by-path.ts': `import { createApi } from '@boxtrail/client'
const { http } = createApi({ baseUrl: 'https://boxtrail.example', apiKey: 'k' })
export async function vessel(id: string) {
  const { data, error } = await http.GET('/vessels/{id}', { params: { path: { id } } })
  if (error) return error.errors[0]?.code
  return data.data.attributes.mmsi
}
export async function boxes() {
  const { data } = await http.GET('/containers', { params: { query: { 'filter[status]': 'on_ship', include: ['shipment'] } } })
  return data?.data.map(({ attributes: { number } }) => number)
}
`,
    },
    uses: [
      'getVessel',
      'listContainers',
      'listContainers filter[status]',
      'listContainers include',
      'ContainerInclude=shipment',
      'Vessel.mmsi',
      'Container.number',
    ],
  },
  {
    name: 'plain-fetch',
    files: {
      'fetch.ts': `const base = process.env.BOXTRAIL ?? ''
export async function arrival(id: string, headers: Record<string, string>) {
  const answer = await fetch(\`\${base}/v2/shipments/\${id}\`, { headers })
  if (answer.status === 404) return undefined
  const body = await answer.json()
  return body.data.attributes.pod_eta_at ?? body.data.attributes.pod_ata_at
}
`,
    },
    uses: ['getShipment', 'status 404', 'Shipment.pod_eta_at', 'Shipment.pod_ata_at'],
  },
  {
    name: 'plain-fetch-own-types',
    files: {
      'webhooks.ts': `interface Webhook { id: string; attributes: { url: string; active: boolean } }
export async function register(base: string, url: string): Promise<Webhook> {
  const answer = await fetch(base + '/v2/webhooks', {
    method: 'POST',
    body: JSON.stringify({ data: { type: 'webhook', attributes: { url, active: true, events: ['container.created'] } } }),
  })
  if (answer.status === 429) throw new Error('wait ' + answer.headers.get('Retry-After'))
  const { data } = (await answer.json()) as { data: Webhook }
  console.log(data.attributes.url, data.attributes.active)
  return data
}
`,
    },
    uses: [
      'createWebhook',
      'status 429',
      'header retry-after',
      'event container.created',
      'Webhook.url',
      'Webhook.active',
      'WebhookCreate.url',
      'WebhookCreate.active',
      'WebhookCreate.events',
    ],
  },
  {
    name: 'commonjs',
    files: {
      'daily.cjs': `const { createClient } = require('@boxtrail/client')
const client = createClient({ baseUrl: 'https://boxtrail.example', apiKey: 'k' })
module.exports = async function daily() {
  const page = await client.trackingRequests.list()
  return page.items.filter((request) => request.status === 'failed').map((request) => request.requestNumber)
}
`,
    },
    uses: [
      'listTrackingRequests',
      'TrackingRequest.status',
      'TrackingRequest.status=failed',
      'TrackingRequest.request_number',
    ],
  },
  {
    name: 'javascript',
    files: {
      'render.mjs': `import { createClient } from '@boxtrail/client'
const client = createClient({ baseUrl: 'https://boxtrail.example', apiKey: 'k' })

/** @param {import('@boxtrail/client').TransportEvent} event */
const line = (event) => event.event + ' ' + event.locationLocode + ' ' + event.voyageNumber

export async function render(id) {
  const { items } = await client.containers.transportEvents(id)
  return items.map(line).join('\\n')
}
`,
    },
    uses: [
      'listContainerTransportEvents',
      'TransportEvent.event',
      'TransportEvent.location_locode',
      'TransportEvent.voyage_number',
    ],
  },
  {
    name: 'walk',
    files: {
      'walk.ts': `${CLIENT}
export async function heavy() {
  const found: string[] = []
  for await (const { number, weightInLbs } of client.containers.iterate({ filter: { number: 'MSCU4000000' } }))
    if ((weightInLbs ?? 0) > 44_000) found.push(number)
  return found
}
`,
    },
    uses: ['listContainers', 'listContainers filter[number]', 'Container.number', 'Container.weight_in_lbs'],
  },
]
