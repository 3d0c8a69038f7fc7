import { ACTS, daysBetween, freeDays, isGone, type Records, todayAt } from './records.ts'

type Json = ReturnType<typeof JSON.parse>

/**
 * A question of an operator: its text, the calls that answer it, and the expected answer, computed from the REST API.
 */
export interface DeskQuestion {
  asked: string
  calls: readonly { tool: string; given: (answers: readonly Json[]) => Record<string, unknown> }[]
  answer: (answers: readonly Json[]) => unknown
  truth: unknown
}

/** The price of a day of storage in the account's tariff. */
export const STORAGE_PER_DAY = 100

const plain = (text: string | null | undefined) => text?.replace(/[«»]/g, '') ?? null
const byNumber = (items: readonly Json[], of: (item: Json) => unknown) =>
  Object.fromEntries(
    items
      .map((item) => [item.number ?? item.attributes.number, of(item)] as const)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  )
const needed = <Found>(found: Found | undefined, what: string): Found => {
  if (found === undefined) throw new Error(`the demo world has no container ${what}`)
  return found
}

const listed = (tool: string, given: Record<string, unknown>, answer: (items: Json[]) => unknown) => ({
  calls: [{ tool, given: () => ({ ...given, page_size: 100 }) }],
  answer: ([result]: readonly Json[]) =>
    result.next_cursor === null ? answer(result.items) : 'not whole: there are more rows',
})

const ofContainer = (record: Json, tool: string, more: object, answer: (result: Json) => unknown) => ({
  calls: [
    { tool: 'search_container', given: () => ({ query: record.attributes.number }) },
    {
      tool,
      given: ([found]: readonly Json[]) => ({
        id: found.containers.find(({ id }: Json) => id === record.id).id,
        ...more,
      }),
    },
  ],
  answer: ([, result]: readonly Json[]) => answer(result),
})

const ofShipment = (record: Json, answer: (result: Json) => unknown) => ({
  calls: [
    { tool: 'search_container', given: () => ({ query: record.attributes.bill_of_lading_number }) },
    { tool: 'get_shipment_details', given: ([found]: readonly Json[]) => ({ id: found.shipments[0].id }) },
  ],
  answer: ([, result]: readonly Json[]) => answer(result),
})

/** A hold with who acts on it, or its name if it is not one of the usual holds. */
const holdInWords = (container: Json) => (hold: Json) => {
  if (isGone(container)) return hold.name
  const what = `${hold.name} ${hold.status === 'pending' ? 'hold expected' : 'hold'}`
  return ACTS[hold.name] ? `${what}: ${ACTS[hold.name]}` : what
}
const shownHold = (text: string) => {
  const [what, who] = plain(text)!.split(': ')
  return who && Object.values(ACTS).includes(who) ? `${what}: ${who}` : what
}

/** Questions about all containers. */
const ofAll = ({ containers, related }: Records, tomorrow: string): DeskQuestion[] => {
  const waiting = containers.filter((one) => !isGone(one))
  const costly = waiting.filter((one) => freeDays(one).some(({ day }) => day < tomorrow))
  const isHeld = ({ attributes }: Json) =>
    attributes.holds_at_pod_terminal.some(({ status }: Json) => status === 'hold')
  const ready = waiting.filter((one) => one.attributes.available_for_pickup && !isHeld(one))
  const held = containers.filter(({ attributes }) => attributes.holds_at_pod_terminal.length > 0)
  const since = containers
    .map(({ attributes }) => attributes.updated_at)
    .sort()
    .at(-1)
  return [
    {
      asked: 'What costs money tomorrow, and why?',
      ...listed('list_containers', { free_time_ends_before: tomorrow }, (items) =>
        byNumber(items, ({ lastFreeDay, lastFreeDayOf }) => `${lastFreeDay}, ${lastFreeDayOf.split(':')[0]}`),
      ),
      truth: byNumber(costly, (one) => freeDays(one).map(({ day, by }) => `${day}, ${by}`)[0]),
    },
    {
      asked: 'What may be picked up now, and where?',
      ...listed('list_containers', { ready: true }, (items) => byNumber(items, ({ pickupPlace }) => pickupPlace)),
      truth: byNumber(ready, (one) => related(one, 'pickup_facility')?.attributes.name),
    },
    {
      asked: 'What is on hold, and who acts?',
      ...listed('list_containers', { holds: true }, (items) =>
        byNumber(items, ({ holds }) => holds.map(shownHold).sort()),
      ),
      truth: byNumber(held, (one) => one.attributes.holds_at_pod_terminal.map(holdInWords(one)).sort()),
    },
    {
      asked: `What changed since ${since}?`,
      ...listed('list_containers', { updated_after: since }, (items) =>
        byNumber(items, ({ currentStatus }) => currentStatus),
      ),
      truth: byNumber(
        containers.filter(({ attributes }) => attributes.updated_at >= since),
        ({ attributes }) => attributes.current_status,
      ),
    },
  ]
}

