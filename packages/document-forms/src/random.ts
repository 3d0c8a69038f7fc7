/** Seeded (mulberry32), so that a corpus is reproducible. */
export function createRandom(seed: number) {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (n: number) => Math.floor(next() * n)
  return {
    below,
    between: (low: number, high: number) => low + below(high - low + 1),
    pick: <Item>(items: readonly Item[]): Item => items[below(items.length)]!,
    digits: (n: number) => Array.from({ length: n }, () => below(10)).join(''),
    letters: (n: number) => Array.from({ length: n }, () => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'[below(26)]).join(''),
  }
}

export type Random = ReturnType<typeof createRandom>

/** A hash of a text (FNV-1a). */
export const hashText = (text: string): number =>
  [...text].reduce((hash, letter) => Math.imul(hash ^ letter.codePointAt(0)!, 0x01000193) >>> 0, 0x811c9dc5)
