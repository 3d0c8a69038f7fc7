/**
 * How long after its commit a notification is inserted when the guarantee is broken on purpose. This is longer than the
 * time between two kills, in which each worker has always committed something, so that a few kills are enough to lose
 * some.
 */
export const OUTBOX_DELAY_MS = 3_000
