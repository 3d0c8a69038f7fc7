import type { Container } from '@boxtrail/client'
import { type UrgencyFields, urgencyOf } from '../../format/urgency.ts'
import { useNow } from '../time/now.tsx'
import { Status } from './status.tsx'
import { urgentStatus } from './status-look.ts'

/** The status of a container, in the colour of its urgency. */
export const ContainerStatus = ({ container }: { container: Pick<Container, UrgencyFields> }) => (
  <Status look={urgentStatus(container.currentStatus, urgencyOf(container, useNow()))} />
)
