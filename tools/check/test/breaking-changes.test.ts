import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { breakingChanges } from '@boxtrail/contracts/comparison'
import { describe, expect, test } from 'vitest'
import type { Spec } from '../../generate/bundle.ts'
import { generated } from '../../generate/places.ts'

// biome-ignore lint/suspicious/noExplicitAny: the tests edit a parsed document at will
type Document = any
type Edit = (spec: Document) => unknown

const textOf = (file: string) => readFileSync(join(generated, file), 'utf8')
const texts = { 'openapi.json': textOf('openapi.json'), 'feed/openapi.json': textOf('feed/openapi.json') }
type File = keyof typeof texts
const read = (file: File): Spec => JSON.parse(texts[file])
const contracts = { 'openapi.json': read('openapi.json'), 'feed/openapi.json': read('feed/openapi.json') }

/** The problems that the gate reports for an edited contract. */
const after = (edit: Edit, file: File = 'openapi.json') => {
  const edited = read(file)
  edit(edited)
  return breakingChanges(contracts[file], edited)
}

const schema = (spec: Document, name: string) => spec.components.schemas[name]
const container = (spec: Document) => schema(spec, 'Container').properties.attributes
const creation = (spec: Document) => schema(spec, 'TrackingRequestCreate').properties.data.properties.attributes
const searchQuery = (spec: Document) =>
  spec.paths['/search'].get.parameters.find((parameter: Document) => parameter.name === 'query')
const drop = (list: string[], value: string) => list.splice(list.indexOf(value), 1)

describe('the comparison accepts', () => {
  const harmless: [title: string, edit: Edit][] = [
    ['a contract that did not change', () => {}],
    ['a new field in an answer', (spec) => Object.assign(container(spec).properties, { colour: { type: 'string' } })],
    ['a new value of an open list', (spec) => container(spec).properties.current_status.enum.push('lost')],
    [
      'a field of an answer that is never null any more',
      (spec) => (container(spec).properties.seal_number.type = 'string'),
    ],
    [
      'a new kind of included resource',
      (spec) =>
        schema(spec, 'IncludedResource').oneOf.push({ properties: { type: { const: 'berth' }, attributes: {} } }),
    ],
    ['a new optional field of a request', (spec) => (creation(spec).properties.note = { type: 'string' })],
    ['a field that a request no longer needs', (spec) => drop(creation(spec).required, 'request_number')],
    ['a new value that a request may send', (spec) => creation(spec).properties.request_type.enum.push('seal')],
    ['a longer text that a request may send', (spec) => (searchQuery(spec).schema.maxLength += 1)],
    [
      'a new optional parameter',
      ({ paths }) => paths['/search'].get.parameters.push({ name: 'exact', in: 'query', schema: { type: 'boolean' } }),
    ],
    ['a new operation', ({ paths }) => (paths['/new'] = { get: { ...paths['/search'].get, operationId: 'listNew' } })],
    ['a new error status', ({ paths }) => (paths['/search'].get.responses['507'] = { description: 'Full.' })],
    ['a new event', ({ webhooks }) => (webhooks['container.lost'] = webhooks['container.created'])],
    ['another way to authenticate', (spec) => spec.security.push({ other: [] })],
    ['another order of fields', (spec) => container(spec).required.reverse()],
    ['another description', (spec) => (schema(spec, 'Container').description = 'A container.')],
    [
      'null that is written as a choice',
      ({ components }) => {
        const choice = [{ $ref: '#/components/schemas/Timestamp' }, { type: 'null' }]
        components.schemas.NullableTimestamp = { oneOf: choice }
      },
    ],
    [
      'a schema that is written in place of its reference',
      (spec) => (container(spec).properties.created_at = schema(spec, 'Timestamp')),
    ],
  ]
  test.each(harmless)('%s', (_, edit) => expect(after(edit)).toEqual([]))
})

