import { examples } from '@boxtrail/contracts/examples'
import { describe, expect, expectTypeOf, it } from 'vitest'
import type { Container, Port, Reference, Shipment } from '../src/index.ts'
import { json, observedClient } from './observed.ts'

const document = examples.getContainer[200].with_shipment
const { client } = observedClient([json(document)])
const id = document.data.id

describe('a mapped record', () => {
  it('has its attributes in camelCase beside its relations, which keep their ids', async () => {
    const container = await client.containers.get(id)
    expect(container).toMatchObject({ id, type: 'container', number: document.data.attributes.number })
    expect(container.currentStatus).toBe(document.data.attributes.current_status)
    expect(container.importDeadlines).toEqual({
      pickupLfdLine: document.data.attributes.import_deadlines!.pickup_lfd_line,
      pickupLfdTerminal: document.data.attributes.import_deadlines!.pickup_lfd_terminal,
      pickupLfdRail: document.data.attributes.import_deadlines!.pickup_lfd_rail,
    })
    expect(container.shipment).toEqual(document.data.relationships.shipment.data)
    expectTypeOf(container.shipment).toEqualTypeOf<Reference<'shipment'> | null>()
    expect(container.meta?.sources.map(({ lastOutcome }) => lastOutcome)).toEqual(
      document.data.meta?.sources.map((source) => source.last_outcome),
    )
  })

  it('has its own names below the names of attributes', async () => {
    const document = examples.getContainerProvenance[200].default
    const observed = observedClient([json(document)])
    const provenance = await observed.client.containers.provenance(id)
    const [name, entry] = Object.entries(document.data.attributes.attributes).find(([name]) => name.includes('_'))!
    const camelName = name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
    expect(provenance.attributes[camelName]?.setBy.firstReportedAt).toBe(entry.set_by.first_reported_at)
  })

  it('has no name with an underscore, wherever it is', async () => {
    const names = (value: unknown): string[] =>
      value && typeof value === 'object'
        ? Object.entries(value).flatMap(([name, below]) => [name, ...names(below)])
        : []
    const container = await client.containers.get(id, { include: ['shipment'] })
    expect(names(container).filter((name) => name.includes('_'))).toEqual([])
  })

  it('has the records that include names in their places, and the compiler knows', async () => {
    const container = await client.containers.get(id, { include: ['shipment'] })
    const bill = document.included!.find(({ type }) => type === 'shipment')!
    expect(container.shipment?.billOfLadingNumber).toBe(
      (bill.attributes as { bill_of_lading_number: string }).bill_of_lading_number,
    )
    expectTypeOf(container.shipment).toEqualTypeOf<Shipment | null>()
    // @ts-expect-error the port was not requested
    expect(container.shipment?.portOfLading?.name).toBeUndefined()
    expectTypeOf<Container<'shipment'>>().toExtend<Container>()
  })

  it('has records two levels deep', async () => {
    const port = { id: 'p', type: 'port', attributes: { name: 'Shanghai', country_code: 'CN' } }
    const shipment = {
      id: 's',
      type: 'shipment',
      attributes: {},
      relationships: { port_of_lading: { data: { type: 'port', id: 'p' } } },
    }
    const data = {
      id,
      type: 'container',
      attributes: {},
      relationships: { shipment: { data: { type: 'shipment', id: 's' } } },
    }
    const { client } = observedClient([json({ data, included: [shipment, port] })])
    const container = await client.containers.get(id, { include: ['shipment.port_of_lading'] })
    expect(container.shipment?.portOfLading).toEqual({ id: 'p', type: 'port', name: 'Shanghai', countryCode: 'CN' })
    expectTypeOf(container.shipment!.portOfLading).toEqualTypeOf<Port | null>()
  })

  it('is a tree, though records point at each other', async () => {
    const shipment = {
      id: 's',
      type: 'shipment',
      attributes: {},
      relationships: { containers: { data: [{ type: 'container', id }] } },
    }
    const data = {
      id,
      type: 'container',
      attributes: { number: 'X' },
      relationships: { shipment: { data: { type: 'shipment', id: 's' } } },
    }
    const { client } = observedClient([json({ data: [data], included: [shipment, data] })])
    const { items } = await client.containers.list({ include: ['shipment'] })
    expect(items[0]!.shipment).toEqual({ id: 's', type: 'shipment', containers: [{ type: 'container', id }] })
    expect(() => JSON.stringify(items)).not.toThrow()
  })

  it('has a record of the list in the places of others that include it', async () => {
    const pointing = (id: string, other: string) => ({
      id,
      type: 'transport_event',
      attributes: {},
      relationships: { previous_version: { data: { type: 'transport_event', id: other } } },
    })
    const { client } = observedClient([json({ data: [pointing('2', '1'), pointing('1', '0')], included: [] })])
    const { items } = await client.containers.transportEvents(id, { include: ['previous_version'] })
    expect(items[0]!.previousVersion).toEqual({ ...items[1], previousVersion: { type: 'transport_event', id: '0' } })
  })

  it('keeps what points at a record that the answer does not hold', async () => {
    const data = {
      id,
      type: 'container',
      attributes: {},
      relationships: { shipment: { data: { type: 'shipment', id: 's' } } },
    }
    const { client } = observedClient([json({ data })])
    const container = await client.containers.get(id, { include: ['shipment'] })
    expect(container.shipment).toEqual({ type: 'shipment', id: 's' })
  })

  it('has what the API includes unasked', async () => {
    const { client } = observedClient([json(examples.getTrackingRequest[200].default)])
    const { trackedObject } = await client.trackingRequests.get(id)
    expectTypeOf(trackedObject).toEqualTypeOf<Shipment | null>()
    expect(trackedObject).toHaveProperty('billOfLadingNumber')
  })

  it('has what the API includes by default, unless something else is requested', async () => {
    const { client } = observedClient([json(examples.getEmailSubmission[200].default)])
    const { documents } = await client.emailSubmissions.get(id)
    expect(documents[0]!.fileName).toBeTypeOf('string')
    const bare = await client.emailSubmissions.get(id, { include: ['account'] })
    expectTypeOf(bare.documents).toEqualTypeOf<Reference<'document'>[]>()
    expect(bare.documents[0]).toEqual({ type: 'document', id: documents[0]!.id })
  })

  it('leaves data that comes as members of an object alone', async () => {
    const { client } = observedClient([json(examples.getDocument[200].default)])
    const read = await client.documents.get(id, { include: ['last_document_representation'] })
    const { client: events } = observedClient([json(examples.listEvents[200].default)])
    const { items } = await events.events.list()
    expect(items.flatMap(({ changeset }) => Object.keys(changeset)).some((name) => name.includes('_'))).toBe(true)
    expect(read.type).toBe('document')
  })

  it('hands on a GeoJSON document as it is', async () => {
    const geojson = examples.getContainerMapGeojson[200].default
    const { client } = observedClient([json(geojson)])
    expect(await client.containers.mapGeojson(id)).toEqual(geojson)
  })
})

describe('the form of an answer', () => {
  it('is that of the client, or of the call', async () => {
    const { client: raw } = observedClient([json(document)], { format: 'raw' })
    expect(await raw.containers.get(id)).toEqual(document)
    expect((await raw.containers.get(id, {}, { format: 'mapped' })).number).toBe(document.data.attributes.number)
    const both = await client.containers.get(id, { include: ['shipment'] }, { format: 'both' })
    expect(both.raw).toEqual(document)
    expect(both.mapped.shipment?.billOfLadingNumber).toBeTypeOf('string')
    expectTypeOf(both.mapped).toEqualTypeOf<Container<'shipment'>>()
  })

  it('of a list has items, and says how many there are', async () => {
    const list = examples.listContainers[200].default
    const { client } = observedClient([json(list)])
    const page = await client.containers.list()
    expect(page.items.map(({ number }) => number)).toEqual(list.data.map(({ attributes }) => attributes.number))
    expect(page.meta.total).toBe(list.meta.total)
    expect(page.links.self).toBe(list.links.self)
  })
})
