import type { Box, Ruling, Rulings } from './layout.ts'

export const noRulings: Rulings = { horizontal: [], vertical: [] }

/** Shorter lines belong to drawings, and too many lines are a drawing as a whole. */
const MIN_LENGTH = { horizontal: 12, vertical: 6 }
const MAX_RULINGS = 3_000
/** Lines of neighbouring boxes that meet are merged. */
const MAX_JOIN_GAP = 1.5
/** How far a text may run over the line of its own box. */
const MAX_OVERRUN = 3

export function mergeRulings(horizontal: readonly Ruling[], vertical: readonly Ruling[]): Rulings {
  if (horizontal.length + vertical.length > MAX_RULINGS) return noRulings
  return {
    horizontal: mergeLines(horizontal, MIN_LENGTH.horizontal),
    vertical: mergeLines(vertical, MIN_LENGTH.vertical),
  }
}

function mergeLines(rulings: readonly Ruling[], minLength: number): Ruling[] {
  const lines: Ruling[] = []
  for (const one of rulings.toSorted((a, b) => Math.round(a.at) - Math.round(b.at) || a.from - b.from)) {
    const last = lines.at(-1)
    if (last && Math.abs(last.at - one.at) <= MAX_JOIN_GAP && one.from <= last.to + MAX_JOIN_GAP)
      last.to = Math.max(last.to, one.to)
    else lines.push({ ...one })
  }
  return lines.filter(({ from, to }) => to - from >= minLength)
}

/** Whether a vertical line separates two texts at a height: the first may overrun it slightly. */
export const isBetween = ({ vertical }: Rulings, left: number, right: number, height: number): boolean =>
  vertical.some(({ at, from, to }) => at > left - 1 && at < right + 1 && from <= height && to >= height)

/** The form box around a text: lines on at least three sides, and the page edge on the fourth. */
export function boxAround({ horizontal, vertical }: Rulings, { width }: { width: number }, of: Box): Box | undefined {
  const middle = { x: (of.left + of.right) / 2, y: (of.top + of.bottom) / 2 }
  const beside = vertical.filter(({ from, to }) => from <= middle.y && to >= middle.y).map(({ at }) => at)
  const left = Math.max(...beside.filter((at) => at < Math.min(of.left + MAX_OVERRUN, middle.x)))
  const right = Math.min(...beside.filter((at) => at > Math.max(of.right - MAX_OVERRUN, middle.x)))
  if (!Number.isFinite(left) && !Number.isFinite(right)) return undefined
  const sides = { left: Math.max(left, 0), right: Math.min(right, width) }
  const over = horizontal
    .filter(
      ({ from, to }) =>
        from <= Math.max(sides.left + MAX_OVERRUN, of.left) && to >= Math.min(sides.right - MAX_OVERRUN, of.right),
    )
    .map(({ at }) => at)
  const top = Math.max(...over.filter((at) => at < middle.y))
  const bottom = Math.min(...over.filter((at) => at > middle.y))
  return Number.isFinite(top) && Number.isFinite(bottom) ? { ...sides, top, bottom } : undefined
}

/** Between the sides of a box. */
export const isWithin = (one: Box, { left, right }: Box): boolean =>
  (one.left + one.right) / 2 > left && (one.left + one.right) / 2 < right
