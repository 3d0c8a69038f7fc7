import { isUuid } from '@boxtrail/protocol/uuid'
import { createWakeups } from '@boxtrail/server/db/queues/wakeups'
import { listQuarantine, replayQuarantined } from '@boxtrail/server/tracking/quarantine/replay'
import { onDatabase, onInstallation, UsageError } from './command.ts'

export const listQuarantineCommand = onDatabase({
  words: 'admin quarantine list',
  parameters: [],
  summary: 'List the reports that could not be read or applied, and why.',
  run: async (_, pool) => {
    const reports = (await listQuarantine(pool)).map(({ check_id: _, ...report }) => report)
    const text = reports
      .map(
        ({ report_id, quarantined_at, source_id, subject_number, reason }) =>
          `${report_id}  ${quarantined_at.toISOString()}  ${source_id} ${subject_number}\n  ${reason.replaceAll('\n', '\n  ')}`,
      )
      .join('\n')
    return { json: reports, text: text || 'Nothing is in quarantine.' }
  },
})

export const replayQuarantineCommand = onInstallation({
  words: 'admin quarantine replay',
  parameters: ['report'],
  summary: 'Read a report again after a fix, or all that are in quarantine.',
  note: 'Name the report by its id, or write "all".',
  run: async ({ report }, installation) => {
    if (report !== 'all' && !isUuid(report))
      throw new UsageError(`"${report}" is neither the id of a report nor "all".`)
    const done = await replayQuarantined(installation, createWakeups(null), report === 'all' ? null : report)
    return {
      json: { replayed: done.replayed, still_unreadable: done.stillUnread },
      text: `${done.replayed} read again, ${done.stillUnread} still unreadable`,
    }
  },
})
