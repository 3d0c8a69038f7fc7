import type { Level } from '@boxtrail/contracts/comparison'
import type { Document, Mutation } from './mutation.ts'
import { ruleMutations } from './rule-mutations.ts'

const schema = (spec: Document, name: string) => spec.components.schemas[name]

/** The fields that a program reads and writes: the attributes if there are any, otherwise the members. */
const fields = (spec: Document, name: string): Document => {
  const { properties } = schema(spec, name)
  const inner = properties.attributes ?? properties.data?.properties?.attributes
  return inner?.properties ? inner : schema(spec, name)
}

const field = (spec: Document, name: string, key: string): Document => {
  const given = fields(spec, name).properties[key]
  // A schema of values that several fields share.
  return given.$ref ? schema(spec, given.$ref.split('/').at(-1)) : given
}

const without = (list: unknown[], value: unknown) => list.splice(list.indexOf(value), 1)

type Target = [schema: string, field: string]
type Change = (spec: Document, name: string, key: string) => unknown

/** The same change in several places. */
const each = (level: Level, what: string, targets: Target[], change: Change): Mutation[] =>
  targets.map(([name, key]) => ({
    title: `${what}: ${name}.${key}`,
    level,
    edit: (spec) => change(spec, name, key),
  }))

const eachOf = (
  level: Level,
  what: string,
  names: string[],
  change: (spec: Document, name: string) => unknown,
): Mutation[] => names.map((name) => ({ title: `${what}: ${name}`, level, edit: (spec) => change(spec, name) }))

const rename: Change = (spec, name, key) => {
  const { properties, required = [] } = fields(spec, name)
  properties[`${key}_renamed`] = properties[key]
  delete properties[key]
  if (required.includes(key)) required.splice(required.indexOf(key), 1, `${key}_renamed`)
}

const remove: Change = (spec, name, key) => {
  const { properties, required = [] } = fields(spec, name)
  delete properties[key]
  if (required.includes(key)) without(required, key)
}

const addNull: Change = (spec, name, key) => {
  const given = field(spec, name, key)
  given.type = [...[given.type].flat(), 'null']
  if (given.enum) given.enum.push(null)
}

const dropNull: Change = (spec, name, key) => {
  const given = field(spec, name, key)
  const types = [given.type].flat().filter((type: string) => type !== 'null')
  given.type = types.length === 1 ? types[0] : types
  if (given.enum) given.enum = given.enum.filter((value: unknown) => value !== null)
}

const ANSWERED: Target[] = [
  ['Shipment', 'bill_of_lading_number'],
  ['Container', 'number'],
  ['Port', 'name'],
  ['Terminal', 'nickname'],
  ['Vessel', 'name'],
  ['TrackingRequest', 'request_number'],
  ['Webhook', 'url'],
  ['Document', 'name'],
  ['ShippingLine', 'scac'],
  ['Event', 'sequence'],
  ['Party', 'company_name'],
  ['CustomField', 'api_slug'],
]

const REQUESTED: Target[] = [
  ['ShipmentUpdate', 'ref_numbers'],
  ['ContainerUpdate', 'ref_numbers'],
  ['TrackingRequestCreate', 'request_number'],
  ['TrackingRequestUpdate', 'ref_numbers'],
  ['InferNumber', 'number'],
  ['WebhookCreate', 'url'],
  ['WebhookUpdate', 'active'],
  ['DocumentCreate', 'name'],
  ['PartyCreate', 'company_name'],
  ['CustomFieldOptionCreate', 'label'],
]

const NULLABLE_ANSWERED: Target[] = [
  ['Shipment', 'customer_name'],
  ['Container', 'seal_number'],
  ['Port', 'city'],
  ['Vessel', 'imo'],
  ['TrackingRequest', 'scac'],
  ['Document', 'document_type'],
  ['EmailSubmission', 'subject'],
  ['ShippingLine', 'notes'],
]

const NULLABLE_REQUESTED: Target[] = [
  ['ContainerUpdate', 'delivered_at'],
  ['TrackingRequestCreate', 'scac'],
  ['CustomFieldDefinitionUpdate', 'description'],
  ['CustomFieldDefinitionUpdate', 'default_format'],
  ['DocumentUpdate', 'document_type_manual'],
]

const OPEN_LISTS: Target[] = [
  ['Container', 'current_status'],
  ['Container', 'equipment_height'],
  ['TrackingRequest', 'status'],
  ['TrackingRequest', 'failed_reason'],
  ['TransportEvent', 'event'],
  ['Document', 'source'],
  ['CustomFieldDefinition', 'data_type'],
  ['WebhookNotification', 'delivery_status'],
]

