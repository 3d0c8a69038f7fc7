import { checkDigit } from '@boxtrail/reference/container-number'
import type { Random } from './random.ts'

export interface Container {
  number: string
  seal: string
  size: string
  packages: number
  weight: number
  volume: number
  tare: number
}

export interface Item {
  code: string
  description: string
  quantity: number
  price: number
  amount: number
  cartons: number
  net: number
  gross: number
  volume: number
}

/** Unregistered owner prefixes. */
const PREFIXES = ['QXZU', 'VRTU', 'ZQKU', 'XWQU', 'QJVU', 'ZXYU']
const SIZES = ['40HC', '40HC', '20GP', '40GP', '45HC', '20ST', '40HQ']
const GOODS: [string, string][] = [
  ['WOODEN DINING CHAIRS', '9401.69'],
  ['CERAMIC TABLEWARE', '6911.10'],
  ['LED PANEL LIGHTS', '9405.11'],
  ['COTTON BATH TOWELS', '6302.60'],
  ['GREEN COFFEE BEANS', '0901.11'],
  ['BICYCLE FRAME PARTS', '8714.91'],
  ['STAINLESS STEEL KITCHENWARE', '7323.93'],
  ['PRINTED PAPER BAGS', '4819.40'],
]

const roundTo = (value: number, decimals: number) => Math.round(value * 10 ** decimals) / 10 ** decimals

function inventContainerNumber({ pick, digits }: Random): string {
  const body = pick(PREFIXES) + digits(6)
  return `${body}${checkDigit(body)}`
}

const inventSeal = ({ pick, digits, letters }: Random): string =>
  pick([() => `CN${digits(7)}`, () => `${letters(2)}${digits(6)}`, () => digits(8), () => `H${digits(7)}`])()

export function inventContainers(random: Random): Container[] {
  const { pick, between } = random
  const count = pick([1, 1, 1, 2, 2, 3, 4])
  return Array.from({ length: count }, () => ({
    number: inventContainerNumber(random),
    seal: inventSeal(random),
    size: pick(SIZES),
    packages: between(18, 1450),
    weight: between(3_200_000, 24_800_000) / 1000,
    volume: between(9_000, 68_000) / 1000,
    tare: pick([2200, 3740, 3890, 4800]),
  }))
}

/** The goods in the containers: what they are, their totals, and the items of the invoice. */
export function inventCargo(random: Random, containers: readonly Container[]) {
  const [goods, hs] = random.pick(GOODS)
  const sum = (of: (one: Container) => number) =>
    roundTo(
      containers.reduce((all, one) => all + of(one), 0),
      3,
    )
  const weight = sum((one) => one.weight)
  const totals = {
    packages: sum((one) => one.packages),
    weight,
    net: Math.round(weight * 920) / 1000,
    volume: sum((one) => one.volume),
  }
  const items = inventItems(random, goods, totals)
  const total = roundTo(
    items.reduce((all, one) => all + one.amount, 0),
    2,
  )
  return { goods, hs, ...totals, items, total }
}

interface Totals {
  packages: number
  weight: number
  net: number
  volume: number
}

function inventItems({ between, letters, digits, pick }: Random, goods: string, totals: Totals): Item[] {
  const count = between(2, 5)
  return Array.from({ length: count }, (_, index) => {
    const share = (total: number, decimals: number) => shareOf(total, count, index, decimals)
    const quantity = between(20, 4800)
    const price = between(85, 18_900) / 100
    return {
      code: `${letters(2)}-${digits(4)}`,
      description: `${goods} ${pick(['MODEL', 'STYLE', 'ART.', 'TYPE'])} ${letters(1)}${digits(3)}`,
      quantity,
      price,
      amount: roundTo(quantity * price, 2),
      cartons: share(totals.packages, 0),
      net: share(totals.net, 3),
      gross: share(totals.weight, 3),
      volume: share(totals.volume, 3),
    }
  })
}

/** The share of one of `count` items: all have the same, and the first has what remains after rounding. */
function shareOf(total: number, count: number, index: number, decimals: number): number {
  const even = Math.floor((total / count) * 10 ** decimals) / 10 ** decimals
  return index === 0 ? roundTo(total - even * (count - 1), decimals) : even
}
