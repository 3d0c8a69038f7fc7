import { LB_PER_KG } from '@boxtrail/reference/weights'
import type { FoundValue } from '../../reading.ts'
import type { Quantity } from '../accept/quantities.ts'
import { MIN_SERVED_CONFIDENCE } from '../choose/confidence.ts'

export interface FoundContainer extends FoundValue<string> {
  seal_number?: FoundValue<string>
  size_type?: FoundValue<string>
  packages?: FoundValue<Quantity>
  gross_weight?: FoundValue<Quantity>
  volume?: FoundValue<Quantity>
}

export const CARGO_FIGURES = ['packages', 'gross_weight', 'volume'] as const
type Figure = (typeof CARGO_FIGURES)[number]

/** The maximum load of a container, in kilograms or pounds and cubic metres or feet. */
const MAX_PER_CONTAINER = {
  packages: 100_000,
  gross_weight: { kg: 60_000, lb: 132_000 },
  volume: { cbm: 160, cft: 5_600 },
} as const
export const isPossible = (field: Figure, { value }: FoundValue<Quantity>) => isPossibleAmount(field, value, 1)

export function isPossibleAmount(field: Figure, { amount, unit }: Quantity, containers: number): boolean {
  const most = MAX_PER_CONTAINER[field]
  if (containers === 0) return true
  return (
    amount / containers <=
    (typeof most === 'number' ? most : ((most as Record<string, number>)[unit ?? ''] ?? Number.POSITIVE_INFINITY))
  )
}

/**
 * Drops totals beside a list of containers: most containers have no figure then, or the next has it in another unit.
 */
export function dropSharedFigures(containers: readonly FoundContainer[]): FoundContainer[] {
  const isShared = (field: Figure) => {
    const found = containers.flatMap((one) => (one[field] ? [one[field].value.unit] : []))
    return (
      containers.length > 1 &&
      (found.length * 2 <= containers.length || (field !== 'packages' && new Set(found).size > 1))
    )
  }
  const shared = CARGO_FIGURES.filter(isShared)
  return containers.map(
    (one) =>
      Object.fromEntries(
        Object.entries(one).filter(([key]) => !shared.includes(key as never)),
      ) as unknown as FoundContainer,
  )
}

const isNear = (one: number, other: number) => Math.abs(one - other) < 0.005 * other

/**
 * Weights without a unit were read in the only unit of the document: if the total is stated, they must add up to it in
 * this unit or the other, or are dropped.
 */
export function assignWeightUnit(
  containers: readonly FoundContainer[],
  total: FoundValue<Quantity> | undefined,
): FoundContainer[] {
  const isAssumed = ({ gross_weight: weight }: FoundContainer) =>
    weight !== undefined && /^below /.test(weight.grounds[0]!) && !/kg|kilo|lb|pound/i.test(weight.grounds[0]!)
  if (!total || !containers.some(isAssumed)) return [...containers]
  const sum = containers.reduce((all, one) => all + (one.gross_weight?.value.amount ?? 0), 0)
  if (isNear(sum, total.value.amount)) return [...containers]
  const unit =
    total.value.unit === 'lb' && isNear(sum * LB_PER_KG, total.value.amount)
      ? 'kg'
      : total.value.unit === 'kg' && isNear(sum, total.value.amount * LB_PER_KG)
        ? 'lb'
        : null
  return containers.map((one) => {
    if (!isAssumed(one)) return one
    const { gross_weight: weight, ...rest } = one
    return unit ? { ...one, gross_weight: { ...weight!, value: { ...weight!.value, unit } } } : rest
  })
}

const SUM_EVIDENCE = { confidence: 0.97, ground: 'the containers add up to the whole' }

/** The servable values of each container: certain ones, and figures that add up to a stated total. */
export function keepServable(
  containers: readonly FoundContainer[],
  isChecked: (field: Figure) => boolean,
): FoundContainer[] {
  const checked = CARGO_FIGURES.filter(isChecked)
  return containers.map((one) => {
    const parts = Object.entries(one).map(([key, part]): [string, unknown] =>
      checked.includes(key as never)
        ? [key, { ...part, confidence: SUM_EVIDENCE.confidence, grounds: [...part.grounds, SUM_EVIDENCE.ground] }]
        : [key, part],
    )
    return Object.fromEntries(
      parts.filter(
        ([, part]) => ((part as Partial<FoundValue<unknown>> | null)?.confidence ?? 1) >= MIN_SERVED_CONFIDENCE,
      ),
    ) as unknown as FoundContainer
  })
}
