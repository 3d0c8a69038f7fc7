import { z } from 'zod'
import { paging } from '../arguments/parameters.ts'
import { listed, listOutput } from '../lists/list.ts'
import { requestDetails, requestRow } from '../lists/rows.ts'
import { UnknownValue } from '../problems/unknown-value.ts'
import { attributes, requestStates } from '../records/contract.ts'
import { defineTool } from '../tool.ts'

/** The filters of the API, by their names in queries and in older clients. */
const KEYS = {
  request_number: 'requestNumber',
  status: 'status',
  scac: 'scac',
  request_type: 'requestType',
} as const
const TIMES = { created_at: 'createdAt', updated_at: 'updatedAt' } as const
const keys = [...Object.keys(KEYS), ...Object.keys(TIMES).flatMap((name) => [`${name}_start`, `${name}_end`])]

/** The known values of filters; request types also as clients of the reference server write them. */
const VALUES: Readonly<Partial<Record<string, readonly string[]>>> = {
  status: requestStates,
  request_type: ['container', 'bill_of_lading', 'booking', 'booking_number'],
}

const from = attributes('TrackingRequest', 'status', 'failed_reason')

export const listTrackingRequests = defineTool({
  name: 'list_tracking_requests',
  title: 'List Tracking Requests',
  description: 'What was ordered to be tracked, and why an order failed.',
  input: {
    status: z.string().optional().describe(requestStates.join(', ')),
    request_type: z.string().optional().describe('container, bill_of_lading, booking'),
    filters: z
      .record(z.string(), z.string())
      .optional()
      .describe(`keys ${keys.slice(0, 3).join(', ')}, ${keys.slice(4).join(', ')}`),
    ...paging,
  },
  output: listOutput({ requestNumber: z.string().nullable(), status: from.status, failedReason: from.failed_reason }),
  run: async ({ status, request_type, filters, response_format, ...given }, { client }) => {
    const filter = {
      ...filterOf(filters ?? {}),
      ...(status === undefined ? {} : { status: known('status', status) }),
      ...(request_type === undefined ? {} : { requestType: known('request_type', request_type) }),
    }
    const { result } = await listed(
      given,
      (page) => client.trackingRequests.list({ page, filter }),
      response_format === 'detailed' ? requestDetails : requestRow,
    )
    return { ...result }
  },
})

/** Refuses unknown values: an empty list would suggest that there are no requests. */
const known = (name: string, value: string, argument = name): string => {
  const values = VALUES[name]
  if (values?.includes(value) === false) throw new UnknownValue(argument, value, values)
  return value
}

const PAGE_KEY = /^page(\[|_|$)/

/**
 * Accepts `filter[created_at][start]` and `created_at_start`; paging keys are ignored, because they are parameters of
 * the tool.
 */
const filterOf = (filters: Record<string, string>) => {
  const filter: Record<string, string | Record<string, string>> = {}
  for (const [key, value] of Object.entries(filters)) {
    if (PAGE_KEY.test(key)) continue
    const name = key.replace(/^filter\[([^\]]+)\]/, '$1').replace(/\[([^\]]+)\]$/, '_$1')
    if (!keys.includes(name)) throw new UnknownValue('filters', key, keys)
    const [, base, edge] = /^(\w+_at)_(start|end)$/.exec(name) ?? []
    if (base === undefined) filter[KEYS[name as keyof typeof KEYS]] = known(name, value, `filters.${name}`)
    else {
      const range = TIMES[base as keyof typeof TIMES]
      filter[range] = { ...(filter[range] as Record<string, string>), [edge!]: value }
    }
  }
  return filter
}
