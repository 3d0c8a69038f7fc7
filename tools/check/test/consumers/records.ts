import { CLIENT, type Consumer } from './consumer.ts'

/** Programs that read records, each in another way of writing. */
export const recordReaders: Consumer[] = [
  {
    name: 'destructuring',
    files: {
      'row.ts': `${CLIENT}
export async function row(id: string) {
  const { sealNumber, weightInLbs: weight, ...others } = await client.containers.get(id)
  return [sealNumber, weight, others.equipmentType].join(';')
}
`,
    },
    uses: ['getContainer', 'Container.seal_number', 'Container.weight_in_lbs', 'Container.equipment_type'],
  },
  {
    name: 'nested-destructuring',
    files: {
      'arrival.ts': `${CLIENT}
export const arrival = async (id: string) => {
  const {
    containers: [first],
    portOfDischargeName = 'unknown',
    podEtaAt: eta,
  } = await client.shipments.get(id, { include: ['containers'] })
  return { box: first?.number, portOfDischargeName, eta }
}
`,
    },
    uses: [
      'getShipment',
      'getShipment include',
      'ShipmentInclude=containers',
      'Shipment.containers',
      'Shipment.port_of_discharge_name',
      'Shipment.pod_eta_at',
      'Container.number',
    ],
  },
  {
    name: 'aliases',
    files: {
      'ports.ts': `${CLIENT}
const { ports, vessels: ships } = client
const read = ports
export async function describe(code: string, imo: string) {
  const port = await read.get(code)
  const ship = await ships.get(imo)
  const alias = ship
  return port.name + ' ' + port.countryCode + ' ' + alias.imo
}
`,
    },
    uses: ['getPort', 'getVessel', 'Port.name', 'Port.country_code', 'Vessel.imo'],
  },
  {
    name: 'optional-chaining',
    files: {
      'where.ts': `${CLIENT}
export const where = async (id: string) => {
  const container = await client.containers.get(id, { include: ['shipment', 'pod_terminal'] })
  return container.podTerminal?.nickname ?? container.shipment?.portOfLadingLocode?.slice(0, 2) ?? '?'
}
`,
    },
    uses: [
      'getContainer',
      'getContainer include',
      'ContainerInclude=shipment',
      'ContainerInclude=pod_terminal',
      'Container.pod_terminal',
      'Container.shipment',
      'Terminal.nickname',
      'RailTerminal.nickname',
      'Shipment.port_of_lading_locode',
    ],
  },
  {
    name: 'element-access',
    files: {
      'keys.ts': `${CLIENT}
const KEY = 'pickupLfd'
export async function read(id: string) {
  const container = await client.containers.get(id)
  const days = container[KEY]
  return days ?? container['podFullOutAt']
}
`,
    },
    uses: ['getContainer', 'Container.pickup_lfd', 'Container.pod_full_out_at'],
  },
  {
    name: 'columns',
    files: {
      'csv.ts': `import { createClient, type Container } from '@boxtrail/client'
const client = createClient({ baseUrl: 'https://boxtrail.example', apiKey: process.env.KEY ?? '' })
const COLUMNS = ['number', 'sealNumber', 'deliveredAt'] as const satisfies readonly (keyof Container)[]
export async function* lines() {
  for await (const container of client.containers.iterate({ page: { size: 100 } }))
    yield COLUMNS.map((column) => container[column] ?? '').join(',')
}
`,
    },
    uses: [
      'listContainers',
      'listContainers page[size]',
      'Container.number',
      'Container.seal_number',
      'Container.delivered_at',
    ],
  },
  {
    name: 'several-files',
    files: {
      'client.ts': `${CLIENT}
export { client as boxtrail }
export { NotFoundError as Missing } from '@boxtrail/client'
`,
      'model.ts': `export type { Container as Box, Shipment } from '@boxtrail/client'
`,
      'index.ts': `export * from './client.ts'
export type * from './model.ts'
`,
      'label.ts': `import { boxtrail, Missing, type Box } from './index.ts'
const label = (box: Box) => box.number + ' (' + box.refNumbers.join('/') + ')'
export async function labelOf(id: string) {
  try {
    return label(await boxtrail.containers.get(id))
  } catch (error) {
    if (error instanceof Missing) return undefined
    throw error
  }
}
`,
    },
    uses: ['getContainer', 'Container.number', 'Container.ref_numbers', 'status 404'],
  },
  {
    name: 'generics',
    files: {
      'pluck.ts': `${CLIENT}
function pluck<T, K extends keyof T>(rows: readonly T[], key: K): T[K][] {
  return rows.map((row) => row[key])
}
export async function arrivals() {
  const { items } = await client.shipments.list()
  return pluck(items, 'podEtaAt')
}
`,
    },
    uses: ['listShipments', 'Shipment.pod_eta_at'],
  },
  {
    name: 'own-type',
    files: {
      'board.ts': `${CLIENT}
interface Card {
  number: string
  currentStatus: string
  podTimezone: string | null
}
const draw = (card: Card) => card.number + card.currentStatus
export const board = async () => {
  const { items } = await client.containers.list({ filter: { status: 'available' } })
  const cards: Card[] = items
  return cards.map(draw)
}
`,
    },
    uses: [
      'listContainers',
      'listContainers filter[status]',
      'Container.number',
      'Container.current_status',
      'Container.pod_timezone',
    ],
  },
  {
    name: 'types-only',
    files: {
      'types.ts': `import type { Container, Shipment } from '@boxtrail/client'
import type { Schemas } from '@boxtrail/contracts'
export type Pickup = Pick<Container, 'pickupLfd' | 'availableForPickup'>
export type Weight = Container['weightInLbs']
export type Bill = Shipment['billOfLadingNumber']
export type Facility = Schemas['Terminal']['attributes']['firms_code']
export const isFree = (pickup: Pickup) => pickup.availableForPickup === true
`,
    },
    uses: [
      'Container.pickup_lfd',
      'Container.available_for_pickup',
      'Container.weight_in_lbs',
      'Shipment.bill_of_lading_number',
      'Terminal.firms_code',
    ],
  },
  {
    name: 'status-labels',
    files: {
      'labels.ts': `import { createClient, type Container } from '@boxtrail/client'
const client = createClient({ baseUrl: 'https://boxtrail.example', apiKey: process.env.KEY ?? '' })
const LABELS: Partial<Record<Container['currentStatus'], string>> = {
  on_ship: 'At sea',
  available: 'Ready',
  delivered: 'Done',
}
export const label = async (id: string) => {
  const { currentStatus } = await client.containers.get(id)
  return LABELS[currentStatus] ?? currentStatus
}
`,
    },
    uses: [
      'getContainer',
      'Container.current_status',
      'Container.current_status=on_ship',
      'Container.current_status=available',
      'Container.current_status=delivered',
    ],
  },
  {
    name: 'deserialized',
    files: {
      'cache.ts': `import { deserialize, type Container } from '@boxtrail/client'
export function boxOf(body: string) {
  const container = deserialize<Container<'shipment'>>(JSON.parse(body), ['shipment'])
  if (container.equipmentType === 'reefer') return container.shipment?.billOfLadingNumber
  return container.sealNumber
}
`,
    },
    uses: [
      'Container.equipment_type',
      'Container.equipment_type=reefer',
      'Container.shipment',
      'Container.seal_number',
      'Shipment.bill_of_lading_number',
    ],
  },
  {
    name: 'whole-record',
    files: {
      'export.ts': `${CLIENT}
export async function dump(id: string) {
  const terminal = await client.terminals.get(id)
  return JSON.stringify(terminal)
}
`,
    },
    uses: ['getTerminal', 'Terminal.*'],
  },
  {
    name: 'spread-into-database',
    files: {
      'save.ts': `${CLIENT}
declare const database: { insert(table: string, row: any): Promise<void> }
export async function save(imo: string) {
  const vessel = await client.vessels.get(imo)
  await database.insert('vessels', { ...vessel, savedAt: new Date() })
}
`,
    },
    uses: ['getVessel', 'Vessel.*'],
  },
]
