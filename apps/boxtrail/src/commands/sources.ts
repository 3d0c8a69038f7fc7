import { sourceStatuses } from '@boxtrail/server/records/sources/status'
import { onDatabase } from './command.ts'
import { tableOf } from './table.ts'

export const listSourcesCommand = onDatabase({
  words: 'admin sources',
  parameters: [],
  summary: 'Show every source: breaker, queue, next poll, last outcomes, and the reason of the last failure.',
  note: 'Lines without credentials for which nothing waits are listed with --json only.',
  run: async (_, pool) => {
    const sources = await sourceStatuses(pool)
    const shown = sources.filter((one) => one.state !== 'not_configured' || one.queue > 0 || one.last_polls.length > 0)
    const rows = shown.map(({ id, state, breaker, queue, next_poll_at, last_polls }) => ({
      ...{ source: id, state, failures: breaker.failures, paused_until: breaker.paused_until, queue, next_poll_at },
      last_outcomes: last_polls.map(({ outcome }) => outcome).join(' '),
    }))
    const failures = shown.flatMap(({ id, last_failure: last }) =>
      last ? [`${id}: ${last.at} ${last.number}: ${last.outcome}: ${last.reason}`] : [],
    )
    const table = tableOf(rows, 'There are no sources.')
    const text = failures.length > 0 ? [table, '', 'last failures:', ...failures].join('\n') : table
    return { json: sources, text }
  },
})
