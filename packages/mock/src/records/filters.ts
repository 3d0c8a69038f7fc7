import { isLineSought, type LineNames } from '@boxtrail/reference/line-search'
import { related, relatedOne } from '../world/resource.ts'
import { entityTypeOf } from './entity-types.ts'
import {
  arrivalOf,
  bindingDayOf,
  containersOf,
  destinationArrivalOf,
  emptyReturnDueOf,
  freeTimeOf,
  hasCustomField,
} from './journey-filters.ts'
import {
  anything,
  customersOf,
  daysUntil,
  equal,
  type Filter,
  from,
  holdsOf,
  inDays,
  isListKnown,
  isOneOf,
  isOverdue,
  isPickedUpAt,
  isReady,
  isSame,
  isSilent,
  notAfter,
  notBefore,
  ofContainer,
  ofShipment,
  oneOf,
  requestsOf,
  sourceOfEntry,
  stageOf,
  text,
  until,
} from './predicates.ts'
import { matches } from './search-words.ts'

const STAGES = new Set(['pending', 'awaiting_departure', 'in_transit', 'arrived_at_pod', 'delivered_to_destination'])

const wordsOf = (name: string): string[] =>
  name
    .toLowerCase()
    .split(/[\s._-]+/)
    .filter(Boolean)