/** Questions about one container each, which is chosen so that there is something to answer. */
const ofOne = async ({ containers, get, related }: Records, now: Date): Promise<DeskQuestion[]> => {
  const waiting = containers.filter((one) => !isGone(one))
  const find = (what: string, is: (one: Json) => boolean, among = waiting) => needed(among.find(is), what)
  const terminals = (one: Json) => freeDays(one).filter(({ by }) => by !== 'line')
  const costly = find('whose storage begins soon', (one) => terminals(one).length > 0 && !one.meta.fees)
  const days = (5 - now.getUTCDay() + 7) % 7 || 7
  const byFriday = daysBetween(terminals(costly)[0]!.day, todayAt(costly, now)) + days
  const inYard = find('in a yard', ({ attributes }) => attributes.location_at_pod_terminal !== null)
  const several = find('with two last free days', (one) => new Set(freeDays(one).map(({ day }) => day)).size > 1)
  const owing = find('with fees', ({ meta }) => (meta.fees ?? []).some(({ type }: Json) => type !== 'total'))
  const held = find('on hold', ({ attributes }) =>
    attributes.holds_at_pod_terminal.some(({ status }: Json) => status === 'hold'),
  )
  const landed = find('that was discharged', ({ attributes }) => attributes.pod_discharged_at !== null, containers)
  const events = (await get(`containers/${inYard.id}/transport_events?page[size]=100`)).data
  const happened = events.filter(
    ({ attributes }: Json) => !attributes.event.includes('estimated') && attributes.invalidated_at === null,
  )
  const provenance = (await get(`containers/${landed.id}/provenance`)).data.attributes.attributes
  const route = await get(`containers/${landed.id}/route?include=route_locations.port`)
  const explained = (await get(`containers/${held.id}/explain`)).data.attributes
  return [
    {
      asked: `What will ${costly.attributes.number} cost in storage by Friday?`,
      ...ofContainer(costly, 'get_container', { include: 'charges', days }, ({ charges }) => {
        const storage = charges.charges.find(({ charge }: Json) => charge === 'storage')
        return [storage.cost_so_far + storage.cost_at_risk, storage.currency_code]
      }),
      truth: [Math.max(0, byFriday) * STORAGE_PER_DAY, 'USD'],
    },
    {
      asked: `Where is ${inYard.attributes.number}?`,
      ...ofContainer(inYard, 'get_container', { include: 'transport_events' }, (one) => [
        one.status,
        one.pickup_place.facility,
        plain(one.location.current_location),
        Date.parse(one.events.latest_event.timestamp),
      ]),
      truth: [
        inYard.attributes.current_status,
        related(inYard, 'pickup_facility')?.attributes.name,
        inYard.attributes.location_at_pod_terminal,
        Math.max(...happened.map(({ attributes }: Json) => Date.parse(attributes.timestamp))),
      ],
    },
    {
      asked: `Until when is ${several.attributes.number} free of charge, and whose day is it?`,
      ...ofContainer(several, 'get_container', {}, ({ demurrage: { binding, last_free_days } }) => [
        binding.day,
        binding.stated_by,
        binding.others_differ,
        Object.values(last_free_days).filter((day) => day !== null).length,
      ]),
      truth: [
        freeDays(several)[0]!.day,
        freeDays(several)[0]!.by,
        true,
        Object.values(several.attributes.import_deadlines).filter((day) => day !== null).length,
      ],
    },
    {
      asked: `What is owed on ${owing.attributes.number}, and to whom?`,
      ...ofContainer(owing, 'get_container', {}, ({ demurrage }) =>
        demurrage.fees_at_pod_terminal.map(({ type, amount, currency_code, payee }: Json) =>
          [type, amount, currency_code, payee].join(' '),
        ),
      ),
      truth: owing.meta.fees.map(({ type, amount, currency_code, payee }: Json) =>
        [type, amount, currency_code, payee].join(' '),
      ),
    },
    {
      asked: `Why can ${held.attributes.number} not be picked up?`,
      ...ofContainer(held, 'get_container', { include: 'explanation' }, ({ location, explanation }) => [
        location.ready_for_pickup,
        location.because.filter(({ code }: Json) => code === 'hold').length,
        explanation.held_up_by.map(plain),
      ]),
      truth: [
        false,
        held.attributes.holds_at_pod_terminal.filter(({ status }: Json) => status === 'hold').length,
        explained.held_up_by.map(({ text }: Json) => text),
      ],
    },
    {
      asked: `Who says that ${landed.attributes.number} was discharged, and when?`,
      ...ofContainer(landed, 'get_container', { include: 'provenance' }, ({ provenance: { statements } }) => {
        const said = statements.find(({ name }: Json) => name === 'pod_discharged_at')
        return [said.by, said.happened_at]
      }),
      truth: [provenance.pod_discharged_at.set_by.source.id, provenance.pod_discharged_at.set_by.happened_at],
    },
    {
      asked: `By which ports does ${landed.attributes.number} go?`,
      ...ofContainer(landed, 'get_container_route', {}, ({ route_locations: places }) =>
        places.map(({ port }: Json) => port?.code ?? null),
      ),
      truth: route.data.relationships.route_locations.data.map(({ id }: Json) => {
        const place = route.included.find((one: Json) => one.id === id)
        const port = place.relationships.port.data
        return port ? route.included.find((one: Json) => one.id === port.id).attributes.code : null
      }),
    },
  ]
}

