import type { Pool } from 'pg'

interface Case {
  what: string
  paths: string[]
}

interface Values {
  containers: string[]
  bills: string[]
  customers: string[]
}

/** The measured requests, each with stored values in turn. */
export const cases = async (pool: Pool, accountId: string): Promise<Case[]> => {
  const values = await pickValues(pool, accountId)
  return [
    ...searchCases(values),
    ...['shipments', 'containers', 'tracking_requests'].flatMap((list) => pageAndWordCases(list, values)),
    ...['shipments', 'containers'].flatMap((list) => filterCases(list, values)),
    ...numberCases(values),
    ...trackingRequestCases(),
  ]
}

/** A hundred stored values of each kind. */
const pickValues = async (pool: Pool, accountId: string): Promise<Values> => {
  const pick = async (text: string) =>
    (await pool.query(`${text} order by random() limit 100`, [accountId])).rows.map(({ value }) => value as string)
  return {
    containers: await pick('select number as value from containers where account_id = $1'),
    bills: await pick('select bill_of_lading_number as value from shipments where account_id = $1'),
    customers: await pick('select id as value from parties where account_id = $1'),
  }
}

/** The path, followed by each of the values. */
const at = (path: string, values: readonly string[] = ['']) =>
  values.map((value) => `/v2/${path}${encodeURIComponent(value)}`)

const searchCases = ({ containers, bills }: Values): Case[] => [
  { what: 'search, a container number', paths: at('search?query=', containers) },
  {
    what: 'search, a container number with spaces and a dash',
    paths: at(
      'search?query=',
      containers.map((container) => `${container.slice(0, 4)} ${container.slice(4, 10)}-${container.slice(10)}`),
    ),
  },
  {
    what: 'search, part of a bill',
    paths: at(
      'search?query=',
      bills.map((bill) => bill.slice(4, 11)),
    ),
  },
  {
    what: 'search, a fragment of many',
    paths: at('search?query=', ['MSCU', 'TGHU', 'MAEU2', 'rotterdam', 'PO-', 'trading']),
  },
  {
    what: 'search, several words',
    paths: at('search?query=', ['rotterdam ever', 'customer 7 hamburg', 'maersk busan trading']),
  },
  { what: 'search, one or two letters', paths: at('search?query=', ['m', 'ms', 'po', '7', 'tg']) },
  { what: 'search, nothing found', paths: at('search?query=', ['nowhere', 'ZZZU9999999', 'rotterdam zzz']) },
]

const DEEP_PAGES = [2, 300, 1_500, 3_000].map(String)

const pageAndWordCases = (list: string, { containers, bills }: Values): Case[] => [
  { what: `${list}, first page`, paths: at(list) },
  { what: `${list}, many pages`, paths: at(`${list}?page[number]=`, DEEP_PAGES) },
  { what: `${list}, beyond the last page`, paths: at(`${list}?page[number]=`, ['1000000000000']) },
  { what: `${list}, q a number`, paths: at(`${list}?q=`, list === 'containers' ? containers : bills) },
  { what: `${list}, q a frequent fragment`, paths: at(`${list}?q=`, ['MSCU', 'MAEU2']) },
  { what: `${list}, q nothing found`, paths: at(`${list}?q=`, ['nowhere']) },
]

const filterCases = (list: string, { customers }: Values): Case[] => [
  { what: `${list} of a status`, paths: at(`${list}?filter[status]=`, ['on_ship', 'available', 'delivered']) },
  { what: `${list} of a port`, paths: at(`${list}?filter[port]=`, ['NLRTM', 'USLAX', 'USNYC']) },
  { what: `${list} of a line`, paths: at(`${list}?filter[carrier]=`, ['MAEU', 'HLCU']) },
  { what: `${list} of a customer`, paths: at(`${list}?filter[customer_id]=`, customers) },
  {
    what: `${list} of a customer's name`,
    paths: at(`${list}?filter[customer_name]=`, ['Customer 7 Trading', 'Nobody']),
  },
  {
    what: `${list} with tracking stopped, or not`,
    paths: at(`${list}?filter[tracking_stopped]=`, ['true', 'false']),
  },
  { what: `${list} changed since`, paths: at(`${list}?filter[updated_at][start]=`, ago(3, 30, 300)) },
  { what: `${list} changed before`, paths: at(`${list}?filter[updated_at][end]=`, ago(3, 300, 350)) },
  {
    what: `${list} of a port and a line`,
    paths: at(`${list}?filter[carrier]=MAEU&filter[port]=`, ['NLRTM', 'USLAX']),
  },
  {
    what: `${list} of a status and a line`,
    paths: at(`${list}?filter[carrier]=MAEU&filter[status]=`, ['on_ship', 'available']),
  },
  {
    what: `${list} of a customer and a port`,
    paths: at(`${list}?filter[port]=NLRTM&filter[customer_id]=`, customers),
  },
]

const numberCases = ({ containers, bills }: Values): Case[] => [
  { what: 'shipments of a number', paths: at('shipments?number=', bills) },
  { what: 'containers of a number', paths: at('containers?filter[number]=', containers) },
  { what: 'tracking_requests of a number', paths: at('tracking_requests?filter[request_number]=', bills) },
]

const trackingRequestCases = (): Case[] => [
  {
    what: 'tracking_requests of a status',
    paths: at('tracking_requests?filter[status]=', ['created', 'failed', 'pending']),
  },
  { what: 'tracking_requests of a line', paths: at('tracking_requests?filter[scac]=', ['MAEU', 'HLCU']) },
  {
    what: 'tracking_requests of a type',
    paths: at('tracking_requests?filter[request_type]=', ['booking', 'container']),
  },
  {
    what: 'tracking_requests created before',
    paths: at('tracking_requests?filter[created_at][end]=', ago(3, 300, 350)),
  },
  {
    what: 'tracking_requests changed before',
    paths: at('tracking_requests?filter[updated_at][end]=', ago(3, 300, 350)),
  },
]

const ago = (...days: number[]) => days.map((n) => new Date(Date.now() - n * 86_400_000).toISOString())
