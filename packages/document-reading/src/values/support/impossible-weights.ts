import { LB_PER_KG } from '@boxtrail/reference/weights'
import type { FoundValue } from '../../reading.ts'
import type { Quantity } from '../accept/quantities.ts'

/** Packaging has weight: if the gross weight is not above the net weight, one was taken for the other. */
export function proposeImpossibleWeights(payload: Record<string, unknown>, proposed: Record<string, unknown>): void {
  const [gross, net] = (['gross_weight', 'net_weight'] as const).map(
    (field) => (payload[field] ?? proposed[field]) as FoundValue<Quantity> | undefined,
  )
  if (!gross || !net) return
  const [heavy, light] = [inKilos(gross.value), inKilos(net.value)]
  const rounding = gross.value.unit === net.value.unit ? 0 : 0.001 * light
  if (heavy > light + rounding) return
  const ground =
    heavy < light - rounding ? 'the gross weight is below the net weight' : 'gross and net weight are the same'
  for (const [field, found] of Object.entries({ gross_weight: gross, net_weight: net })) {
    delete payload[field]
    proposed[field] = { ...found, confidence: 0.5, grounds: [...found.grounds, ground] }
  }
}

const IN_KILOS: Readonly<Record<string, number>> = {
  lb: 1 / LB_PER_KG,
  mt: 1_000,
  ton: 1_000,
  tonne: 1_000,
  tne: 1_000,
}
const inKilos = ({ amount, unit }: Quantity): number => amount * (IN_KILOS[unit?.replace(/s$/, '') ?? ''] ?? 1)
