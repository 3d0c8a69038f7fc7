import { expect, it } from 'vitest'
import { feesOf } from '../src/records/fees.ts'

const fee = (type: string, amount: number, currencyCode = 'USD') => ({ type, amount, currencyCode })

it('the total is not added to the fees whose sum it is', () => {
  expect(feesOf([fee('demurrage', 300), fee('exam', 20.1), fee('total', 320.1)])).toEqual({
    amount: 320.1,
    currency: 'USD',
  })
})

it('the total is used where nothing else is reported', () => {
  expect(feesOf([fee('total', 50)])).toEqual({ amount: 50, currency: 'USD' })
})

it('no fees are distinguished from fees that are not known', () => {
  expect(feesOf([]).amount).toBe(0)
  expect(feesOf(null).amount).toBeNull()
})

it('nothing is rounded away of currencies with three decimals, or without any', () => {
  expect(feesOf([fee('exam', 12.345, 'KWD'), fee('other', 0.005, 'KWD')]).amount).toBe(12.35)
  expect(feesOf([fee('exam', 12_000, 'JPY'), fee('other', 500, 'JPY')]).amount).toBe(12_500)
})

it('cents are added exactly, and different currencies are not added', () => {
  expect(feesOf([fee('exam', 0.1), fee('other', 0.2)]).amount).toBe(0.3)
  expect(feesOf([fee('exam', 1), fee('other', 2, 'CAD')])).toEqual({ amount: null, currency: null })
})
