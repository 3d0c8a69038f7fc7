/** Where the mock may say something else than the service, and why. Nothing else may differ. */
export interface KnownDifference {
  /** Of `METHOD /path pointer: …`. */
  where: RegExp
  reason: string
}

export const knownDifferences: readonly KnownDifference[] = [
  {
    where: /^GET \/audit_events/,
    reason: 'the mock keeps no audit log of its own: it has the one that was recorded',
  },
  {
    where: /^GET \/events\S* \/body\/data\/\d+\/attributes\/changeset/,
    reason: 'changes that users make are logged with the attributes that they sent, not with those that follow',
  },
]