/** Questions about shipments and tracking requests. */
const ofShipments = ({ shipments, requests }: Records): DeskQuestion[] => {
  const isUnderWay = ({ attributes: at }: Json) => at.pol_atd_at && !at.pod_ata_at && !at.destination_ata_at
  const coming = needed(
    shipments.find(({ attributes: at }) => at.pod_eta_at && !at.pod_ata_at && at.pod_original_eta_at),
    'that is expected',
  )
  const toLosAngeles = shipments.filter(({ attributes: at }) =>
    [at.port_of_lading_locode, at.port_of_discharge_locode, at.destination_locode].includes('USLAX'),
  )
  const wanting = requests.filter(({ meta }) => meta?.action)
  const { status } = needed(wanting[0], 'whose order waits').attributes
  const { attributes: at } = coming
  return [
    {
      asked: `When does ${at.bill_of_lading_number} arrive, and on which ship?`,
      ...ofShipment(coming, ({ routing, vessel_at_pod: ship }) => [routing.port_of_discharge.eta, plain(ship.name)]),
      truth: [at.pod_eta_at, at.pod_vessel_name],
    },
    {
      asked: `How many hours is ${at.bill_of_lading_number} late?`,
      ...ofShipment(coming, ({ routing: { port_of_discharge: port } }) =>
        Math.round((Date.parse(port.eta) - Date.parse(port.original_eta)) / 3_600_000),
      ),
      truth: Math.round((Date.parse(at.pod_eta_at) - Date.parse(at.pod_original_eta_at)) / 3_600_000),
    },
    {
      asked: 'Which shipments are under way by way of Los Angeles?',
      ...listed('list_shipments', { port: 'Los Angeles', status: 'in_transit' }, (items) =>
        items.map(({ id }) => id).sort(),
      ),
      truth: toLosAngeles
        .filter(isUnderWay)
        .map(({ id }) => id)
        .sort(),
    },
    {
      asked: `Which orders are ${status}, and what helps?`,
      ...listed('list_tracking_requests', { status }, (items) =>
        items.map(({ id, action, reason }) => [id, action ?? null, plain(reason)].join(' ')).sort(),
      ),
      truth: requests
        .filter(({ attributes }) => attributes.status === status)
        .map(({ id, meta }) => [id, meta?.action ?? null, meta?.reason ?? null].join(' '))
        .sort(),
    },
  ]
}

/** The fifteen questions with their current answers. */
export const deskQuestions = async (records: Records, now: Date): Promise<DeskQuestion[]> => {
  const tomorrow = new Date(now.getTime() + 86_400_000).toISOString().slice(0, 10)
  return [...ofAll(records, tomorrow), ...(await ofOne(records, now)), ...ofShipments(records)]
}