describe('the comparison rejects', () => {
  const breaking: [title: string, edit: Edit, message: string][] = [
    ['a removed operation', ({ paths }) => delete paths['/shipments'].get, 'listShipments: was removed or moved'],
    [
      'an operation of another name',
      ({ paths }) => (paths['/shipments'].get.operationId = 'getShipments'),
      'listShipments: was removed or moved',
    ],
    ['a removed parameter', ({ paths }) => paths['/shipping_lines'].get.parameters.pop(), 'no longer accepts search'],
    [
      'a parameter in another place',
      (spec) => (searchQuery(spec).in = 'header'),
      'searchRecords: no longer accepts query',
    ],
    [
      'a new required parameter',
      ({ paths }) => paths['/search'].get.parameters.push({ name: 'at', in: 'query', required: true, schema: {} }),
      'searchRecords: now requires at',
    ],
    [
      'a shorter text in a parameter',
      (spec) => (searchQuery(spec).schema.maxLength = 5),
      'query: maxLength is now 5, was 200',
    ],
    [
      'another default',
      ({ components }) => (components.parameters.PageSize.schema.default = 10),
      'listShipments page[size]: default is now 10, was 30',
    ],
    [
      'an include that is no longer accepted',
      (spec) => schema(spec, 'ShipmentInclude').enum.shift(),
      'ShipmentInclude: no longer accepts "port_of_lading"',
    ],
    [
      'a removed status',
      ({ paths }) => delete paths['/ports/{id}'].get.responses['404'],
      'getPort: no longer responds with 404',
    ],
    [
      'another success status',
      ({ paths }) => (paths['/search'].get.responses['202'] = { description: 'Later.' }),
      'searchRecords: may now respond with 202',
    ],
    [
      'another media type of an answer',
      ({ paths }) => (paths['/search'].get.responses['200'].content = { 'application/json': {} }),
      'searchRecords 200: is no longer application/vnd.api+json',
    ],
    [
      'a second media type of a request that is no longer accepted',
      ({ paths }) => delete paths['/tracking_requests'].post.requestBody.content['application/json'],
      'createTrackingRequest body: is no longer application/json',
    ],
    [
      'a body that is newly required',
      ({ paths }) => (paths['/search'].get.requestBody = { required: true, content: {} }),
      'searchRecords: now requires a body',
    ],
    [
      'a header that is no longer sent',
      ({ components }) => delete components.responses.TooManyRequests.headers['Retry-After'],
      'listShipments 429: no longer sends Retry-After',
    ],
    ['other credentials', (spec) => (spec.components.securitySchemes.apiKey.name = 'X-Key'), 'the same credentials'],
    ['another address', (spec) => (spec.servers[0].url = '{base}/v3'), 'is no longer served at {base}/v2'],
    [
      'a removed field of an answer',
      (spec) => delete container(spec).properties.number,
      'Container.attributes: number is gone',
    ],
    [
      'a field of an answer that may be absent',
      (spec) => drop(container(spec).required, 'number'),
      'Container.attributes: number may now be absent',
    ],
    [
      'a field of an answer that may be null',
      (spec) => (container(spec).properties.number.type = ['string', 'null']),
      'Container.attributes.number: may now be null',
    ],
    [
      'a relationship that may be null',
      (spec) => {
        const { entity } = schema(spec, 'CustomField').properties.relationships.properties
        entity.properties.data = { oneOf: [entity.properties.data, { type: 'null' }] }
      },
      'CustomField.relationships.entity.data: may now be null',
    ],
    [
      'a field of an answer of another type',
      (spec) => (container(spec).properties.number = { type: 'array', items: { type: 'string' } }),
      'Container.attributes.number: may now be array',
    ],
    [
      'a free text in place of a format',
      (spec) => delete schema(spec, 'Timestamp').format,
      'Timestamp: format is now not stated',
    ],
    [
      'a new value of a closed list in an answer',
      (spec) => container(spec).properties.equipment_length.enum.push(53),
      'Container.attributes.equipment_length: 53 is new in a closed list',
    ],
    [
      'a list of an answer that is no longer closed',
      (spec) => (schema(spec, 'LocationRef').properties.type['x-extensible-enum'] = true),
      'LocationRef.type: its list of values is no longer closed',
    ],
    [
      'a value that an answer never has any more',
      (spec) => drop(container(spec).properties.current_status.enum, 'available'),
      'Container.attributes.current_status: "available" is no longer sent',
    ],
    [
      'a resource that is never included any more',
      (spec) => schema(spec, 'IncludedResource').oneOf.shift(),
      'IncludedResource: <shipment> is no longer sent',
    ],
    [
      'null among the included resources',
      (spec) => (schema(spec, 'RailTerminal').type = ['object', 'null']),
      'IncludedResource: may now be null',
    ],
    [
      'a resource of another type',
      (spec) => (schema(spec, 'Port').properties.type.const = 'harbour'),
      'Port: may now be <harbour>',
    ],
    [
      'values of another type in a map',
      (spec) => (schema(spec, 'Changeset').additionalProperties = { type: 'string' }),
      'Changeset.*: may now be string',
    ],
    [
      'a field that a request must now have',
      (spec) => creation(spec).required.push('scac'),
      'TrackingRequestCreate.data.attributes: scac is now required',
    ],
    [
      'a field that a request may no longer have',
      (spec) => delete creation(spec).properties.ref_numbers,
      'TrackingRequestCreate.data.attributes: ref_numbers is gone',
    ],
    [
      'a value that a request may no longer send',
      (spec) => creation(spec).properties.request_type.enum.pop(),
      'TrackingRequestCreate.data.attributes.request_type: no longer accepts "container"',
    ],
    [
      'null that a request may no longer send',
      (spec) => (creation(spec).properties.scac.type = 'string'),
      'TrackingRequestCreate.data.attributes.scac: no longer accepts null',
    ],
    [
      'a pattern for a text that was free',
      (spec) => (creation(spec).properties.request_number.pattern = '^[A-Z]+$'),
      'TrackingRequestCreate.data.attributes.request_number: pattern is now "^[A-Z]+$"',
    ],
    [
      'a keyword that the gate does not know',
      (spec) => (creation(spec).properties.request_number.not = { const: '' }),
      'TrackingRequestCreate.data.attributes.request_number: not changed, which this check cannot judge',
    ],
    [
      'an event that is never sent any more',
      ({ webhooks }) => delete webhooks['container.created'],
      'event container.created: is no longer sent',
    ],
    [
      'a removed field of an event',
      (spec) => delete schema(spec, 'ContainerCreatedNotification').properties.included,
      'ContainerCreatedNotification: included is gone (event container.created)',
    ],
    [
      'a schema of another name',
      (spec) => Object.assign(spec, JSON.parse(JSON.stringify(spec).replaceAll(/(schemas\/|")Port"/g, '$1Harbour"'))),
      'Port: the schema was removed',
    ],
  ]
  test.each(breaking)('%s', (_, edit, message) => expect(after(edit).join('\n')).toContain(message))

  test('each broken promise is reported once, with the affected operations', () =>
    expect(after((spec) => delete schema(spec, 'Port').properties.attributes.properties.code)).toEqual([
      expect.stringMatching(
        /^Port\.attributes: code is gone \(listShipments, getShipment, updateShipment and \d+ more\)$/,
      ),
    ]))
})

describe('the comparison of the feed contract', () => {
  const feed = (edit: Edit) => after(edit, 'feed/openapi.json')
  test('rejects a change by which a terminal may no longer push a value', () =>
    expect(feed((spec) => schema(spec, 'Snapshot').properties.availability.enum.shift())).toEqual([
      'Snapshot.availability: no longer accepts "yes" (pushMessage, getContainerMessage)',
    ]))
  test('names the field whose reference is restricted, although what it refers to stays the same', () => {
    const event = (spec: Document) => schema(spec, 'Event').properties
    expect(feed((spec) => (event(spec).occurred_at.format = 'date'))).toEqual([
      expect.stringMatching(/^Event\.occurred_at: beside a reference changed/),
    ])
    expect(feed((spec) => (event(spec).occurred_at.description = 'When.'))).toEqual([])
  })
  test('lets what terminals serve to Boxtrail gain optional fields, but no required ones', () => {
    expect(feed((spec) => (schema(spec, 'FeedMessage').properties.note = { type: 'string' }))).toEqual([])
    expect(feed((spec) => (schema(spec, 'FeedMessage').required = ['events']))).toContain(
      'FeedMessage: events is now required (pushMessage, getContainerMessage)',
    )
  })
  test('rejects a change by which Boxtrail no longer understands a response of terminals', () =>
    expect(feed(({ paths }) => delete paths['/containers/{container_number}'].get.responses['404'])).toEqual([
      'getContainerMessage: no longer responds with 404',
    ]))
})
