import { setTimeout as sleep } from 'node:timers/promises'
import type { Machine } from './machines.ts'

const ROLES = ['primary', 'synchronous', 'replica'] as const
type Role = (typeof ROLES)[number]

/**
 * Reads the state of the machines with a database from Patroni. Each is asked about itself, because its view of the
 * others may be outdated.
 */
export const createCluster = (machines: readonly Machine[]) => {
  const isIn = (role: Role, { address }: Machine): Promise<boolean> =>
    fetch(`http://${address}:8008/${role}`, { signal: AbortSignal.timeout(2_000) }).then(
      ({ ok }) => ok,
      () => false,
    )
  const machinesIn = async (role: Role): Promise<Machine[]> => {
    const answers = await Promise.all(machines.map((machine) => isIn(role, machine)))
    return machines.filter((_, at) => answers[at])
  }
  return {
    machineIn: async (role: Role): Promise<Machine> => {
      const [machine] = await machinesIn(role)
      if (!machine) throw new Error(`no machine is ${role}`)
      return machine
    },
    others: (machine: Machine) => machines.filter((other) => other !== machine),
    /** Resolves when all others follow one primary, one of them synchronously if required. */
    whole: async (isSynchronous = true): Promise<void> => {
      for (const until = Date.now() + 120_000; Date.now() < until; await sleep(500)) {
        const [primary, synchronous, replica] = await Promise.all(ROLES.map(machinesIn))
        const isFollowed = primary!.length === 1 && replica!.length === machines.length - 1
        if (isFollowed && synchronous!.length === (isSynchronous ? 1 : 0)) return
      }
      throw new Error('the cluster is not whole after two minutes')
    },
  }
}
