import type { ShippingLine } from '@boxtrail/client'
import { queryOptions } from '@tanstack/react-query'
import { client } from './client.ts'

/** The lines that the account may use. They seldom change. */
export const linesQuery = queryOptions({
  queryKey: ['lines'],
  queryFn: async ({ signal }) => {
    const lines = []
    for await (const line of client.shippingLines.iterate({}, { signal })) lines.push(line)
    return lines.toSorted((one, other) => one.shortName.localeCompare(other.shortName))
  },
  staleTime: 60 * 60_000,
})

/** The simulated line of the sandbox. */
export const TEST_LINE = 'TEST'

/** An account has a sandbox if it may use the simulated line. */
export const hasSandbox = (lines: readonly { scac: string }[]): boolean => lines.some(({ scac }) => scac === TEST_LINE)

/** Whether a line is polled. A line that has not been loaded yet counts as connected. */
export const isConnected = (line: ShippingLine | undefined): boolean =>
  line === undefined || line.meta.connection === 'connected'
