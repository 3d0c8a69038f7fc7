import type { Webhook, WebhookCreate } from '@boxtrail/client'
import { type FormEvent, useState } from 'react'
import { Refusal } from '../../parts/page/problem.tsx'
import { EventPicker } from './event-picker.tsx'
import { readHeaders, writeHeaders } from './headers.ts'

interface WebhookValues {
  url: string
  headers: { name: string; value: string }[]
  events?: NonNullable<WebhookCreate['events']>
}

interface WebhookFormProps {
  /** The current webhook; undefined for a new one. */
  now?: Webhook
  action: string
  error: Error | null
  isSending: boolean
  send: (values: WebhookValues) => void
}

/** The address, events and headers of a webhook. */
export const WebhookForm = ({ now, action, error, isSending, send }: WebhookFormProps) => {
  const [chosen, choose] = useState<readonly string[]>(now?.events ?? [])
  const [isOnly, setOnly] = useState(now !== undefined)
  const isEmpty = isOnly && chosen.length === 0
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const events = isOnly ? { events: chosen as NonNullable<WebhookCreate['events']> } : {}
    send({
      url: String(form.get('url')),
      headers: readHeaders(String(form.get('headers'))),
      ...events,
    })
  }
  return (
    <form className="webhook-form" onSubmit={submit}>
      <label>
        Address
        <input
          name="url"
          type="url"
          placeholder="https://example.com/boxtrail"
          defaultValue={now?.url}
          maxLength={2048}
          autoComplete="off"
          required
        />
      </label>
      <EventPicker chosen={chosen} change={choose} mayBeAll={!now} isOnly={isOnly} setOnly={setOnly} />
      <label>
        <span>
          Headers to send <span className="quiet">optional, one per line: X-Tenant: acme</span>
        </span>
        <textarea name="headers" rows={2} defaultValue={writeHeaders(now?.headers ?? null)} spellCheck={false} />
      </label>
      <div>
        <button type="submit" className="button primary" disabled={isSending || isEmpty}>
          {action}
        </button>
        {isEmpty ? <span className="quiet beside">Choose at least one event.</span> : null}
      </div>
      <Refusal error={error} />
    </form>
  )
}