/** The meaning of each filter of a list. If it differs for a type, the key includes the type. */
export const filters: Readonly<Record<string, Filter>> = {
  'filter[id]': ({ id }, ids) => (ids as string[]).includes(id.toLowerCase()),
  'filter[number]': equal('number'),
  'container filter[number]': ({ attributes }, value) =>
    attributes.number ===
    String(value)
      .toUpperCase()
      .replaceAll(/[^A-Z0-9]/g, ''),
  number: (shipment, value, world) =>
    requestsOf(shipment, world).some(
      ({ attributes }) => attributes.request_type !== 'container' && isSame(attributes.request_number, value),
    ) || isSame(shipment.attributes.bill_of_lading_number, value),
  q: (record, value, world) => matches(record, String(value), world),
  search: ({ attributes: { scac, name, short_name: shortName, alternative_scacs: alternativeScacs } }, value) =>
    isLineSought({ scac, name, shortName, alternativeScacs: alternativeScacs ?? [] } as LineNames, String(value)),
  'filter[status]': equal('status'),
  'container filter[status]': equal('current_status'),
  'shipment filter[status]': (shipment, value, world) =>
    STAGES.has(String(value))
      ? stageOf(shipment) === value
      : containersOf(shipment, world).some(({ attributes }) => attributes.current_status === value),
  'filter[port]': ofShipment(({ attributes: a }, codes) =>
    [a.port_of_lading_locode, a.port_of_discharge_locode, a.destination_locode].some((one) =>
      (codes as string[]).includes(text(one)),
    ),
  ),
  'filter[carrier]': ofShipment(equal('shipping_line_scac')),
  'filter[tracking_stopped]': ofShipment(
    ({ attributes }, value) => (attributes.line_tracking_stopped_at !== null) === value,
  ),
  'filter[customer_id]': ofShipment((shipment, value, world) =>
    customersOf(shipment, world).some((one) => one?.id === value),
  ),
  'filter[customer_name]': ofShipment((shipment, value, world) =>
    customersOf(shipment, world).some((one) => isSame(one?.attributes.company_name, value)),
  ),
  'filter[updated_at][start]': from('updated_at'),
  'filter[updated_at][end]': until('updated_at'),
  'filter[created_at][start]': from('created_at'),
  'filter[created_at][end]': until('created_at'),
  'filter[free_time_ends_before]': (container, value) => {
    const { ends_on: endsOn } = freeTimeOf(container) ?? {}
    return Boolean(endsOn && endsOn < String(value).slice(0, 10))
  },
  'filter[free_time_ends_within]': (container, value, world) => {
    const { ends_on: endsOn, timezone } = freeTimeOf(container) ?? {}
    return Boolean(endsOn && daysUntil(endsOn, timezone ?? 'UTC', world.now()) <= Number(value))
  },
  'filter[ready]': ofContainer(isReady),
  'filter[overdue]': isOverdue,
  'filter[hold]': ofContainer(oneOf('holds_at_pod_terminal', 'name')),
  'filter[fees]': ofContainer(oneOf('fees_at_pod_terminal', 'type')),
  'filter[pickup_place]': ofContainer(isPickedUpAt),
  'filter[terminal]': (record, id) => relatedOne(record, 'pod_terminal')?.id === id,
  'filter[vessel]': ofShipment(({ attributes: a }, value) => {
    const name = String(value)
      .trim()
      .replace(/^IMO\s*(?=\d{7}$)/i, '')
    return isSame(a.pod_vessel_imo, name) || isSame(a.pod_vessel_name, name)
  }),
  'filter[arrival][start]': notBefore(arrivalOf),
  'filter[arrival][end]': notAfter(arrivalOf),
  'filter[destination_arrival][start]': notBefore(destinationArrivalOf),
  'filter[destination_arrival][end]': notAfter(destinationArrivalOf),
  'filter[binding_free_day]': inDays(bindingDayOf),
  'filter[empty_return_due]': inDays(emptyReturnDueOf),
  'filter[changed_since]': from('updated_at'),
  'filter[action]': isOneOf('action'),
  'filter[user]': (event, value) => relatedOne(event, 'user')?.id === value,
  'filter[occurred_at][start]': from('occurred_at'),
  'filter[occurred_at][end]': until('occurred_at'),
  'filter[silent]': (record, value, world) => isSilent(record, world) === value,
  'filter[tag]': ofShipment(({ attributes }, tags) =>
    ((attributes.tags ?? []) as string[]).some((tag) => (tags as string[]).includes(tag)),
  ),
  'filter[custom_field]': (record, given, world) =>
    Object.entries(given as Record<string, string>).every(([slug, value]) =>
      hasCustomField(record, slug, value, world),
    ),
  'filter[holds]': (container, value) =>
    value
      ? holdsOf(container).length > 0
      : holdsOf(container).length === 0 && isListKnown(container, 'holds_at_pod_terminal'),
  'filter[request_number]': ({ attributes }, value) => isSame(attributes.request_number, value),
  'filter[scac]': equal('scac'),
  'filter[request_type]': ({ attributes }, value) =>
    attributes.request_type === (value === 'booking_number' ? 'booking' : value),
  'filter[filename]': ({ attributes }, value) =>
    wordsOf(String(value)).every((word) => wordsOf(text(attributes.file_name)).includes(word)),
  'filter[document_types]': ({ attributes }, value) =>
    (value as string[]).includes(text(attributes.document_type_effective) || 'unknown'),
  'filter[readability]': equal('readability'),
  'filter[reference]': (document, value, world) =>
    ['shipments', 'cargos']
      .flatMap((name) => related(document, name))
      .flatMap((one) => world.get(one) ?? [])
      .some(({ attributes: a }) =>
        [a.number, a.bill_of_lading_number, a.normalized_number, ...((a.ref_numbers ?? []) as string[])].some((one) =>
          isSame(one, value),
        ),
      ),
  'filter[kind]': isOneOf('kind'),
  'filter[severity]': isOneOf('severity'),
  'filter[state]': ({ attributes: a }, value, world) => {
    const isOver = a.state === 'snoozed' && Date.parse(text(a.snoozed_until)) <= Date.parse(world.now())
    return (value as string[]).includes(isOver ? 'open' : text(a.state))
  },
  // The id of a source on one port pair ends with both ports.
  by: ({ id }, value) => id.includes('|') === (value === 'port_pair'),
  'source_accuracy filter[kind]': ({ attributes }, value) =>
    (value as string[]).includes((attributes.source as { kind: string }).kind),
  'source_silence filter[kind]': ({ attributes }, value) =>
    (value as string[]).includes((attributes.source as { kind: string }).kind),
  'filter[source]': ({ attributes }, value) => (attributes.source as { id: string }).id === value,
  'attention_entry filter[source]': (entry, value) => sourceOfEntry(entry)?.id === value,
  'filter[port_of_lading]': ({ attributes }, value) =>
    (value as string[]).includes(text(attributes.port_of_lading_locode)),
  'filter[port_of_discharge]': ({ attributes }, value) =>
    (value as string[]).includes(text(attributes.port_of_discharge_locode)),
  // The records of the mock cover all months.
  'filter[month][start]': anything,
  'filter[month][end]': anything,
  'attention_entry filter[changed_since]': from('changed_at'),
  'contradiction filter[changed_since]': from('changed_at'),
  // The mock keeps no reports, so this matches contradictions that were found by then.
  'contradiction known_at': until('opened_at'),
  'contradiction as_of': until('since'),
  'filter[container_id]': (entry, value) => relatedOne(entry, 'container')?.id === value,
  'filter[shipment_id]': (entry, value) => relatedOne(entry, 'shipment')?.id === value,
  'filter[entity_type]': ({ attributes }, value) => attributes.entity_type === entityTypeOf(value),
  'custom_field filter[entity_type]': (field, value) =>
    entityTypeOf(relatedOne(field, 'entity')?.type) === entityTypeOf(value),
  'filter[data_type]': equal('data_type'),
  'filter[display_name]': ({ attributes }, value) =>
    text(attributes.display_name).toLowerCase().startsWith(String(value).toLowerCase()),
  'filter[entity_id]': (field, value) => relatedOne(field, 'entity')?.id === value,
  'filter[definition_id]': (field, value) => relatedOne(field, 'definition')?.id === value,
  // Accepted from older clients, without effect.
  'filter[pod_locode]': anything,
  'filter[line_scac]': anything,
  'filter[updated_at]': anything,
  terminal_checked_before: anything,
}
