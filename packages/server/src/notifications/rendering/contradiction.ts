import { contradictionResource } from '../../records/contradictions/resource.ts'
import type { RenderScope } from './data-source.ts'
import type { Subject } from './envelope.ts'
import type { NotificationInput } from './notifier.ts'
import { recordsBeside } from './records.ts'

/** A contradiction between sources, open or resolved, with the records that it is about. */
export const contradictionSubject = ({ change, rows }: NotificationInput, scope: RenderScope): Subject => {
  const { contradiction, container } = rows
  if (!contradiction) throw new Error(`The change ${change.id} of ${change.event} has no contradiction.`)
  const beside = recordsBeside(rows, scope)
  return {
    reference: { type: 'contradiction', id: contradiction.id },
    included: [
      contradictionResource(contradiction),
      ...(contradiction.container_id === container?.id ? beside.container() : []),
      ...beside.shipment(),
    ],
  }
}