const CLOSED_LISTS: Target[] = [
  ['Container', 'equipment_length'],
  ['LocationRef', 'type'],
  ['FacilityRef', 'type'],
  ['DocumentSchema', 'schema_format'],
  ['EstimatedEvent', 'event'],
]

const REQUESTED_LISTS: Target[] = [
  ['TrackingRequestCreate', 'request_type'],
  ['CustomFieldDefinitionCreate', 'entity_type'],
  ['CustomFieldDefinitionCreate', 'data_type'],
  ['CustomFieldDefinitionCreate', 'reference_type'],
  ['DocumentRotate', 'degrees'],
]

const answers: Mutation[] = [
  ...each('major', 'removes a field of an answer', ANSWERED, remove),
  ...each('major', 'renames a field of an answer', ANSWERED, rename),
  ...each('major', 'lets a field of an answer be null', ANSWERED, addNull),
  ...each('major', 'gives a field of an answer another type', ANSWERED.slice(0, 8), (spec, name, key) => {
    fields(spec, name).properties[key] = { type: 'array', items: { type: 'string' } }
  }),
  ...each('major', 'lets a field of an answer be absent', ANSWERED.slice(0, 4), (spec, name, key) => {
    const { required } = fields(spec, name)
    without(required, key)
  }),
  ...each('minor', 'adds a field to an answer', ANSWERED, (spec, name, key) => {
    fields(spec, name).properties[`${key}_extra`] = { type: ['string', 'null'], description: 'New.' }
  }),
  ...each('minor', 'a field of an answer is never null any more', NULLABLE_ANSWERED, dropNull),
  ...each('patch', 'describes a field of an answer anew', ANSWERED.slice(0, 6), (spec, name, key) => {
    field(spec, name, key).description = 'In other words.'
  }),
  ...each('none', 'gives a field of an answer another example', ANSWERED.slice(0, 4), (spec, name, key) => {
    field(spec, name, key).examples = ['other']
  }),
  ...each('minor', 'deprecates a field of an answer', ANSWERED.slice(0, 4), (spec, name, key) => {
    field(spec, name, key).deprecated = true
  }),
]

const requests: Mutation[] = [
  ...each('major', 'removes a field of a request', REQUESTED, remove),
  ...each('major', 'renames a field of a request', REQUESTED, rename),
  ...eachOf(
    'major',
    'demands a new field of a request',
    REQUESTED.map(([name]) => name),
    (spec, name) => {
      const owner = fields(spec, name)
      owner.properties.demanded = { type: 'string' }
      owner.required = [...(owner.required ?? []), 'demanded']
    },
  ),
  ...eachOf(
    'minor',
    'adds an optional field to a request',
    REQUESTED.map(([name]) => name),
    (spec, name) => {
      fields(spec, name).properties.optional = { type: 'string' }
    },
  ),
  ...each('major', 'takes no null any more', NULLABLE_REQUESTED, dropNull),
  ...each(
    'minor',
    'takes null as well',
    [
      ['InferNumber', 'number'],
      ['WebhookCreate', 'url'],
      ['PartyCreate', 'company_name'],
      ['DocumentCreate', 'name'],
    ],
    addNull,
  ),
  ...each(
    'major',
    'shortens a text of a request',
    [
      ['InferNumber', 'number'],
      ['WebhookCreate', 'url'],
      ['PartyCreate', 'company_name'],
      ['DocumentCreate', 'name'],
      ['TrackingRequestCreate', 'request_number'],
    ],
    (spec, name, key) => (field(spec, name, key).maxLength = 2),
  ),
  ...each(
    'major',
    'demands a pattern of a text',
    [
      ['InferNumber', 'number'],
      ['PartyCreate', 'company_name'],
      ['CustomFieldOptionCreate', 'label'],
    ],
    (spec, name, key) => (field(spec, name, key).pattern = '^[A-Z]{4}$'),
  ),
  ...each(
    'major',
    'demands a format of a text',
    [
      ['InferNumber', 'number'],
      ['DocumentCreate', 'name'],
    ],
    (spec, name, key) => (field(spec, name, key).format = 'uuid'),
  ),
  ...each(
    'minor',
    'lets a text of a request be longer',
    [
      ['InferNumber', 'number'],
      ['WebhookCreate', 'url'],
      ['PartyCreate', 'company_name'],
    ],
    (spec, name, key) => (field(spec, name, key).maxLength = 1_000_000),
  ),
  ...each('major', 'limits how many values a list may have', [REQUESTED[0]!, REQUESTED[1]!], (spec, name, key) => {
    field(spec, name, key).maxItems = 1
  }),
]

