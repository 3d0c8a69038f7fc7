import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { Spec } from '../../generate/bundle.ts'
import { generated } from '../../generate/places.ts'
import { breakingChanges } from '../breaking-changes.ts'

const read = (): Spec => JSON.parse(readFileSync(join(generated, 'openapi.json'), 'utf8'))

/** Changes the new contract by hand and says what the gate makes of it. */
// biome-ignore lint/suspicious/noExplicitAny: the test edits the document at will
const after = (edit: (spec: any) => void) => {
  const now = read()
  edit(now)
  return breakingChanges(read(), now)
}

describe('the gate lets pass', () => {
  test('a contract that did not change', () => expect(breakingChanges(read(), read())).toEqual([]))
  test('a new field in an answer', () =>
    expect(
      after(({ components }) => {
        components.schemas.Shipment.properties.attributes.properties.colour = { type: 'string' }
      }),
    ).toEqual([]))
  test('a new value of an open list', () =>
    expect(
      after(({ components }) =>
        components.schemas.Container.properties.attributes.properties.current_status.enum.push('lost'),
      ),
    ).toEqual([]))
})

describe('the gate stops', () => {
  test('a removed operation', () =>
    expect(after(({ paths }) => delete paths['/shipments'].get)).toEqual(['listShipments is gone or has moved']))
  test('a removed field of an answer, once for each operation that served it', () => {
    const broken = after(({ components }) => delete components.schemas.Port.properties.attributes.properties.code)
    expect(broken).toContain('getPort 200.data.attributes: code is gone')
    expect(broken).toContain('listContainers 200.included[]<port>.attributes: code is gone')
  })
  test('a field that a request must now have', () =>
    expect(
      after(({ components }) => {
        components.schemas.ShipmentUpdate.properties.data.properties.attributes.required = ['tags']
      }),
    ).toEqual(['updateShipment body.data.attributes: tags is now required']))
  test('a value that a request may no longer send', () =>
    expect(
      after(({ components }) =>
        components.schemas.TrackingRequestCreate.properties.data.properties.attributes.properties.request_type.enum.pop(),
      ),
    ).toEqual(['createTrackingRequest body.data.attributes.request_type: container is no longer taken']))
  test('a parameter that is gone', () =>
    expect(after(({ paths }) => paths['/shipping_lines'].get.parameters.pop())).toEqual([
      'listShippingLines no longer takes search',
    ]))
  test('a status that is gone', () =>
    expect(after(({ paths }) => delete paths['/ports/{id}'].get.responses['404'])).toEqual([
      'getPort no longer answers 404',
    ]))
})
