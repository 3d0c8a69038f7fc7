import type { Webhook } from '@boxtrail/client'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { client } from '../../api/client.ts'
import { webhooksQuery } from '../webhooks/queries.ts'
import { WebhookForm, type WebhookValues } from '../webhooks/webhook-form.tsx'

export const Change = ({ webhook }: { webhook: Webhook }) => {
  const queryClient = useQueryClient()
  const change = useMutation({
    mutationFn: (values: WebhookValues) => client.webhooks.update(webhook.id, values),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: webhooksQuery.queryKey }),
  })
  return (
    <section className="card" aria-labelledby="change">
      <h2 id="change">What it receives</h2>
      <WebhookForm
        key={webhook.id}
        now={webhook}
        action="Save"
        error={change.error}
        isSending={change.isPending}
        send={(values) => change.mutate(values)}
      />
      <p role="status" className="quiet">
        {change.isSuccess ? 'Saved.' : ''}
      </p>
    </section>
  )
}
