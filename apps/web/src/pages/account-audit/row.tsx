import type { AuditEvent } from '@boxtrail/client'
import { Link } from '@tanstack/react-router'
import { memo } from 'react'
import { inWords } from '../../parts/record/status-look.ts'
import { OwnTime } from '../../parts/time/time.tsx'
import { browserName } from '../account-sign-in/browser-name.ts'
import { actionInWords } from './words.ts'

type Event = AuditEvent<never>

const whoDid = ({ actorType, actorName }: Event): string => {
  if (actorType === 'operator') return 'The operator'
  if (actorType === 'nobody') return 'Somebody who was not signed in'
  if (actorType === 'api_key') return `Key ${actorName ?? 'without a name'}`
  return actorName ?? 'A former member'
}

/** An action, with its origin and its object when it is opened. */
export const AuditRow = memo(({ event }: { event: Event }) => (
  <details>
    <summary>
      <strong>{actionInWords(event.action)}</strong>
      <span className="quiet">{whoDid(event)}</span>
      <span className="quiet">{event.address ?? ''}</span>
      <OwnTime at={event.occurredAt} />
    </summary>
    <dl className="audit-facts">
      <dt>Action</dt>
      <dd>
        <code>{event.action}</code>
      </dd>
      <dt>From</dt>
      <dd>
        {event.address ?? 'the service itself'}
        {event.userAgent ? `, ${browserName(event.userAgent)}` : ''}
      </dd>
      {event.subjectType ? (
        <>
          <dt>{inWords(event.subjectType)}</dt>
          <dd>
            <Subject of={event} />
          </dd>
        </>
      ) : null}
      {Object.entries(event.details).map(([name, value]) => (
        <Detail key={name} name={name} value={value} />
      ))}
    </dl>
  </details>
))

const Subject = ({ of: { subjectType, subjectId } }: { of: Event }) => {
  if (subjectId && subjectType === 'container')
    return (
      <Link to="/containers/$id" params={{ id: subjectId }}>
        Open the container
      </Link>
    )
  if (subjectId && subjectType === 'shipment')
    return (
      <Link to="/shipments/$id" params={{ id: subjectId }} search={{}}>
        Open the shipment
      </Link>
    )
  return <code>{subjectId}</code>
}

const Detail = ({ name, value }: { name: string; value: unknown }) => (
  <>
    <dt>{inWords(name)}</dt>
    <dd>{typeof value === 'string' ? value : JSON.stringify(value)}</dd>
  </>
)
