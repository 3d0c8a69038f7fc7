/** Differences between the mock and the service that are allowed, with the reasons. No other differences are. */
export interface KnownDifference {
  /** Matches `METHOD /path pointer: …`. */
  where: RegExp
  reason: string
}

export const knownDifferences: readonly KnownDifference[] = [
  {
    where: /^GET \/audit_events/,
    reason: 'the mock keeps no audit log of its own: it has the one that was recorded',
  },
  {
    where: /^GET \/events\S* \/body\/data\/\d+\/(attributes\/changeset|relationships\/(shipment|container))/,
    reason:
      'changes that users make are logged with the attributes that they sent, without those that follow and whose they are',
  },
  {
    where: /\/meta\/sources\/\d+\/(next_due_at|last_outcome|problem)/,
    reason: 'when a source is polled after tracking was resumed is known to the service alone',
  },
  {
    where: /\/meta\/expected/,
    reason:
      'what is due follows from reports and the clock, and ends with the tracking: the mock has what was recorded',
  },
  {
    where: /\/provenance \/body\/data\/attributes\//,
    reason: 'provenance is as it was recorded: it does not follow what is changed since',
  },
  {
    where: /^GET \S*filter%5Bport%5D/,
    reason: 'the mock knows the places of its records, not all of the world: a name may fit one place or none here',
  },
]
