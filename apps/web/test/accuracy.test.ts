import { expect, test } from 'vitest'
import { percentOf } from '../src/pages/accuracy/figures.tsx'

test.each([
  [0, '0%'],
  [0.004, '0.4%'],
  [0.333, '33%'],
  [0.995, '99.5%'],
  [1, '100%'],
])('a share of %d is shown as %s: only what was always or never so is 100 or 0', (share, shown) => {
  expect(percentOf(share)).toBe(shown)
})
