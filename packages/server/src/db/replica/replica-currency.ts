/** How current a replica is, by how much it has replayed of what the primary had written at known times. */
interface Currency {
  /** Notes the position of the primary at a time of this process. */
  wrote(position: bigint, atMs: number): void
  /** Notes the position of the replica; null if it is not known. */
  replayed(position: bigint | null): void
  isCurrent(nowMs: number): boolean
  /** Whether the replica has everything up to a position. */
  has(position: bigint): boolean
  /**
   * For how long the replica may have lacked something that the primary has written, in ms; undefined before that is
   * known.
   */
  lagMs(nowMs: number): number | undefined
}

/**
 * The replica is current if it has all that the primary had written at some time within `maxLagMs`. The time of the
 * last replayed transaction would not do: it grows old whenever nobody writes.
 */
export const createCurrency = (maxLagMs: number): Currency => {
  let looks: { position: bigint; atMs: number }[] = []
  let reached: bigint | null = null
  let completeAtMs: number | undefined
  return {
    wrote: (position, atMs) => {
      looks = [...looks.filter((look) => atMs - look.atMs <= maxLagMs), { position, atMs }]
    },
    replayed: (position) => {
      reached = position
      if (position === null) return
      for (const look of looks) if (look.position <= position) completeAtMs = Math.max(look.atMs, completeAtMs ?? 0)
    },
    isCurrent: (nowMs) => {
      const at = reached
      return at !== null && looks.some(({ position, atMs }) => position <= at && nowMs - atMs <= maxLagMs)
    },
    has: (position) => reached !== null && position <= reached,
    lagMs: (nowMs) => (completeAtMs === undefined ? undefined : nowMs - completeAtMs),
  }
}
