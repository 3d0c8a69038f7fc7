import { normalizeContainerNumber } from '@boxtrail/reference/container-number'
import { normalizeNumber } from '@boxtrail/reference/number'
import { stripLabel } from '@boxtrail/reference/number-shape'
import { renumbered, UUID, VARIATIONS } from '../../world/copies.ts'
import { type Resource, related, relatedOne } from '../../world/resource.ts'
import type { World } from '../../world/world.ts'
import type { Tracked } from './read-number.ts'

/** Creates a shipment with containers and events like those of an existing one, with ids and numbers of its own. */
export const followJourney = ({ number, type, scac }: Tracked, request: Resource, world: World): Resource => {
  const shipments = world
    .all('shipment')
    .filter(
      (one) => world.document('getShipmentProvenance', one.id) !== undefined && related(one, 'containers').length > 0,
    )
  const model = shipments[number.length % shipments.length]!
  const containers = related(model, 'containers').flatMap((one) => world.get(one) ?? [])
  const beside = containers.flatMap((one) =>
    ['transport_events', 'raw_events'].flatMap((name) => related(one, name).flatMap((event) => world.get(event) ?? [])),
  )
  beside.push(...foundIn([model, ...containers], world))
  const shift = freeShift(containers, world)
  const ids = new Map([model, ...containers, ...beside].map(({ id }) => [id, world.newId()]))
  const own = type === 'container' ? normalizeContainerNumber(number) : undefined
  const rewrite = (json: string): string => {
    const text = renumbered(
      json.replaceAll(UUID, (id) => ids.get(id) ?? id),
      shift,
    )
    const first = renumbered(String(containers[0]?.attributes.number), shift)
    return own === undefined ? text : text.replaceAll(first, own)
  }
  const renamed = (one: Resource): Resource => JSON.parse(rewrite(JSON.stringify(one)))
  for (const one of [model, ...containers]) world.follow(ids.get(one.id)!, one.id, rewrite)
  for (const one of beside) world.put(renamed(one))
  for (const one of containers.map(renamed))
    world.put({ ...one, attributes: { ...one.attributes, ref_numbers: [], ...stamps(world) } })
  const shipment = renamed(model)
  const bill = normalizeNumber(stripLabel(number))
  return world.put({
    ...shipment,
    attributes: {
      ...shipment.attributes,
      ...(type === 'bill_of_lading' ? { bill_of_lading_number: bill, normalized_number: bill } : {}),
      shipping_line_scac: scac ?? shipment.attributes.shipping_line_scac,
      ref_numbers: request.attributes.ref_numbers,
      tags: request.attributes.tags,
      ...stamps(world),
    },
  })
}

/** The attention entries and contradictions of a shipment or its containers. */
const foundIn = (records: readonly Resource[], world: World): Resource[] =>
  [...world.all('attention_entry'), ...world.all('contradiction')].filter((found) =>
    ['container', 'shipment'].some((name) => records.some(({ id }) => relatedOne(found, name)?.id === id)),
  )

/** The first shift of the variation for which none of these container numbers exists yet. */
const freeShift = (containers: readonly Resource[], world: World): number => {
  const taken = new Set(world.all('container').map(({ attributes }) => attributes.number))
  const numbers = containers.map(({ attributes }) => String(attributes.number))
  const shifts = Array.from({ length: VARIATIONS }, (_, at) => at + 1)
  return shifts.find((shift) => numbers.every((one) => !taken.has(renumbered(one, shift)))) ?? 0
}

const stamps = (world: World) => ({ created_at: world.now(), updated_at: world.now() })
