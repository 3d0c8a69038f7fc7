import { type BoxtrailClient, NotFoundError } from '@boxtrail/client'
import type { operations } from '@boxtrail/contracts/operations'
import type { Command } from '../command.ts'
import { UsageError } from '../failure.ts'
import { includeQuery } from '../listing/query.ts'
import { suggestion } from '../nearest.ts'

interface Kind {
  operation: keyof typeof operations
  get: (client: BoxtrailClient, id: string, query: { include?: never[] }) => Promise<object>
  /** Only for kinds with a number; others are found only by their id. */
  find?: (client: BoxtrailClient, number: string) => Promise<{ items: { id: string }[] }>
}

const kinds: Record<string, Kind> = {
  container: {
    operation: 'getContainer',
    get: (client, id, query) => client.containers.get(id, query),
    find: (client, number) => client.containers.list({ filter: { number }, page: { size: 5 } }),
  },
  shipment: {
    operation: 'getShipment',
    get: (client, id, query) => client.shipments.get(id, query),
    find: (client, number) => client.shipments.list({ number, page: { size: 5 } }),
  },
  request: {
    operation: 'getTrackingRequest',
    get: (client, id, query) => client.trackingRequests.get(id, query),
    find: (client, number) => client.trackingRequests.list({ filter: { requestNumber: number }, page: { size: 5 } }),
  },
  document: { operation: 'getDocument', get: (client, id, query) => client.documents.get(id, query) },
  webhook: { operation: 'getWebhook', get: (client, id) => client.webhooks.get(id) },
  notification: {
    operation: 'getWebhookNotification',
    get: (client, id, query) => client.webhookNotifications.get(id, query),
  },
  contradiction: {
    operation: 'getContradiction',
    get: (client, id, query) => client.contradictions.get(id, query),
  },
  silence: { operation: 'getSourceSilence', get: (client, id) => client.sourceSilences.get(id) },
  line: { operation: 'getShippingLine', get: (client, id) => client.shippingLines.get(id) },
  port: { operation: 'getPort', get: (client, id) => client.ports.get(id) },
  terminal: { operation: 'getTerminal', get: (client, id) => client.terminals.get(id) },
  vessel: { operation: 'getVessel', get: (client, id) => client.vessels.get(id) },
}
const names = Object.keys(kinds)

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

export const get: Command = {
  name: 'get',
  about: 'Show one record, by its id or its number',
  arguments: `KIND ID|NUMBER   (${names.join(', ')})`,
  least: 2,
  most: 2,
  choices: names,
  options: { include: { value: 'NAMES', many: true, about: 'Related records, as parts of it' } },
  writes: true,
  example: 'boxtrail get container QXSU1090017 --include shipment,podTerminal\nboxtrail get vessel 9811000',
  run: async ({ arguments: [name = '', given = ''], texts, connect, writer }) => {
    const kind = kinds[name]
    if (!kind)
      throw new UsageError(`There is no kind of record "${name}".${suggestion(name, names)}`, {
        action: `there are ${names.join(', ')}`,
      })
    const include = includeQuery(kind.operation, texts('include'))
    const client = await connect()
    const id = kind.find && !UUID.test(given) ? await idOf(name, given, () => kind.find!(client, given)) : given
    const query = include.length > 0 ? { include: include as never[] } : {}
    await writer([], 'json').one(await kind.get(client, id, query))
  },
}

/** The id of the record with a number, if there is exactly one. */
const idOf = async (
  kind: string,
  number: string,
  find: () => Promise<{ items: { id: string }[] }>,
): Promise<string> => {
  const { items } = await find()
  const [only, ...others] = items
  if (!only) throw new NotFoundError(`There is no ${kind} with the number ${number}.`)
  if (others.length > 0)
    throw new UsageError(`Several records have the number ${number}.`, {
      action: `name one by its id: ${items.map((one) => one.id).join(', ')}`,
    })
  return only.id
}

export const containerIdOf = (client: BoxtrailClient, given: string): Promise<string> =>
  UUID.test(given)
    ? Promise.resolve(given)
    : idOf('container', given, () => kinds.container!.find!(client, given.toUpperCase().replaceAll(/[\s-]/g, '')))
