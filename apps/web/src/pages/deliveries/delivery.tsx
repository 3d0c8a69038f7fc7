import type { WebhookNotificationLog } from '@boxtrail/client'
import { useQuery } from '@tanstack/react-query'
import { memo, useState } from 'react'
import { Problem } from '../../parts/page/problem.tsx'
import { EventName } from '../../parts/record/event-name.tsx'
import { SourceText } from '../../parts/record/source-text.tsx'
import { Status } from '../../parts/record/status.tsx'
import { inWords, type StatusLook } from '../../parts/record/status-look.ts'
import { OwnTime } from '../../parts/time/time.tsx'
import { type Delivery, deliveryQuery } from './queries.ts'

const LOOKS: Record<string, StatusLook> = {
  pending: { label: 'Waiting', tone: 'neutral', icon: 'clock' },
  succeeded: { label: 'Received', tone: 'good', icon: 'check' },
  failed: { label: 'Failed', tone: 'bad', icon: 'alert' },
}

const attemptsInWords = (count: number) => (count === 1 ? '1 attempt' : `${count} attempts`)

/** A notification, with its attempts when it is opened. */
export const DeliveryRow = memo(({ delivery, url }: { delivery: Delivery; url: string | undefined }) => {
  const [isOpen, setOpen] = useState(false)
  const { id, event, deliveryStatus, createdAt, webhookNotificationLogs } = delivery
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <EventName name={event} />
        <Status
          look={
            LOOKS[deliveryStatus] ?? {
              label: inWords(deliveryStatus),
              tone: 'neutral',
              icon: 'clock',
            }
          }
        />
        <span className="quiet url">{url ?? 'a webhook that was deleted'}</span>
        <span className="quiet">{attemptsInWords(webhookNotificationLogs.length)}</span>
        <OwnTime at={createdAt} />
      </summary>
      {isOpen ? <Attempts id={id} /> : null}
    </details>
  )
})

const Attempts = ({ id }: { id: string }) => {
  const { data, error, refetch } = useQuery(deliveryQuery(id))
  if (error) return <Problem error={error} retry={() => void refetch()} />
  if (!data) return <p className="quiet">Loading …</p>
  const sent = data.raw.included?.filter(({ type }) => type !== 'webhook_notification_log')
  return (
    <div className="exchange">
      {data.mapped.webhookNotificationLogs.length === 0 ? <p className="quiet">It has not been sent yet.</p> : null}
      <ol className="attempts">
        {data.mapped.webhookNotificationLogs.map((attempt) => (
          <Attempt key={attempt.id} attempt={attempt} />
        ))}
      </ol>
      <h3>Request</h3>
      <p className="quiet">
        The notification with the record that it is about, as it was then. Each attempt sends the same bytes.
      </p>
      <SourceText label="Notification and record" value={{ data: data.raw.data, included: sent }} />
    </div>
  )
}

const Attempt = ({ attempt }: { attempt: WebhookNotificationLog }) => {
  const { attemptedAt, statusCode, error, durationMs, responseBody } = attempt
  return (
    <li>
      <p>
        <strong>Attempt {attempt.attempt}</strong>{' '}
        <span className={statusCode && statusCode < 300 ? 'tone-good' : 'tone-bad'}>
          {statusCode ? `answered with ${statusCode}` : (error ?? 'no answer')}
        </span>{' '}
        <span className="quiet">
          after {durationMs} ms · <OwnTime at={attemptedAt} />
        </span>
      </p>
      {responseBody ? <SourceText label={`Response to attempt ${attempt.attempt}`} value={responseBody} /> : null}
    </li>
  )
}
