import { DistributionError, distribute } from '@boxtrail/server/db/distribute'
import { CommandError, onDatabase } from './command.ts'

export const distributeCommand = onDatabase({
  words: 'admin distribute',
  parameters: [],
  summary: 'Distribute the database over the workers of its Citus: all rows of an account on one machine.',
  note: 'Run it while no process of the service runs, as a superuser of PostgreSQL, and again after an upgrade, for the tables that it added.',
  run: async (_, pool) => {
    try {
      const { tables, droppedForeignKeys } = await distribute(pool)
      const text =
        tables.length === 0
          ? 'nothing to distribute: every table is in its place'
          : `distributed ${tables.length} tables; dropped ${droppedForeignKeys.length} foreign keys between machines`
      return { json: { tables, dropped_foreign_keys: droppedForeignKeys }, text }
    } catch (error) {
      if (error instanceof DistributionError) throw new CommandError(error.message)
      throw error
    }
  },
})
