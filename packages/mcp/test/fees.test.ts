import { expect, it } from 'vitest'
import { feesOf } from '../src/fees.ts'

const fee = (type: string, amount: number, currencyCode = 'USD') => ({ type, amount, currencyCode })

it('does not add the total to the fees that it is the sum of', () => {
  expect(feesOf([fee('demurrage', 300), fee('exam', 20.1), fee('total', 320.1)])).toEqual({
    amount: 320.1,
    currency: 'USD',
  })
})

it('takes the total where nothing else is reported', () => {
  expect(feesOf([fee('total', 50)])).toEqual({ amount: 50, currency: 'USD' })
})

it('distinguishes no fees from fees that are not known', () => {
  expect(feesOf([]).amount).toBe(0)
  expect(feesOf(null).amount).toBeNull()
})

it('adds cents exactly, and no different currencies', () => {
  expect(feesOf([fee('exam', 0.1), fee('other', 0.2)]).amount).toBe(0.3)
  expect(feesOf([fee('exam', 1), fee('other', 2, 'CAD')])).toEqual({ amount: null, currency: null })
})
