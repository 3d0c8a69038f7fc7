import type { Container } from '@boxtrail/client'

export type GoneFields = 'podFullOutAt' | 'finalDestinationFullOutAt' | 'emptyTerminatedAt'

/** Whether it has left: its free time is of no concern any more. */
export const isGone = ({
  podFullOutAt,
  finalDestinationFullOutAt,
  emptyTerminatedAt,
}: Pick<Container, GoneFields>): boolean => Boolean(podFullOutAt ?? finalDestinationFullOutAt ?? emptyTerminatedAt)
