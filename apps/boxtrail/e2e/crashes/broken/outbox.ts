/**
 * How long after its commit a notification is inserted where the guarantee is broken on purpose. Longer than the time
 * between two kills of the flow, in which each worker always has committed something: few kills suffice to lose some.
 */
export const OUTBOX_DELAY_MS = 3_000
