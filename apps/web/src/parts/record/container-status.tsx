import type { Container } from '@boxtrail/client'
import { type UrgencyFields, urgencyOf } from '../../format/urgency.ts'
import { useNow } from '../time/now.tsx'
import { Status } from './status.tsx'
import { urgentStatus } from './status-look.ts'

/** Where a container stands, in the colour of what is urgent about it. */
export const ContainerStatus = ({ container }: { container: Pick<Container, UrgencyFields> }) => (
  <Status look={urgentStatus(container.currentStatus, urgencyOf(container, useNow()))} />
)
