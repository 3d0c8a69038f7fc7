import { CLIENT, type Consumer } from './consumer.ts'

/** Programs that are hard to follow. */
export const hardToFollow: Consumer[] = [
  {
    name: 'namespace-import',
    files: {
      'all.ts': `import * as boxtrail from '@boxtrail/client'
const client = boxtrail.createClient({ baseUrl: 'https://boxtrail.example', apiKey: 'k' })
export default async function (id: string) {
  const box: boxtrail.Container = await client.containers.get(id)
  return box.emptyOutAt
}
`,
    },
    uses: ['getContainer', 'Container.empty_out_at'],
  },
  {
    name: 'dynamic-import',
    files: {
      'late.ts': `export async function late(imo: string) {
  const { createClient } = await import('@boxtrail/client')
  const { vessels } = createClient({ baseUrl: 'https://boxtrail.example', apiKey: 'k' })
  return vessels.get(imo).then((vessel) => vessel.mmsi)
}
`,
    },
    uses: ['getVessel', 'Vessel.mmsi'],
  },
  {
    name: 'untyped-javascript',
    files: {
      'report.mjs': `import { createClient } from '@boxtrail/client'
const client = createClient({ baseUrl: 'https://boxtrail.example', apiKey: 'k' })
const seal = (box) => box.sealNumber
const reefers = ({ equipmentType }) => equipmentType === 'reefer'
export async function report() {
  const { items } = await client.containers.list()
  return items.filter(reefers).map(seal)
}
`,
    },
    uses: ['listContainers', 'Container.seal_number', 'Container.equipment_type', 'Container.equipment_type=reefer'],
  },
  {
    name: 'mapped-types',
    files: {
      'flags.ts': `import type { Container, Port } from '@boxtrail/client'
type Shown = { [Name in keyof Container]?: boolean }
export const SHOWN: Shown = { pickupLfd: true, weightInLbs: true }
type Place = Omit<Port, 'terminals'>
export const place = (port: Readonly<Partial<Place>>) => port.name
`,
    },
    uses: ['Container.pickup_lfd', 'Container.weight_in_lbs', 'Port.name'],
  },
  {
    name: 'entries',
    files: {
      'diff.ts': `${CLIENT}
export async function diff(id: string) {
  const before = await client.terminals.get(id)
  return Object.entries(before).filter(([, value]) => value === null)
}
`,
    },
    uses: ['getTerminal', 'Terminal.*'],
  },
  {
    name: 'enum-of-their-own',
    files: {
      'status.ts': `${CLIENT}
enum Status {
  AtSea = 'on_ship',
  Gone = 'delivered',
}
const LAST = ['delivered', 'dropped']
export async function isOver(id: string) {
  const { currentStatus } = await client.containers.get(id)
  return currentStatus === Status.Gone || LAST.includes(currentStatus)
}
`,
    },
    uses: [
      'getContainer',
      'Container.current_status',
      'Container.current_status=on_ship',
      'Container.current_status=delivered',
      'Container.current_status=dropped',
    ],
  },
  {
    name: 'base-with-version',
    files: {
      'api.ts': `const BASE = 'https://boxtrail.example/v2'
async function api<Body>(path: string): Promise<Body> {
  const answer = await fetch(\`\${BASE}\${path}\`, { headers: { Authorization: 'Token ' + process.env.KEY } })
  return answer.json() as Promise<Body>
}
export const imo = async (id: string) =>
  (await fetch(\`\${BASE}/vessels/\${id}\`).then((answer) => answer.json())).data.attributes.imo
export const anything = api<unknown>
`,
    },
    uses: ['getVessel', 'Vessel.imo'],
  },
  {
    name: 'sent-without-type',
    files: {
      'proxy.ts': `${CLIENT}
export const proxy = async (query: any) => {
  const page = await client.shipments.list(query)
  return page.items.map((shipment) => shipment.id)
}
`,
    },
    uses: [
      'listShipments',
      'listShipments filter[port]',
      'listShipments filter[carrier]',
      'listShipments filter[status]',
    ],
  },
  {
    name: 'component',
    files: {
      'card.tsx': `import type { Container, Shipment } from '@boxtrail/client'
declare const h: (name: string, ...children: unknown[]) => unknown
interface Props {
  container: Container<'shipment'>
  render?: (shipment: Shipment) => unknown
}
export function Card({ container: { number, shipment, ...rest }, render = (one) => one.billOfLadingNumber }: Props) {
  return h('div', number, shipment && render(shipment as Shipment), rest.podTimezone)
}
`,
    },
    uses: ['Container.number', 'Container.shipment', 'Container.pod_timezone', 'Shipment.bill_of_lading_number'],
  },
  {
    name: 'parameters-of',
    files: {
      'ask.ts': `${CLIENT}
type Query = NonNullable<Parameters<typeof client.containers.list>[0]>
export function ask(status: string | undefined) {
  const query: Query = {}
  if (status) query.filter = { status }
  return client.containers.list(query).then(({ meta: { total } }) => total)
}
`,
    },
    uses: ['listContainers', 'listContainers filter[status]', 'ListMeta.total'],
  },
  {
    name: 'fixtures',
    files: {
      'fixtures.ts': `import type { Answer } from '@boxtrail/contracts'
import { examples } from '@boxtrail/contracts/examples'
export const atSea = examples.getContainer[200].on_ship
export const named = (answer: Answer<'getVessel', 200>) => answer.data.attributes.name
`,
    },
    uses: ['example getContainer 200 on_ship', 'getVessel', 'Vessel.name'],
  },
  {
    name: 'flows-into-own-types',
    files: {
      'flows.ts': `${CLIENT}
interface HasDay {
  pickupLfd: string | null
}
interface Ship {
  mmsi: string | null
}
const soonest = <Row extends HasDay>(rows: Row[]) => rows.map((row) => row.pickupLfd).sort()[0]
const report = ({ deliveredAt }: { deliveredAt: string | null }) => void deliveredAt
const kept = new Map<string, { emptyOutAt: string | null }>()
export async function ship(imo: string): Promise<Ship> {
  return client.vessels.get(imo)
}
export async function today() {
  const { items } = await client.containers.list()
  items.forEach(report)
  for (const item of items) if ('sealNumber' in item) kept.set(item.id, item)
  return soonest(items)
}
`,
    },
    uses: [
      'listContainers',
      'getVessel',
      'Container.pickup_lfd',
      'Container.delivered_at',
      'Container.empty_out_at',
      'Container.seal_number',
      'Vessel.mmsi',
    ],
  },
  {
    name: 'answer-handed-on',
    files: {
      'copy.mjs': `import { save } from './store.mjs'
export async function copy(id, headers) {
  const answer = await fetch(\`https://boxtrail.example/v2/vessels/\${id}\`, { headers })
  const body = await answer.json()
  await save('vessel', JSON.stringify(body))
}
`,
      'store.mjs': `export const save = async (name, text) => void [name, text]
`,
    },
    uses: ['getVessel', 'Vessel.*'],
  },
  {
    name: 'class-and-map',
    files: {
      'store.ts': `import { createClient, type BoxtrailClient, type TrackingRequest } from '@boxtrail/client'
abstract class Store<Key, Value> {
  protected readonly held = new Map<Key, Value>()
  abstract load(key: Key): Promise<Value>
  async get(key: Key) {
    const known = this.held.get(key) ?? (await this.load(key))
    this.held.set(key, known)
    return known
  }
}
export class Requests extends Store<string, TrackingRequest> {
  constructor(private readonly client: BoxtrailClient = createClient({ baseUrl: 'https://b.example', apiKey: 'k' })) {
    super()
  }
  load = (id: string) => this.client.trackingRequests.get(id)
  async reason(id: string) {
    return (await this.get(id)).failedReason
  }
}
`,
    },
    uses: ['getTrackingRequest', 'TrackingRequest.failed_reason'],
  },
]
