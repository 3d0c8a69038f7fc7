import type { Container } from '@boxtrail/client'

export type GoneFields = 'podFullOutAt' | 'finalDestinationFullOutAt' | 'emptyTerminatedAt'

/** Whether the container has left, so that its free time no longer matters. */
export const isGone = ({
  podFullOutAt,
  finalDestinationFullOutAt,
  emptyTerminatedAt,
}: Pick<Container, GoneFields>): boolean => Boolean(podFullOutAt ?? finalDestinationFullOutAt ?? emptyTerminatedAt)
