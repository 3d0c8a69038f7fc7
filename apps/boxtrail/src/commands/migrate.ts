import { readEnvironment } from '@boxtrail/server/config/config'
import { contractionsOf } from '@boxtrail/server/db/migrate/contractions'
import { compareMigrations } from '@boxtrail/server/db/migrate/migrate'
import { prepareDatabase, withDatabase } from '../database.ts'
import { compareVersions, isVersion } from '../upgrade/compare-versions.ts'
import { CommandError, onSettings, UsageError } from './command.ts'
import { commandLog } from './command-log.ts'

export const migrateCommand = onSettings({
  words: 'migrate',
  parameters: ['beside?'],
  summary: 'Apply the migrations of this version, while processes of the version before it may be serving.',
  note: '`--beside <version>` refuses what processes of that version could not live with. A start migrates as well.',
  run: async ({ beside }, env) => {
    if (beside !== undefined && !isVersion(beside)) throw new UsageError(`${beside} is not a version, such as 1.2.3.`)
    const settings = readEnvironment(env)
    const options = { kind: 'migration', maxConnections: 2, ownSessions: true }
    const applied = await withDatabase(settings, commandLog(env), options, async (pool) => {
      const { missing } = await compareMigrations(pool)
      if (beside !== undefined) refuseWhatBreaks(missing, beside)
      await prepareDatabase(pool, settings)
      return missing
    })
    return { json: { applied }, text: applied.length === 0 ? 'nothing to apply' : `applied: ${applied.join(', ')}` }
  },
})

const refuseWhatBreaks = (missing: readonly string[], beside: string): void => {
  const [first] = contractionsOf(missing)
    .filter(({ since }) => compareVersions(beside, since) < 0)
    .sort((a, b) => compareVersions(b.since, a.since))
  if (first)
    throw new CommandError(
      `${first.migration} drops what version ${beside} uses, which runs here: upgrade to ${first.since} first.`,
    )
}
