import { describe, expect, test } from 'vitest'
import { eventExamples, examples } from '../src/examples.ts'

type Linked = { type: string; id: string; relationships?: Record<string, { data?: unknown }> }

describe('the examples tell one story', () => {
  const container = examples.getContainer[200].default.data
  const events = examples.listContainerTransportEvents[200].default.data

  test('of one container with a right check digit', () => {
    const value = (letter: string) => {
      const place = letter.charCodeAt(0) - 55
      return place + Math.floor((place - 1) / 10)
    }
    const sum = [...container.attributes.number.slice(0, 10)]
      .map((sign, index) => (/\d/.test(sign) ? Number(sign) : value(sign)) * 2 ** index)
      .reduce((total, part) => total + part)
    expect((sum % 11) % 10).toBe(Number(container.attributes.number.at(-1)))
  })

  test('from the empty picked up to the empty returned, over a transshipment and by rail', () => {
    const names = events.map(({ attributes }) => attributes.event.replace('container.transport.', '')).reverse()
    expect(names[0]).toBe('empty_out')
    expect(names.at(-1)).toBe('empty_in')
    expect(names).toEqual(expect.arrayContaining(['transshipment_loaded', 'rail_arrived']))
    const times = events.map(({ attributes }) => attributes.timestamp)
    expect(times).toEqual([...times].sort().reverse())
  })

  test('with the same ids everywhere', () => {
    const shipment = container.relationships.shipment.data?.id
    expect(examples.getShipment[200].default.data.id).toBe(shipment)
    expect(examples.getTrackingRequest[200].default.data.relationships.tracked_object.data?.id).toBe(shipment)
    for (const event of events) expect(event.relationships.container.data.id).toBe(container.id)
  })

  test('in which the pickup deadline is that of the line, else of the terminal, else of the railway', () => {
    for (const { data } of Object.values(examples.getContainer[200])) {
      const { import_deadlines: given, pickup_lfd } = data.attributes
      expect(pickup_lfd).toBe(given?.pickup_lfd_line ?? given?.pickup_lfd_terminal ?? given?.pickup_lfd_rail)
      expect(data.attributes.ind_facility_lfd_on).toBe(given?.pickup_lfd_rail)
    }
  })
})

describe('what is included', () => {
  const documents = [...Object.values(examples), ...Object.values(eventExamples)]
    .flatMap((entry) =>
      'data' in entry ? [entry] : Object.values(entry).flatMap((variants) => Object.values(variants)),
    )
    .filter(
      (value): value is { data: Linked | Linked[]; included: Linked[] } =>
        typeof value === 'object' && value !== null && 'included' in value,
    )

  test('is pointed at, once each', () => {
    expect(documents.length).toBeGreaterThan(40)
    for (const { data, included } of documents) {
      const keys = included.map(({ type, id }) => `${type} ${id}`)
      expect(new Set(keys).size).toBe(keys.length)
      const linkage = JSON.stringify([data, ...included].flat().map(({ relationships }) => relationships))
      for (const { type, id } of included) expect(linkage, `${type} ${id}`).toContain(`{"type":"${type}","id":"${id}"}`)
    }
  })
})
