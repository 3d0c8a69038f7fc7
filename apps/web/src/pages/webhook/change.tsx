import type { Webhook } from '@boxtrail/client'
import { useUpdateWebhook } from '@boxtrail/react'
import { WebhookForm } from '../webhooks/webhook-form.tsx'

export const Change = ({ webhook }: { webhook: Webhook }) => {
  const change = useUpdateWebhook()
  return (
    <section className="card" aria-labelledby="change">
      <h2 id="change">What it receives</h2>
      <WebhookForm
        key={webhook.id}
        now={webhook}
        action="Save"
        error={change.error}
        isSending={change.isPending}
        send={(values) => change.mutate([webhook.id, values])}
      />
      <p role="status" className="quiet">
        {change.isSuccess ? 'Saved.' : ''}
      </p>
    </section>
  )
}
