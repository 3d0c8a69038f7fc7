import type { ProjectedContainer } from '../types/projection.ts'

/** Fewer containers may have the same weight by chance. */
const MIN_CONTAINERS = 3

/**
 * The attributes that are averages over a bill: one source gives all its containers the same weight, to the pound,
 * which no scale does.
 */
export const averagedOver = (
  containers: Iterable<Pick<ProjectedContainer, 'fields' | 'provenance'>>,
): 'weight_in_lbs'[] => {
  let count = 0
  let first: string | undefined
  for (const { fields, provenance } of containers) {
    const stated = `${provenance.weight_in_lbs?.set_by.source.id} ${fields.weight_in_lbs}`
    first ??= stated
    // The first different weight decides, so most bills are not read further.
    if (fields.weight_in_lbs === null || stated !== first) return []
    count++
  }
  return count >= MIN_CONTAINERS ? ['weight_in_lbs'] : []
}
