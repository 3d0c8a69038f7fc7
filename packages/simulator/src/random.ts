/** Deterministic pseudo-random numbers, the same on every run and machine: the source of all variation. */
export interface Random {
  /** In [0, 1). */
  next(): number
  /** An integer, both ends inclusive. */
  int(min: number, max: number): number
  pick<T>(list: readonly T[]): T
}

/**
 * A 32-bit hash of a text: FNV-1a with additional mixing, so that texts that differ in their last letter give distant
 * values.
 */
export const hash32 = (text: string): number => {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}

/** mulberry32, seeded with the hash of its parts. */
export const createRandom = (...parts: readonly (string | number)[]): Random => {
  let state = hash32(parts.join('\u0000'))
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  return {
    next,
    int: (min, max) => min + Math.floor(next() * (max - min + 1)),
    pick: (list) => list[Math.floor(next() * list.length)]!,
  }
}