const lists: Mutation[] = [
  ...each('minor', 'adds a value to an open list', OPEN_LISTS, (spec, name, key) =>
    field(spec, name, key).enum.push('new_value'),
  ),
  ...each('major', 'sends a value of an open list no more', OPEN_LISTS, (spec, name, key) =>
    field(spec, name, key).enum.shift(),
  ),
  ...each(
    'major',
    'renames a value of an open list',
    OPEN_LISTS,
    (spec, name, key) => (field(spec, name, key).enum[0] = 'renamed'),
  ),
  ...each('major', 'adds a value to a closed list of an answer', CLOSED_LISTS, (spec, name, key) => {
    const { enum: values } = schema(spec, name).properties[key] ?? field(spec, name, key)
    values.push(typeof values[0] === 'number' ? 99 : 'new_value')
  }),
  ...each('major', 'opens a closed list of an answer', CLOSED_LISTS, (spec, name, key) => {
    const given = schema(spec, name).properties[key] ?? field(spec, name, key)
    given['x-extensible-enum'] = true
  }),
  ...each('minor', 'accepts a new value', REQUESTED_LISTS, (spec, name, key) => {
    const { enum: values } = field(spec, name, key)
    values.push(typeof values[0] === 'number' ? 45 : 'new_value')
  }),
  ...each('major', 'accepts a value no more', REQUESTED_LISTS, (spec, name, key) =>
    field(spec, name, key).enum.shift(),
  ),
  ...each('none', 'lists the same values in another order', [...OPEN_LISTS, ...REQUESTED_LISTS], (spec, name, key) =>
    field(spec, name, key).enum.reverse(),
  ),
  ...each('minor', 'closes an open list of an answer', OPEN_LISTS.slice(0, 4), (spec, name, key) => {
    delete field(spec, name, key)['x-extensible-enum']
  }),
]

const OPERATIONS: [path: string, method: string][] = [
  ['/shipments', 'get'],
  ['/shipments/{id}', 'get'],
  ['/containers/{id}', 'patch'],
  ['/tracking_requests', 'post'],
  ['/webhooks/{id}', 'delete'],
  ['/documents', 'post'],
  ['/search', 'get'],
  ['/vessels/{id}', 'get'],
]

const eachOperation = (
  level: Level,
  what: string,
  change: (operation: Document, spec: Document, path: string, method: string) => unknown,
  among = OPERATIONS,
): Mutation[] =>
  among.map(([path, method]) => ({
    title: `${what}: ${method} ${path}`,
    level,
    edit: (spec) => change(spec.paths[path][method], spec, path, method),
  }))

const READ = OPERATIONS.filter(([, method]) => method === 'get')
const WRITTEN = OPERATIONS.filter(([, method]) => method === 'post' || method === 'patch')

const operations: Mutation[] = [
  ...eachOperation('major', 'removes an operation', (_, spec, path, method) => delete spec.paths[path][method]),
  ...eachOperation('major', 'renames an operation', (operation) => (operation.operationId += 'Again')),
  ...eachOperation('major', 'moves an operation', (operation, spec, path, method) => {
    delete spec.paths[path][method]
    spec.paths[`/moved${path}`] = { parameters: spec.paths[path].parameters, [method]: operation }
  }),
  ...eachOperation('major', 'documents a status no more', ({ responses }) => delete responses['401']),
  ...eachOperation('major', 'answers another success', ({ responses }) => {
    const [status] = Object.keys(responses)
    responses['206'] = responses[status!]
    delete responses[status!]
  }),
  ...eachOperation(
    'minor',
    'documents an error more',
    ({ responses }) => (responses['507'] = { description: 'Full.' }),
  ),
  ...eachOperation('major', 'demands a parameter', (operation) => {
    operation.parameters = [
      ...(operation.parameters ?? []),
      { name: 'tenant', in: 'query', required: true, schema: { type: 'string' } },
    ]
  }),
  ...eachOperation('minor', 'takes a parameter more', (operation) => {
    operation.parameters = [
      ...(operation.parameters ?? []),
      { name: 'verbose', in: 'query', schema: { type: 'boolean' } },
    ]
  }),
  ...eachOperation('patch', 'summarises an operation anew', (operation) => (operation.summary = 'In other words.')),
  ...eachOperation('minor', 'deprecates an operation', (operation) => (operation.deprecated = true)),
  ...eachOperation('major', 'accepts another key only', (operation, spec) => {
    spec.components.securitySchemes.other = { type: 'http', scheme: 'bearer' }
    operation.security = [{ other: [] }]
  }),
  ...eachOperation('minor', 'accepts another key as well', (operation, spec) => {
    spec.components.securitySchemes.other = { type: 'http', scheme: 'bearer' }
    operation.security = [...spec.security, { other: [] }]
  }),
  ...eachOperation('major', 'demands a header beside the key', (operation) => {
    operation.security = [{ apiKey: [], other: [] }]
  }),
  ...eachOperation(
    'major',
    'answers in another media type',
    ({ responses }) => {
      responses['200'].content = { 'text/csv': { schema: { type: 'string' } } }
    },
    READ,
  ),
  ...eachOperation(
    'minor',
    'answers in one media type more',
    ({ responses }) => {
      responses['200'].content['text/csv'] = { schema: { type: 'string' } }
    },
    READ,
  ),
  ...eachOperation(
    'major',
    'accepts plain JSON no more',
    ({ requestBody }) => delete requestBody.content['application/json'],
    WRITTEN,
  ),
  ...eachOperation(
    'minor',
    'accepts a media type more',
    ({ requestBody }) => {
      requestBody.content['application/xml'] = Object.values(requestBody.content)[0]
    },
    WRITTEN,
  ),
]

