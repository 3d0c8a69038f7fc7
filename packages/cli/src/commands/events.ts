import type { BoxtrailClient } from '@boxtrail/client'
import type { Command } from '../command.ts'
import { UsageError } from '../failure.ts'
import { filterQuery, filtersOf, limitOf } from '../listing/query.ts'
import { column } from '../output/columns.ts'

const LAST = 20

export const events: Command = {
  name: 'events',
  about: `Show what changed, in order: the last ${LAST} events, those after one, or from now on`,
  options: {
    follow: { short: 'f', about: 'Wait for news, until Ctrl-C' },
    after: { value: 'SEQUENCE', about: 'Begin after this event; 0 is the beginning' },
    filter: { value: 'NAME=VALUE', many: true, about: `By ${[...filtersOf('listEvents').keys()].join(', ')}` },
    limit: { value: 'N', about: 'At most this many' },
  },
  writes: true,
  example: 'boxtrail events --follow --filter event=container.updated,container.created',
  run: async ({ terminal, flag, text, texts, connect, writer: open, say }) => {
    const { signal } = terminal
    const limit = limitOf(text('limit'))
    const filters = filterQuery('listEvents', texts('filter'))
    const given = afterOf(text('after'))
    const client = await connect()
    const isFollowing = flag('follow')
    const writer = open(COLUMNS, 'ndjson')
    const after = given ?? (isFollowing ? undefined : await newest(client))
    const query = { ...filters, ...(after === undefined ? {} : { after }) }
    const onDisconnect = ({ message }: Error, waitMs: number) =>
      say(`${message} Trying again in ${Math.ceil(waitMs / 1_000)} s.`)
    const found = isFollowing
      ? client.events.follow(query, { signal, onDisconnect })
      : client.events.iterate({ ...query, limit: Math.min(limit, 1_000) }, { signal })
    let count = 0
    for await (const event of found) {
      await writer.write(event)
      if (isFollowing) await writer.flush()
      if (++count >= limit) break
    }
    await writer.end()
  },
}

const COLUMNS = [
  column('sequence'),
  column('occurredAt'),
  column('event'),
  column('resource', ({ resource }) => (resource as { type: string } | null)?.type),
  column('resource.id'),
  column('changes', ({ changeset }) => Object.keys((changeset as object | null) ?? {})),
]

const afterOf = (text: string | undefined): number | undefined => {
  if (text === undefined) return undefined
  if (!/^\d{1,15}$/.test(text))
    throw new UsageError(`--after is the sequence of an event, and not "${text}".`, { where: '--after' })
  return Number(text)
}

/** The sequence after which the last few events begin. */
const newest = async (client: BoxtrailClient): Promise<number> => {
  const { meta } = await client.events.list({ limit: 1 })
  return Math.max(0, meta.lastSequence - LAST)
}
