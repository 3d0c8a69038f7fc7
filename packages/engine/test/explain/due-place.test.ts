import { describe, expect, test } from 'vitest'
import { duePlace } from '../../src/explain/due-place.ts'

const container = {
  fields: { pod_timezone: 'America/Los_Angeles', final_destination_timezone: 'America/Chicago' },
  meta: { pickup_place: { facility: null, name: 'Joliet', locode: 'USJOT' } },
  shipment: {
    port_of_lading_locode: 'CNSHA',
    port_of_lading_name: 'SHANGHAI',
    pol_timezone: 'Asia/Shanghai',
    port_of_discharge_locode: 'USLAX',
    port_of_discharge_name: 'Los Angeles',
    pod_timezone: 'America/Los_Angeles',
    destination_locode: 'USCHI',
    destination_name: 'Chicago',
    destination_timezone: 'America/Chicago',
  },
  events: [{ place: { locode: 'USOAK', name: 'OAKLAND' }, zone: 'America/Los_Angeles' }],
} as unknown as Parameters<typeof duePlace>[0]

describe('where a milestone is due', () => {
  test.each([
    ['CNSHA', 'Shanghai', 'Asia/Shanghai'],
    ['USLAX', 'Los Angeles', 'America/Los_Angeles'],
    ['USCHI', 'Chicago', 'America/Chicago'],
    ['USJOT', 'Joliet', 'America/Chicago'],
    ['USOAK', 'Oakland', 'America/Los_Angeles'],
    ['XXXXX', 'XXXXX', null],
  ])('%s is %s, by the clock of %s', (place, name, zone) => {
    expect(duePlace(container, { place })).toEqual({ name, zone })
  })

  test('an empty return, of which the place is not known, by the clock where it was picked up', () => {
    expect(duePlace(container, { place: null })).toEqual({ name: null, zone: 'America/Chicago' })
  })
})