const parameter = (spec: Document, path: string, name: string): Document => {
  const { parameters } = spec.paths[path].get
  const resolved = parameters.map((one: Document) =>
    one.$ref ? spec.components.parameters[one.$ref.split('/').at(-1)] : one,
  )
  return resolved.find((one: Document) => one.name === name)
}

const parameters: Mutation[] = [
  {
    title: 'takes a query that is shorter',
    level: 'major',
    edit: (spec) => (parameter(spec, '/search', 'query').schema.maxLength = 5),
  },
  {
    title: 'takes a query that is longer',
    level: 'minor',
    edit: (spec) => (parameter(spec, '/search', 'query').schema.maxLength = 500),
  },
  {
    title: 'takes a query that may be left out',
    level: 'minor',
    edit: (spec) => (parameter(spec, '/search', 'query').required = false),
  },
  {
    title: 'takes the query as a header',
    level: 'major',
    edit: (spec) => (parameter(spec, '/search', 'query').in = 'header'),
  },
  { title: 'renames the query', level: 'major', edit: (spec) => (parameter(spec, '/search', 'query').name = 'q') },
  {
    title: 'has pages of another size',
    level: 'major',
    edit: ({ components }) => (components.parameters.PageSize.schema.default = 10),
  },
  {
    title: 'limits the size of a page',
    level: 'major',
    edit: ({ components }) => (components.parameters.PageSize.schema.maximum = 10),
  },
  {
    title: 'counts pages from zero',
    level: 'minor',
    edit: ({ components }) => (components.parameters.PageNumber.schema.minimum = 0),
  },
  {
    title: 'counts pages from two',
    level: 'major',
    edit: ({ components }) => (components.parameters.PageNumber.schema.minimum = 2),
  },
  {
    title: 'demands the size of a page',
    level: 'major',
    edit: ({ components }) => (components.parameters.PageSize.required = true),
  },
  {
    title: 'has no default for the size of a page',
    level: 'major',
    edit: ({ components }) => delete components.parameters.PageSize.schema.default,
  },
  {
    title: 'writes out how a list is sent by default',
    level: 'none',
    edit: (spec) => Object.assign(parameter(spec, '/search', 'query'), { style: 'form', explode: true }),
  },
  {
    title: 'sends a list in another way',
    level: 'major',
    edit: (spec) => (parameter(spec, '/containers/{id}', 'include').explode = true),
  },
  {
    title: 'includes no more what it did',
    level: 'major',
    edit: (spec) => spec.components.schemas.ContainerInclude.enum.shift(),
  },
  {
    title: 'includes something more',
    level: 'minor',
    edit: (spec) => spec.components.schemas.ContainerInclude.enum.push('journal'),
  },
  {
    title: 'describes the query anew',
    level: 'patch',
    edit: (spec) => (parameter(spec, '/search', 'query').description = 'Words.'),
  },
]

const EVENTS = [
  'container.created',
  'container.updated',
  'tracking_request.succeeded',
  'container.transport.vessel_arrived',
]

