import type { Schemas } from '@boxtrail/contracts'
import type { ProjectedContainer } from '../types/projection.ts'

type UnreportedList = NonNullable<Schemas['ContainerMeta']['unreported']>[number]

/**
 * The lists that are empty because no source has reported them, although one has reported the availability. The release
 * of a single hold says nothing about others.
 */
export const unreportedLists = ({
  fields,
  provenance,
}: Pick<ProjectedContainer, 'fields' | 'provenance'>): UnreportedList[] => {
  if (!fields.availability_known) return []
  return [
    ...(fields.holds_at_pod_terminal.length === 0 && !isHoldListReported(provenance)
      ? ['holds_at_pod_terminal' as const]
      : []),
    ...(fields.fees_at_pod_terminal.length === 0 && provenance.fees_at_pod_terminal === undefined
      ? ['fees_at_pod_terminal' as const]
      : []),
  ]
}

export const isHoldListReported = ({ holds_at_pod_terminal: holds }: ProjectedContainer['provenance']): boolean =>
  holds !== undefined &&
  [holds.set_by, ...holds.outranked].some(({ statement }) => statement.says === 'fact' && statement.field === 'holds')
