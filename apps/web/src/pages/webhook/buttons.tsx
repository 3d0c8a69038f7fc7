import type { Webhook } from '@boxtrail/client'
import { keys, useDeleteWebhook, useRotateWebhookSecret, useUpdateWebhook } from '@boxtrail/react'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Confirm } from '../../parts/form/confirm.tsx'
import { Refusal } from '../../parts/page/problem.tsx'

interface ButtonsProps {
  webhook: Webhook
  showSecret: (secret: string) => void
}

/** Turns a webhook on and off, rotates its secret, and deletes it. */
export const Buttons = ({ webhook: { id, active }, showSecret }: ButtonsProps) => {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  // The request may have failed because the webhook has changed since it was loaded.
  const onError = () => queryClient.invalidateQueries({ queryKey: keys.webhook(id) })
  const turn = useUpdateWebhook({ onError })
  const rotate = useRotateWebhookSecret({ onSuccess: ({ secret }) => showSecret(secret), onError })
  const remove = useDeleteWebhook({ onSuccess: () => navigate({ to: '/developer/webhooks' }) })
  const isBusy = turn.isPending || rotate.isPending || remove.isPending
  return (
    <>
      <div className="entry-buttons">
        <button
          type="button"
          className="button"
          disabled={isBusy}
          onClick={() => turn.mutate([id, { active: !active }])}
        >
          {active ? 'Turn off' : 'Turn on'}
        </button>
        <Confirm
          trigger="Rotate secret"
          title="Give this webhook a new secret?"
          keep="Keep"
          action="Create the new secret"
          confirm={() => rotate.mutate(id)}
          isDisabled={isBusy}
        >
          It is shown once. For 24 hours, deliveries are signed with both, so that the receiver can switch to the new
          one.
        </Confirm>
        <Confirm
          trigger="Delete"
          title="Delete this webhook?"
          keep="Keep"
          action="Delete"
          confirm={() => remove.mutate(id)}
          isDisabled={isBusy}
        >
          Nothing more is sent to it, and waiting notifications are discarded. To pause it, turn it off instead.
        </Confirm>
      </div>
      <Refusal error={turn.error ?? rotate.error ?? remove.error} />
    </>
  )
}
