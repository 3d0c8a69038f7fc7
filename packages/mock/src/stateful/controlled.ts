import { badRequest } from '@boxtrail/protocol/errors'
import type { Plans } from '../answers/failures.ts'
import type { Limits } from '../answers/limit.ts'
import type { Controlled } from '../control.ts'
import { checkedName, DEFAULT_WORLD } from '../world/worlds.ts'
import type { Accounts } from './accounts.ts'

interface Parts {
  accounts(): Promise<Accounts>
  /** Resets the world of calls that name none: the whole service restarts. */
  reset(): Promise<void>
  plans: Plans
  limits: Limits
}

/** Worlds that are accounts of the service: they start empty, and cannot be copied. */
export const controlAccounts = ({ accounts, reset, plans, limits }: Parts): Controlled => {
  const begin = async (name: string, seed?: string): Promise<void> => {
    if (seed !== undefined) throw badRequest(ofRecords('seed'))
    if (checkedName(name) === DEFAULT_WORLD) return reset()
    const { forget } = await accounts()
    forget(name)
  }
  return {
    worlds: {
      find: async (name) => checkedName(name) === DEFAULT_WORLD || (await accounts()).keyOf(name),
      fork: () => {
        throw badRequest(NO_FORK)
      },
      reset: begin,
      names: async () => (await accounts()).names(),
    },
    fail: plans.set,
    remove: async (name) => {
      await begin(name)
      plans.forget(name)
      limits.forget(name)
    },
  }
}

export const NO_FORK = 'An account of the service cannot be copied. Without --stateful, worlds can.'

/** An error for an option that has no effect on the service. */
export const ofRecords = (option: string): string =>
  `${option} is for the records in memory, which --stateful does not use: leave out one of them.`
