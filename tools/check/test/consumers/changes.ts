import type { Document } from '../mutation.ts'

/** A change of the contract that breaks programs which use what it touches, written as in `Consumer.uses`. */
export interface Break {
  title: string
  touches: string[]
  edit: (spec: Document) => unknown
}

const own = (spec: Document, schema: string): Document => {
  const { properties } = spec.components.schemas[schema]
  const inner = properties.attributes ?? properties.data?.properties?.attributes
  return inner?.properties ? inner : spec.components.schemas[schema]
}

/** A field by itself: a shared schema is copied into it, so that no other field changes with it. */
const field = (spec: Document, schema: string, name: string): Document => {
  const owner = own(spec, schema)
  const given = owner.properties[name]
  if (given.$ref) owner.properties[name] = structuredClone(spec.components.schemas[given.$ref.split('/').at(-1)])
  return owner.properties[name]
}

const operation = (spec: Document, id: string): Document =>
  Object.values<Document>(spec.paths)
    .flatMap((item) => Object.values<Document>(item))
    .find((one) => one?.operationId === id)

const sentBy = ({ responses }: Document): Document => Object.values(responses['200'].content)[0]

const removed = (of: string): Break => {
  const [schema = '', name = ''] = of.split('.')
  return {
    title: `removes ${of}`,
    touches: [of],
    edit: (spec) => {
      const owner = own(spec, schema)
      delete owner.properties[name]
      owner.required = (owner.required ?? []).filter((one: string) => one !== name)
    },
  }
}

const becomesNull = (of: string): Break => {
  const [schema = '', name = ''] = of.split('.')
  return {
    title: `lets ${of} be null`,
    touches: [of],
    edit: (spec) => {
      const given = field(spec, schema, name)
      given.type = [...[given.type].flat(), 'null']
      if (given.enum) given.enum = [...given.enum, null]
    },
  }
}

const becomesList = (of: string): Break => {
  const [schema = '', name = ''] = of.split('.')
  return {
    title: `gives ${of} another type`,
    touches: [of],
    edit: (spec) =>
      (own(spec, schema).properties[name] = { type: 'object', properties: { value: { type: 'string' } } }),
  }
}

const losesValue = (of: string, in_?: string): Break => {
  const [place = '', value = ''] = of.split('=')
  const [schema = '', name = ''] = place.split('.')
  return {
    title: `drops ${of}`,
    touches: [of],
    edit: (spec) => {
      const given = name ? field(spec, schema, name) : spec.components.schemas[in_ ?? schema]
      given.enum = given.enum.filter((one: unknown) => one !== value)
    },
  }
}

const goneOperation = (id: string): Break => ({
  title: `removes the operation ${id}`,
  touches: [id],
  edit: (spec) => {
    for (const item of Object.values<Document>(spec.paths))
      for (const [verb, one] of Object.entries<Document>(item)) if (one?.operationId === id) delete item[verb]
  },
})

const goneParameter = (of: string): Break => {
  const [id = '', name = ''] = of.split(' ')
  return {
    title: `takes ${of} no more`,
    touches: [of],
    edit: (spec) => {
      const called = operation(spec, id)
      called.parameters = called.parameters.filter(
        (one: Document) => (one.$ref ? spec.components.parameters[one.$ref.split('/').at(-1)] : one).name !== name,
      )
    },
  }
}

const goneEvent = (name: string): Break => ({
  title: `sends ${name} no more`,
  touches: [`event ${name}`],
  edit: ({ webhooks }) => delete webhooks[name],
})

const goneError = (code: string): Break => ({
  title: `tells ${code} otherwise`,
  touches: [`error ${code}`],
  edit: ({ components }) => {
    for (const { value } of Object.values<Document>(components.examples))
      for (const problem of value?.errors ?? []) if (problem.code === code) problem.code = `${code}_otherwise`
  },
})

const demanded = (schema: string, ...callers: string[]): Break => ({
  title: `demands a new field of ${schema}`,
  touches: callers,
  edit: (spec) => {
    const owner = own(spec, schema)
    owner.properties.demanded = { type: 'string' }
    owner.required = [...(owner.required ?? []), 'demanded']
  },
})

const FIELDS = [
  'Container.seal_number',
  'Container.weight_in_lbs',
  'Container.pod_full_out_at',
  'Container.pickup_lfd',
  'Container.ref_numbers',
  'Container.number',
  'Container.pod_timezone',
  'Container.empty_out_at',
  'Shipment.bill_of_lading_number',
  'Shipment.pod_eta_at',
  'Shipment.tags',
  'Port.name',
  'Terminal.firms_code',
  'Terminal.nickname',
  'Vessel.imo',
  'Vessel.mmsi',
  'TrackingRequest.failed_reason',
  'TransportEvent.voyage_number',
  'Webhook.secret',
  'Event.sequence',
  'ShippingLine.scac',
  'ContainerUpdatedEvent.changeset',
  'ContainerCreatedEvent.timezone',
  'WebhookCreate.events',
  'TrackingRequestCreate.scac',
]

export const BREAKS: Break[] = [
  ...FIELDS.map(removed),
  ...[
    'Container.number',
    'Port.name',
    'Shipment.bill_of_lading_number',
    'TrackingRequest.request_number',
    'Webhook.url',
  ].map(becomesNull),
  ...['Container.weight_in_lbs', 'Shipment.tags'].map(becomesList),
  ...[
    'Container.current_status=on_ship',
    'Container.current_status=delivered',
    'Container.current_status=dropped',
    'Container.equipment_type=reefer',
    'TrackingRequest.status=failed',
    'TrackingRequestCreate.request_type=booking',
    'TrackingRequestCreate.request_type=bill_of_lading',
    'ContainerInclude=shipment',
  ].map((of) => losesValue(of)),
  ...['listContainers', 'getVessel', 'refreshContainer', 'createWebhook', 'getReport'].map(goneOperation),
  ...['listContainers filter[status]', 'listShipments filter[port]', 'listShipments filter[carrier]'].map(
    goneParameter,
  ),
  ...['container.transport.vessel_arrived', 'container.created', 'container.updated', 'document.extracted'].map(
    goneEvent,
  ),
  ...['duplicate', 'unreadable_mail'].map(goneError),
  demanded('TrackingRequestCreate', 'createTrackingRequest'),
  demanded('PartyCreate', 'createParty'),
  {
    title: 'answers a created tracking request with 202 as well',
    touches: ['createTrackingRequest'],
    edit: (spec) => {
      const { responses } = operation(spec, 'createTrackingRequest')
      responses['202'] = responses['201']
    },
  },
  {
    title: 'has no example of a container on a ship',
    touches: ['example getContainer 200 on_ship'],
    edit: (spec) => delete sentBy(operation(spec, 'getContainer')).examples.on_ship,
  },
  {
    title: 'takes another key for a vessel',
    touches: ['getVessel'],
    edit: (spec) => {
      spec.components.securitySchemes.other = { type: 'http', scheme: 'bearer' }
      operation(spec, 'getVessel').security = [{ other: [] }]
    },
  },
  {
    title: 'sends a length that a closed list did not have',
    touches: ['Container.equipment_length'],
    edit: (spec) => field(spec, 'Container', 'equipment_length').enum.push(53),
  },
]

export const touchesAny = (uses: readonly string[], { touches }: Break): boolean =>
  touches.some((touched) => uses.some((use) => use === touched || (use.endsWith('.*') && isFieldOf(touched, use))))

const isFieldOf = (touched: string, use: string): boolean => touched.startsWith(use.slice(0, -1))
