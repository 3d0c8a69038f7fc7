import { describe, expect, it } from 'vitest'
import { testApi } from '../harness/api.ts'
import { trackingBody } from '../harness/records/tracked.ts'
import { atSea, createScene as createTrackingScene, type Event } from '../harness/records/tracking-scene.ts'
import { createScene, problemsOf } from './scene.ts'

const test = await testApi()
const { api, request, line, otherAccount, context, userId } = test
const { define, defineChoice } = createScene(test)
const { work, poll } = createTrackingScene(test)

const FIRST = 'TSTU1234568'
const SECOND = 'MSKU7054417'

/** The same voyage with these containers on the vessel. */
const withContainers = (...numbers: string[]): Event[] =>
  atSea().flatMap((event) =>
    'equipmentReference' in event ? numbers.map((equipmentReference) => ({ ...event, equipmentReference })) : [event],
  )

type Fields = NonNullable<NonNullable<Parameters<typeof trackingBody>[0]>['initial_custom_fields']>

/** Requests a number and runs the workers until nothing is left to do. */
const track = async (initial_custom_fields: Fields, containers = [FIRST, SECOND]) => {
  const body = trackingBody({ initial_custom_fields })
  const number = body.data.attributes.request_number
  line.knows(number, withContainers(...containers))
  const { data } = await api.trackingRequests.create(body.data.attributes)
  await work()
  return { number, requestId: data.id, ...(await found(data.id)) }
}

const found = async (requestId: string) => {
  const { data } = await api.trackingRequests.get(requestId)
  const shipmentId = data.relationships.tracked_object.data!.id
  const { data: containers } = await api.containers.list({ include: ['shipment'] })
  const own = containers.filter(({ relationships }) => relationships.shipment.data?.id === shipmentId)
  return { shipmentId, containers: new Map(own.map((container) => [container.attributes.number, container.id])) }
}

const valuesOf = async (id: string) => {
  const { data } = await api.customFields.list({ 'filter[entity_id]': id })
  return Object.fromEntries(data.map(({ attributes }) => [attributes.api_slug, attributes.value]))
}

