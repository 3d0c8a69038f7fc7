import type { Played } from './played.ts'

type Json = ReturnType<typeof JSON.parse>

/** The calls of a planner: the tools in order, each with arguments that are computed from the previous answers. */
export interface Plan {
  calls: readonly { tool: string; given: (answers: readonly Json[]) => Record<string, unknown> }[]
  answer: (answers: readonly Json[]) => unknown
}

export interface Question extends Plan {
  asked: string
  /** The expected answer, computed from the simulator. */
  truth: unknown
}

const at = (time: unknown) => (typeof time === 'string' ? new Date(time).toISOString() : time)

/** Finds a container by its number, then reads it. */
const ofContainer = (number: string, tool: string, read: (answer: Json) => unknown, more: object = {}): Plan => ({
  calls: [
    { tool: 'search_container', given: () => ({ query: number }) },
    { tool, given: ([found]) => ({ id: found.containers[0].id, ...more }) },
  ],
  answer: ([, answer]) => read(answer),
})

const ofBill = (bill: string, read: (answer: Json) => unknown): Plan => ({
  calls: [
    { tool: 'search_container', given: () => ({ query: bill }) },
    { tool: 'get_shipment_details', given: ([found]) => ({ id: found.shipments[0].id }) },
  ],
  answer: ([, answer]) => read(answer),
})

const inOneCall = (tool: string, given: Record<string, unknown>, read: (answer: Json) => unknown): Plan => ({
  calls: [{ tool, given: () => given }],
  answer: ([answer]) => read(answer),
})

/** For each attribute with a time: its question, the tool that answers it, and where the answer is. */
const TIMES: Record<string, { asked: string; tool: string; read: (answer: Json) => unknown; more?: object }> = {
  pol_vessel_departed_at: {
    asked: 'When did the vessel leave with',
    tool: 'get_container',
    read: ({ details }) => at(details.pol_vessel_departed_at),
    more: { response_format: 'detailed' },
  },
  pod_arrived_at: {
    asked: 'When did the vessel arrive with',
    tool: 'get_container',
    read: ({ location }) => at(location.pod_arrived_at),
  },
  pod_discharged_at: {
    asked: 'When was it discharged:',
    tool: 'get_container_transport_events',
    read: ({ milestones }) => milestones.discharged_at,
  },
  pod_full_out_at: {
    asked: 'When did it leave the terminal:',
    tool: 'get_container',
    read: ({ location }) => at(location.pod_full_out_at),
  },
  pod_rail_loaded_at: {
    asked: 'When was it loaded on a train:',
    tool: 'get_container',
    read: ({ rail }) => at(rail.pod_rail_loaded_at ?? null),
  },
  ind_ata_at: {
    asked: 'When did the train arrive with',
    tool: 'get_container',
    read: ({ rail }) => at(rail.destination_ata),
  },
  empty_terminated_at: {
    asked: 'When was it returned empty:',
    tool: 'get_container_transport_events',
    read: ({ milestones }) => milestones.empty_returned_at,
  },
}

/** Questions before any terminal knows the container: unknown values are null, and not empty. */
export const questionsAtSea = ({ containers: [number], bill }: Played): Question[] => [
  {
    asked: `Which holds does ${number} have, at sea?`,
    truth: null,
    ...ofContainer(number!, 'get_container', ({ demurrage }) => demurrage.holds_at_pod_terminal),
  },
  {
    asked: `What does ${number} cost, at sea?`,
    truth: null,
    ...ofContainer(number!, 'get_container', ({ demurrage }) => demurrage.fees_total_amount),
  },
  { asked: `Has ${bill} left?`, truth: 'in_transit', ...ofBill(bill, ({ status }) => status) },
]

/** Questions after the first report of the terminal. */
export const questionsAtBerth = ({ containers: [number], holds, bill }: Played): Question[] => [
  {
    asked: `Which holds does ${number} have?`,
    truth: holds,
    ...ofContainer(number!, 'get_container', ({ demurrage }) =>
      demurrage.holds_at_pod_terminal.map(({ name }: { name: string }) => name).sort(),
    ),
  },
  {
    asked: `Can ${number} be picked up?`,
    truth: false,
    ...ofContainer(number!, 'get_container', ({ location }) => location.ready_for_pickup),
  },
  {
    asked: `Has ${bill} arrived?`,
    truth: 'arrived_at_pod',
    ...ofBill(bill, ({ status }) => status),
  },
]

/** Questions after everything has happened. */
export const lateQuestions = (played: Played): Question[] => {
  const { bill, containers, times } = played
  const [number] = containers as [string]
  const known = Object.entries(times[0]!).flatMap(([name, truth]) => {
    const about = TIMES[name]
    return about
      ? [{ asked: `${about.asked} ${number}?`, truth, ...ofContainer(number, about.tool, about.read, about.more) }]
      : []
  })
  return [
    ...known,
    {
      asked: `Where was ${bill} loaded?`,
      truth: played.portOfLading,
      ...ofBill(bill, ({ routing }) => routing.port_of_lading.locode),
    },
    {
      asked: `Where was ${bill} discharged?`,
      truth: played.portOfDischarge,
      ...ofBill(bill, ({ routing }) => routing.port_of_discharge.locode),
    },
    {
      asked: `Which vessel carried ${bill} to the port?`,
      truth: played.vessel,
      ...ofBill(bill, ({ vessel_at_pod }) => vessel_at_pod.name.replace(/[«»]/g, '')),
    },
    {
      asked: `How many containers has ${bill}?`,
      truth: containers.length,
      ...ofBill(bill, ({ containers }) => containers.count),
    },
    {
      asked: `Is ${bill} tracked already?`,
      truth: false,
      ...inOneCall('track_container', { number: bill }, (answer) => answer.tracking_request_created),
    },
  ]
}

/** Questions about the whole account. */
export const countingQuestions = (journeys: readonly Played[]): Question[] => {
  const containers = journeys.flatMap((played) => played.containers)
  const at = (port: string) => journeys.filter(({ portOfDischarge }) => portOfDischarge === port)
  const [busiest] = journeys.map(({ portOfDischarge }) => portOfDischarge)
  const total = ({ meta }: Json) => meta.total
  return [
    {
      asked: 'How many shipments are there?',
      truth: journeys.length,
      ...inOneCall('list_shipments', { page_size: 1 }, total),
    },
    {
      asked: 'How many containers are there?',
      truth: containers.length,
      ...inOneCall('list_containers', { page_size: 1 }, total),
    },
    {
      asked: 'How many containers were returned empty?',
      truth: containers.length,
      ...inOneCall('list_containers', { status: 'empty_returned', page_size: 1 }, total),
    },
    {
      asked: 'How many containers are at sea?',
      truth: 0,
      ...inOneCall('list_containers', { status: 'on_ship', page_size: 1 }, total),
    },
    {
      asked: `How many shipments went to ${busiest}?`,
      truth: at(busiest!).length,
      ...inOneCall('list_shipments', { port: busiest, page_size: 1 }, total),
    },
    {
      asked: 'Did a request fail?',
      truth: 0,
      ...inOneCall('list_tracking_requests', { status: 'failed', page_size: 1 }, total),
    },
  ]
}
