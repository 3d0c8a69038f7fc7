import { eventExamples } from '@boxtrail/contracts/examples'
import { describe, expect, expectTypeOf, it } from 'vitest'
import { related, type Schemas } from '../src/index.ts'

const document = eventExamples['container.updated'] as Schemas['ContainerUpdatedNotification']
const container = document.included.find((one) => one.type === 'container')!

describe('related records', () => {
  it('one record is found in what is included, typed by the relationship', () => {
    const shipment = related(document, container, 'shipment')
    expectTypeOf(shipment).toEqualTypeOf<Schemas['Shipment'] | undefined>()
    expect(shipment).toMatchObject({ type: 'shipment', id: container.relationships.shipment.data!.id })
  })

  it('several records are found as a list, and those that are not included are left out', () => {
    const shipment = related(document, container, 'shipment')!
    const containers = related(document, shipment, 'containers')
    expectTypeOf(containers).toEqualTypeOf<Schemas['Container'][]>()
    expect(containers).toEqual([container])
    expect(related(document, container, 'transport_events')).toEqual([])
  })

  it('a relationship to nothing, or to what was not requested, is undefined', () => {
    expect(related(document, container, 'pickup_facility')).toBeUndefined()
    expect(related({ included: [] }, container, 'shipment')).toBeUndefined()
    expect(related({}, container, 'shipment')).toBeUndefined()
  })

  it('the document’s own data counts as well', () => {
    const list = { data: [container] }
    const owner = { relationships: { containers: { data: [{ type: 'container' as const, id: container.id }] } } }
    expect(related(list, owner, 'containers')).toEqual([container])
  })
})
