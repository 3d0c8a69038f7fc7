import { Link } from '@tanstack/react-router'
import { memo, useState } from 'react'
import { EventName } from '../../parts/record/event-name.tsx'
import { inWords } from '../../parts/record/status-look.ts'
import { OwnTime } from '../../parts/time/time.tsx'
import type { LoggedEvent } from './queries.ts'

const MAX_NAMED = 3

/** The names of the changed attributes, shortened. */
const changed = (changeset: LoggedEvent['changeset']): string => {
  const names = Object.keys(changeset)
  const more = names.length - MAX_NAMED
  return `${names.slice(0, MAX_NAMED).join(', ')}${more > 0 ? ` and ${more} more` : ''}`
}

/** An event, with its changes when it is opened. */
export const EventRow = memo(({ event }: { event: LoggedEvent }) => {
  const [isOpen, setOpen] = useState(false)
  const { sequence, event: name, resource, changeset, occurredAt } = event
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <span className="quiet number">{sequence}</span>
        <EventName name={name ?? `${resource.type} changed`} />
        <span className="quiet">{changed(changeset)}</span>
        <OwnTime at={occurredAt} />
      </summary>
      {isOpen ? <Payload event={event} /> : null}
    </details>
  )
})

const Payload = ({ event: { resource, shipment, container, changeset } }: { event: LoggedEvent }) => (
  <div className="exchange">
    <p className="event-links">
      <Link to="/developer/events" search={{ record: resource.id }}>
        Only this {inWords(resource.type).toLowerCase()}
      </Link>
      {container ? (
        <Link to="/containers/$id" params={{ id: container.id }}>
          Its container
        </Link>
      ) : null}
      {shipment ? (
        <Link to="/shipments/$id" params={{ id: shipment.id }} search={{}}>
          Its shipment
        </Link>
      ) : null}
    </p>
    <table className="changes">
      <thead>
        <tr>
          <th scope="col">What</th>
          <th scope="col">Before</th>
          <th scope="col">After</th>
        </tr>
      </thead>
      <tbody>
        {Object.entries(changeset).map(([column, [before, after]]) => (
          <tr key={column}>
            <th scope="row">
              <EventName name={column} />
            </th>
            <td>
              <code>{JSON.stringify(before)}</code>
            </td>
            <td>
              <code>{JSON.stringify(after)}</code>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)
