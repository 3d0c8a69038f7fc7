import type { Change } from '@boxtrail/engine/diff/difference'
import type { Reference } from '@boxtrail/reference/reference'
import { oncePer } from '../../once-per.ts'
import { type ContainerRow, containerResource } from '../../records/containers/resource.ts'
import { terminalLinkage } from '../../records/terminals/resource.ts'
import { columns } from '../../schema/rows.ts'
import { type RenderScope, servedDataSource } from './data-source.ts'
import type { ChangeResource, Subject } from './envelope.ts'
import type { NotificationInput } from './notifier.ts'
import { recordsBeside } from './records.ts'
import { createServedChangeset } from './served-changeset.ts'

type Beside = ReturnType<typeof recordsBeside>

const servedChangesetOf = oncePer((reference: Reference) =>
  createServedChangeset({
    columns: columns.containers,
    attributesOf: (row) => {
      const { attributes } = containerResource(row as unknown as ContainerRow, { reference })
      return { ...attributes, ...attributes.import_deadlines }
    },
    relations: { pod_terminal_id: 'pod_terminal', pickup_facility_id: 'pickup_facility' },
    // Polling times are not changes (apps/docs/wire.md#containerupdated).
    except: ['created_at', 'updated_at', 'shipment_last_tracking_request_at'],
  }),
)

/** Attribute to `[old, new]`, with the names and values as served. */
export const servedChangeset = (changeset: Change['changeset'], reference: Reference): Change['changeset'] =>
  servedChangesetOf(reference)(changeset)

export const containerUpdatedSubject = (input: NotificationInput, scope: RenderScope): Subject => {
  const changeset = servedChangeset(input.change.changeset, scope.reference)
  const attributes = { changeset, ...seen(input, scope) }
  return subject(input, scope, 'container_updated_event', attributes, (beside, terminalId) => [
    ...beside.facility(terminalId).filter(({ type }) => type === 'terminal'),
    ...beside.portOfFacility(terminalId),
  ])
}

export const podTerminalChangedSubject = (input: NotificationInput, scope: RenderScope): Subject => {
  const attributes = seen(input, scope)
  return subject(input, scope, 'container_pod_terminal_changed_event', attributes, (beside, terminalId) =>
    beside.facility(terminalId).filter(({ type }) => type === 'terminal'),
  )
}

export const containerCreatedSubject = (input: NotificationInput, scope: RenderScope): Subject => {
  const attributes = { timestamp: input.occurredAt, timezone: UNKNOWN_ZONE }
  return subject(input, scope, 'container_created_event', attributes, null)
}

export const milestoneOverdueSubject = (input: NotificationInput, scope: RenderScope): Subject => {
  const { data_source: _, ...noticed } = seen(input, scope)
  const attributes = { ...noticed, expected: input.change.changeset.expected![1] }
  return subject(input, scope, 'container_milestone_overdue_event', attributes, null)
}

/** Clients of the reference API read a zone in every such event. */
const UNKNOWN_ZONE = 'Etc/UTC'

const seen = ({ occurredAt, rows, change }: NotificationInput, scope: RenderScope) => ({
  timestamp: occurredAt,
  timezone: rows.container?.pod_timezone ?? UNKNOWN_ZONE,
  data_source: servedDataSource(change, scope),
})

/** The change itself as a record, its container and shipment, and the terminal details for its kind of change. */
const subject = (
  { change, rows }: NotificationInput,
  scope: RenderScope,
  type: string,
  attributes: Record<string, unknown>,
  ofTerminal: ((beside: Beside, terminalId: unknown) => Subject['included']) | null,
): Subject => {
  const { container } = rows
  if (!container) throw new Error(`The change ${change.id} of ${change.event} has no container.`)
  const terminalId = container.pod_terminal_id
  const shipmentId = change.shipment_id ?? container.shipment_id
  const event: ChangeResource = {
    id: change.id,
    type,
    attributes,
    relationships: {
      container: { data: { type: 'container', id: container.id } },
      shipment: { data: { type: 'shipment', id: shipmentId } },
      ...(ofTerminal ? { terminal: { data: terminalLinkage(terminalId, scope.reference.places) } } : {}),
    },
  }
  const beside = recordsBeside(rows, scope)
  const around = [...beside.container(), ...beside.shipment(), ...(ofTerminal?.(beside, terminalId) ?? [])]
  return { reference: { type, id: change.id }, included: [event, ...around] }
}
