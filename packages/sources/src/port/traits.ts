/** Of a line that is not in the configuration. */
export const UNCONFIGURED = 'unconfigured'
/** Of the simulated sources of one account, by the clock of its sandbox. */
export const SANDBOX = 'sandbox'
/** Of the simulated sources of the demo world, which follow real time. */
export const DEMO = 'demo'

/** What distinguishes a source. It follows from the name of its adapter, which is stored with the source. */
export interface Traits {
  /** It can be polled, or pushes. The checks of others wait until they are connected. */
  isConnected: boolean
  /** The clock by which its checks are due: the wall clock, or that of the account's sandbox. */
  clock: 'wall' | 'sandbox'
}

const defaultTraits: Traits = { isConnected: true, clock: 'wall' }

/** The adapters that differ from the usual source. */
export const traitsByAdapter: Readonly<Record<string, Traits>> = {
  [UNCONFIGURED]: { ...defaultTraits, isConnected: false },
  [SANDBOX]: { ...defaultTraits, clock: 'sandbox' },
}

export const traitsOf = ({ adapter }: { adapter: string }): Traits => traitsByAdapter[adapter] ?? defaultTraits

export const isConnected = (source: { adapter: string }): boolean => traitsOf(source).isConnected

/** Its world belongs to one account: it has no row before it is used, and is polled as fast as the clock is advanced. */
export const isOnSandboxClock = (source: { adapter: string }): boolean => traitsOf(source).clock === 'sandbox'
