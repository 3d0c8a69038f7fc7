import { type Amount, CODE } from './amounts.ts'
import type { LaidPage } from './layout.ts'
import type { Found } from './reading.ts'

/**
 * What is to be paid, of all that is called a total: packages and weights have totals too. What stands with a currency
 * goes before what does not, and the largest before its parts. Where neither tells, there is none.
 */
export function chooseTotal(pages: readonly LaidPage[], totals: readonly Found<Amount>[]): Found<Amount> | undefined {
  const money = totals.filter((one) => hasCurrency(pages, one))
  if (money.length > 0) return money.reduce((most, one) => (one.value.amount > most.value.amount ? one : most))
  const [first, ...others] = totals.filter((one) => /[.,]\d{2}$/.test(textOf(pages, one)))
  return others.every(({ value }) => value.amount === first?.value.amount) ? first : undefined
}

const textOf = (pages: readonly LaidPage[], { page, span }: Found<Amount>) =>
  pages.find(({ number }) => number === page)!.text.slice(...span)

const NEAR = 12
const BEFORE = new RegExp(`(?:${CODE.source})\\)?\\s*[:：]?\\s*$`)
const BEHIND = new RegExp(`^\\s?(?:${CODE.source})`)

/** In the same line, right before or behind the number. */
const hasCurrency = (pages: readonly LaidPage[], { page, span: [from, to] }: Found<Amount>): boolean => {
  const { text } = pages.find(({ number }) => number === page)!
  const before = text
    .slice(Math.max(0, from - NEAR), from)
    .split('\n')
    .at(-1)!
  const behind = text.slice(to, to + NEAR).split(/[\n\t]/)[0]!
  return BEFORE.test(before) || BEHIND.test(behind)
}
