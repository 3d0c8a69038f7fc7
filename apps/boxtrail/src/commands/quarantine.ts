import { ConfigError } from '@boxtrail/server/config/config'
import { createWakers } from '@boxtrail/server/db/wakers'
import { listQuarantine, replayQuarantined } from '@boxtrail/server/domain/quarantine/replay'
import { openInstallation } from '../installation.ts'
import type { Command } from './command.ts'

/** `quarantine` lists what could not be read; `quarantine replay <report id | all>` reads it again after a fix. */
export const quarantine: Command = async ([verb = 'list', target], config, log) => {
  if (verb !== 'list' && (verb !== 'replay' || !target))
    throw new ConfigError(['use: quarantine [list] or quarantine replay <report id | all>'])
  const installation = await openInstallation(config, log)
  try {
    if (verb === 'list') {
      for (const row of await listQuarantine(installation.pool))
        process.stdout.write(
          `${row.report_id}  ${row.quarantined_at.toISOString()}  ${row.source_id} ${row.subject_number}\n  ${row.reason.replaceAll('\n', '\n  ')}\n`,
        )
      return
    }
    const wakers = createWakers(null)
    const { replayed, stillUnread } = await replayQuarantined(installation, wakers, target === 'all' ? null : target!)
    process.stdout.write(`${replayed} read again, ${stillUnread} still unreadable\n`)
  } finally {
    await installation.close()
  }
}
