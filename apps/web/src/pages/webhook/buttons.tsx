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

/** On and off, a new secret, and away with it. */
export const Buttons = ({ webhook: { id, active }, showSecret }: ButtonsProps) => {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  // What was refused may be so because it is not any more as it is shown.
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
          It is shown once. For 24 hours, deliveries are signed with both, so that the receiver can change to it.
        </Confirm>
        <Confirm
          trigger="Delete"
          title="Delete this webhook?"
          keep="Keep"
          action="Delete"
          confirm={() => remove.mutate(id)}
          isDisabled={isBusy}
        >
          Nothing more is sent to it, and what waits to be sent is discarded. To pause it, turn it off instead.
        </Confirm>
      </div>
      <Refusal error={turn.error ?? rotate.error ?? remove.error} />
    </>
  )
}
