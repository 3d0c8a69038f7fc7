/** The adapter of a line that is not in the configuration. */
export const UNCONFIGURED = 'unconfigured'
/** The adapter of the simulated sources of one account, on the clock of its sandbox. */
export const SANDBOX = 'sandbox'
/** The adapter of the simulated sources of the demo, which follow real time. */
export const DEMO = 'demo'

/** What distinguishes a source. It follows from the name of its adapter, which is stored with the source. */
export interface Traits {
  /** Whether it can be polled or pushes. Checks of other sources wait until they are connected. */
  isConnected: boolean
  /** The clock by which its checks are due: the wall clock, or that of the account's sandbox. */
  clock: 'wall' | 'sandbox'
}

const defaultTraits: Traits = { isConnected: true, clock: 'wall' }

/** The adapters that differ from the default. */
export const traitsByAdapter: Readonly<Record<string, Traits>> = {
  [UNCONFIGURED]: { ...defaultTraits, isConnected: false },
  [SANDBOX]: { ...defaultTraits, clock: 'sandbox' },
}

export const traitsOf = ({ adapter }: { adapter: string }): Traits => traitsByAdapter[adapter] ?? defaultTraits

export const isConnected = (source: { adapter: string }): boolean => traitsOf(source).isConnected

/**
 * Whether it belongs to the sandbox of one account: it has no row before it is used, and is polled as fast as the clock
 * is advanced.
 */
export const isOnSandboxClock = (source: { adapter: string }): boolean => traitsOf(source).clock === 'sandbox'