describe('fields of a tracking request', () => {
  it('are set on the shipment and each container, and logged', async () => {
    const buyer = await define()
    const terms = await defineChoice({ FOB: 'Free on board' })
    const weight = await define({ entity_type: 'Container', data_type: 'number' })
    const seal = await define({ entity_type: 'Container' })
    const { shipmentId, containers } = await track({
      shipment: [
        { api_slug: buyer.slug, value: 'Ada' },
        { api_slug: terms.slug, value: 'FOB' },
      ],
      containers: [
        { api_slug: weight.slug, value: 12.3456789, number: '' },
        { api_slug: weight.slug, value: 7, number: 'msku 705441-7' },
        { api_slug: seal.slug, value: 'S1', number: FIRST },
      ],
    })
    expect(await valuesOf(shipmentId)).toEqual({ [buyer.slug]: 'Ada', [terms.slug]: 'FOB' })
    expect(await valuesOf(containers.get(FIRST)!)).toEqual({ [weight.slug]: 12.345679, [seal.slug]: 'S1' })
    expect(await valuesOf(containers.get(SECOND)!)).toEqual({ [weight.slug]: 7 })
    const { data } = await api.shipments.customFields(shipmentId)
    const shown = data.find(({ attributes }) => attributes.api_slug === terms.slug)!
    expect(shown.attributes.display_value).toBe('Free on board')
    expect(shown.relationships.user.data).toEqual({ type: 'user', id: userId })
    const { rows } = await context.pool.query(
      `select c.shipment_id, c.container_id, c.event, c.changeset from changes c join custom_fields f on f.id = c.resource_id
       where c.resource_type = 'custom_field' and c.shipment_id = $1 order by c.sequence`,
      [shipmentId],
    )
    expect(rows).toHaveLength(5)
    expect(rows).toContainEqual({
      shipment_id: shipmentId,
      container_id: containers.get(SECOND),
      event: null,
      changeset: { api_slug: [null, weight.slug], value: [null, 7] },
    })
  })

  it('are set once: later changes and removals by users are kept, whatever the line reports', async () => {
    const kept = await define()
    const removed = await define()
    const { shipmentId, number } = await track({
      shipment: [
        { api_slug: kept.slug, value: 'first' },
        { api_slug: removed.slug, value: 'first' },
      ],
    })
    await api.shipments.setCustomField(shipmentId, kept.slug, 'by hand')
    await api.shipments.deleteCustomField(shipmentId, removed.slug)
    line.knows(number, withContainers(FIRST, SECOND, 'CSQU3054383'))
    await poll(number)
    expect(await valuesOf(shipmentId)).toEqual({ [kept.slug]: 'by hand' })
  })

  it('are set on a container that appears later too', async () => {
    const { slug } = await define({ entity_type: 'Container' })
    const { slug: named } = await define({ entity_type: 'Container' })
    const {
      number,
      requestId,
      containers: before,
    } = await track(
      {
        containers: [
          { api_slug: slug, value: 'all' },
          { api_slug: named, value: 'one', number: SECOND },
        ],
      },
      [FIRST],
    )
    expect([...before.keys()]).toEqual([FIRST])
    await api.containers.setCustomField(before.get(FIRST)!, slug, 'by hand')
    line.knows(number, withContainers(FIRST, SECOND))
    await poll(number)
    const { containers } = await found(requestId)
    expect(await valuesOf(containers.get(SECOND)!)).toEqual({ [slug]: 'all', [named]: 'one' })
    expect(await valuesOf(containers.get(FIRST)!)).toEqual({ [slug]: 'by hand' })
  })

  it('are set on a resumed shipment that has none of them', async () => {
    const { slug: old } = await define()
    const { slug: fresh } = await define()
    const { slug: ofContainer } = await define({ entity_type: 'Container' })
    const { shipmentId, number, containers } = await track({ shipment: [{ api_slug: old, value: 'before' }] })
    await api.shipments.stopTracking(shipmentId)
    await api.trackingRequests.create({
      request_type: 'bill_of_lading',
      request_number: number,
      scac: 'MAEU',
      initial_custom_fields: {
        shipment: [
          { api_slug: old, value: 'again' },
          { api_slug: fresh, value: 'new' },
        ],
        containers: [{ api_slug: ofContainer, value: 'box' }],
      },
    })
    await work()
    expect(await valuesOf(shipmentId)).toEqual({ [old]: 'before', [fresh]: 'new' })
    for (const id of containers.values()) expect(await valuesOf(id)).toEqual({ [ofContainer]: 'box' })
  })

  it('are skipped if their field was deleted meanwhile, without affecting others', async () => {
    const gone = await define()
    const stays = await define()
    const body = trackingBody({
      initial_custom_fields: {
        shipment: [
          { api_slug: gone.slug, value: 'x' },
          { api_slug: stays.slug, value: 'y' },
        ],
      },
    })
    line.knows(body.data.attributes.request_number, withContainers(FIRST))
    const { data } = await api.trackingRequests.create(body.data.attributes)
    await api.customFieldDefinitions.delete(gone.id)
    await work()
    expect(await valuesOf((await found(data.id)).shipmentId)).toEqual({ [stays.slug]: 'y' })
  })

  it('422: names the place of every mistake, and tracks nothing', async () => {
    const stranger = await otherAccount()
    const { slug: theirs } = await define({ api_slug: 'theirs_alone' }, stranger)
    const { slug: flag } = await define({ data_type: 'boolean' })
    const { slug: party } = await define({ data_type: 'reference', reference_type: 'Party' })
    const { data: foreign } = await stranger.api.parties.create({ company_name: 'Theirs' })
    const { slug: ofContainer } = await define({ entity_type: 'Container' })
    const body = trackingBody({
      initial_custom_fields: {
        shipment: [
          { api_slug: theirs, value: 'x' },
          { api_slug: ofContainer, value: 'x' },
          { api_slug: flag, value: 'yes' },
          { api_slug: party, value: { type: 'party', id: foreign.id } },
        ],
        containers: [
          { api_slug: ofContainer, value: 'x', number: 'no box' },
          { api_slug: ofContainer, value: 'x', number: null },
          { api_slug: ofContainer, value: 'y' },
          { api_slug: flag, value: true },
        ],
      },
    })
    const response = await request('POST', '/v2/tracking_requests', { body })
    expect(response.status).toBe(422)
    const at = '/data/attributes/initial_custom_fields'
    expect((await problemsOf(response)).map(({ source }) => source?.pointer).sort()).toEqual([
      `${at}/containers/0/number`,
      `${at}/containers/2/api_slug`,
      `${at}/containers/3/api_slug`,
      `${at}/shipment/0/api_slug`,
      `${at}/shipment/1/api_slug`,
      `${at}/shipment/2/value`,
      `${at}/shipment/3/value`,
    ])
    const number = body.data.attributes.request_number
    expect((await api.trackingRequests.list({ 'filter[request_number]': number })).data).toEqual([])
  })
})
