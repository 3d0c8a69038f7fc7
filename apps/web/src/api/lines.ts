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