const events: Mutation[] = [
  ...eachOf('major', 'sends an event no more', EVENTS, ({ webhooks }, name) => delete webhooks[name]),
  ...eachOf('major', 'renames an event', EVENTS, ({ webhooks }, name) => {
    webhooks[`${name}_renamed`] = webhooks[name]
    delete webhooks[name]
  }),
  ...eachOf(
    'minor',
    'sends an event more',
    EVENTS,
    ({ webhooks }, name) => (webhooks[`${name}.extra`] = webhooks[name]),
  ),
  ...eachOf(
    'patch',
    'describes an event anew',
    EVENTS,
    ({ webhooks }, name) => (webhooks[name].post.summary = 'Words.'),
  ),
  ...each(
    'major',
    'removes a field of an event',
    [
      ['ContainerUpdatedEvent', 'changeset'],
      ['ContainerCreatedEvent', 'timezone'],
      ['EstimatedEvent', 'estimated_timestamp'],
      ['ContainerUpdatedNotification', 'delivery_status'],
    ],
    remove,
  ),
  ...each(
    'minor',
    'adds a field to an event',
    [
      ['ContainerUpdatedEvent', 'changeset'],
      ['ContainerCreatedEvent', 'timezone'],
      ['EstimatedEvent', 'location_locode'],
    ],
    (spec, name, key) => (fields(spec, name).properties[`${key}_extra`] = { type: 'string' }),
  ),
  {
    title: 'accepts no subscription to an event any more',
    level: 'major',
    edit: (spec) => schema(spec, 'WebhookEventName').enum.shift(),
  },
]

const headers: Mutation[] = [
  {
    title: 'sends Retry-After no more',
    level: 'major',
    edit: ({ components }) => delete components.responses.TooManyRequests.headers['Retry-After'],
  },
  {
    title: 'sends Retry-After as a date',
    level: 'major',
    edit: ({ components }) =>
      (components.responses.TooManyRequests.headers['Retry-After'].schema = { type: 'string', format: 'date-time' }),
  },
  {
    title: 'sends a header more',
    level: 'minor',
    edit: ({ components }) =>
      (components.responses.TooManyRequests.headers['X-Limit'] = { schema: { type: 'integer' } }),
  },
  { title: 'is served elsewhere', level: 'major', edit: (spec) => (spec.servers[0].url = '{base}/v3') },
  { title: 'is served elsewhere as well', level: 'minor', edit: (spec) => spec.servers.push({ url: '{base}/v3' }) },
  {
    title: 'takes another header for the key',
    level: 'major',
    edit: (spec) => (spec.components.securitySchemes.apiKey.name = 'X-Key'),
  },
  {
    title: 'takes smaller mails',
    level: 'major',
    edit: ({ paths }) => (paths['/email_submissions'].post['x-max-body-bytes'] = 10),
  },
]

const whole: Mutation[] = [
  { title: 'changes nothing', level: 'none', edit: () => {} },
  {
    title: 'orders its paths anew',
    level: 'none',
    edit: (spec) => (spec.paths = Object.fromEntries(Object.entries(spec.paths).reverse())),
  },
  { title: 'has another title', level: 'patch', edit: (spec) => (spec.info.title = 'Other') },
  {
    title: 'has an operation more',
    level: 'minor',
    edit: ({ paths }) => (paths['/new'] = { get: { ...paths['/search'].get, operationId: 'listNew' } }),
  },
  { title: 'has a schema more', level: 'minor', edit: (spec) => (spec.components.schemas.Berth = { type: 'object' }) },
  {
    title: 'names a schema no more',
    level: 'major',
    edit: (spec) => {
      spec.components.schemas.ErrorList = spec.components.schemas.Errors
      delete spec.components.schemas.Errors
      Object.assign(spec, JSON.parse(JSON.stringify(spec).replaceAll('schemas/Errors"', 'schemas/ErrorList"')))
    },
  },
  ...eachOf('major', 'sends an integer as any number', ['Event', 'SandboxClock', 'DirectUpload'], (spec, name) => {
    const key = { Event: 'sequence', SandboxClock: 'ahead_s', DirectUpload: 'byte_size' }[name]!
    field(spec, name, key).type = 'number'
  }),
  ...eachOf('minor', 'sends a number as an integer', ['Vessel', 'TerminalFee'], (spec, name) => {
    const key = { Vessel: 'nautical_speed_knots', TerminalFee: 'amount' }[name]!
    const given = field(spec, name, key)
    given.type = Array.isArray(given.type) ? ['integer', 'null'] : 'integer'
  }),
  {
    title: 'takes any number where it took integers',
    level: 'minor',
    edit: (spec) => (field(spec, 'CustomFieldOptionCreate', 'position').type = 'number'),
  },
  {
    title: 'takes a text where it took an integer',
    level: 'major',
    edit: (spec) => (field(spec, 'CustomFieldOptionCreate', 'position').type = 'string'),
  },
]

/** Changes of every kind in every place of the contract. */
export const mutations: Mutation[] = [
  ...answers,
  ...requests,
  ...lists,
  ...operations,
  ...parameters,
  ...events,
  ...headers,
  ...whole,
  ...ruleMutations,
]
