import type { BoxtrailClient } from '@boxtrail/client'
import { operations, parameters } from '@boxtrail/contracts/operations'
import type { Command } from '../command.ts'
import type { Column } from '../output/columns.ts'
import { filterQuery, filtersOf, includeQuery, type Listing, limitOf } from './query.ts'

interface ListCommand {
  name: string
  about: string
  operation: Exclude<Listing, 'listEvents'>
  columns: readonly Column[]
  example: string
  iterate: (client: BoxtrailClient, query: object, signal: AbortSignal) => AsyncIterable<object>
}

/** A command that writes a list, page by page as it is fetched. */
export const listCommand = ({ name, about, operation, columns, example, iterate }: ListCommand): Command => ({
  name,
  about,
  options: {
    filter: { value: 'NAME=VALUE', many: true, about: `By ${[...filtersOf(operation).keys()].join(', ')}` },
    ...(isSearched(operation)
      ? { search: { short: 'q', value: 'WORDS', about: 'Words to find in numbers and references' } as const }
      : {}),
    ...(operations[operation].includes.length > 0
      ? { include: { value: 'NAMES', many: true, about: 'Related records, as parts of each' } as const }
      : {}),
    limit: { value: 'N', about: 'At most this many; else all' },
  },
  writes: true,
  example,
  run: async ({ terminal, text, texts, connect, writer: open }) => {
    const limit = limitOf(text('limit'))
    const include = includeQuery(operation, texts('include'))
    const query = {
      ...filterQuery(operation, texts('filter')),
      ...(isSearched(operation) && text('search') ? { q: text('search') } : {}),
      ...(include.length > 0 ? { include } : {}),
      page: { size: Math.min(100, limit) },
    }
    const client = await connect()
    const writer = open(columns, 'ndjson')
    let count = 0
    for await (const record of iterate(client, query, terminal.signal)) {
      await writer.write(record)
      if (++count >= limit) break
    }
    await writer.end()
  },
})

const isSearched = (operation: Listing): boolean => 'q' in parameters[operation]
