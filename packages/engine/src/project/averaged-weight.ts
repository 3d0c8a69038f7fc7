import type { ProjectedContainer } from './projection.ts'

/** Two containers may have the same weight by chance. */
const MIN_CONTAINERS = 3

/**
 * The attributes that are averages over a bill: one source gives each of its containers the same weight, to the pound.
 * No scale does.
 */
export const averagedOver = (
  containers: readonly Pick<ProjectedContainer, 'fields' | 'provenance'>[],
): 'weight_in_lbs'[] => {
  if (containers.length < MIN_CONTAINERS) return []
  const stated = containers.map(
    ({ fields, provenance }) => `${provenance.weight_in_lbs?.set_by.source.id} ${fields.weight_in_lbs}`,
  )
  const isKnown = containers[0]!.fields.weight_in_lbs !== null
  return isKnown && new Set(stated).size === 1 ? ['weight_in_lbs'] : []
}
