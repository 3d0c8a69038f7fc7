import type { Webhook } from '@boxtrail/client'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { client } from '../../api/client.ts'
import { Confirm } from '../../parts/confirm.tsx'
import { Refusal } from '../../parts/problem.tsx'
import { webhooksQuery } from '../webhooks/queries.ts'

interface ButtonsProps {
  webhook: Webhook
  showSecret: (secret: string) => void
}

/** On and off, a new secret, and away with it. */
export const Buttons = ({ webhook: { id, active }, showSecret }: ButtonsProps) => {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const refresh = () => queryClient.invalidateQueries({ queryKey: webhooksQuery.queryKey })
  const turn = useMutation({
    mutationFn: () => client.webhooks.update(id, { active: !active }),
    onSettled: refresh,
  })
  const rotate = useMutation({
    mutationFn: () => client.webhooks.rotateSecret(id),
    onSuccess: ({ secret }) => showSecret(secret),
    onSettled: refresh,
  })
  const remove = useMutation({
    mutationFn: () => client.webhooks.delete(id),
    onSuccess: async () => {
      await navigate({ to: '/developer/webhooks' })
      queryClient.removeQueries({ queryKey: ['webhooks', id] })
      await refresh()
    },
  })
  const isBusy = turn.isPending || rotate.isPending || remove.isPending
  return (
    <>
      <div className="entry-buttons">
        <button type="button" className="button" disabled={isBusy} onClick={() => turn.mutate()}>
          {active ? 'Turn off' : 'Turn on'}
        </button>
        <Confirm
          trigger="Rotate secret"
          title="Give this webhook a new secret?"
          keep="Keep"
          action="Create the new secret"
          confirm={() => rotate.mutate()}
          isDisabled={isBusy}
        >
          It is shown once. For 24 hours, deliveries are signed with both, so that the receiver can change to it.
        </Confirm>
        <Confirm
          trigger="Delete"
          title="Delete this webhook?"
          keep="Keep"
          action="Delete"
          confirm={() => remove.mutate()}
          isDisabled={isBusy}
        >
          Nothing more is sent to it, and what waits to be sent is discarded. To pause it, turn it off instead.
        </Confirm>
      </div>
      <Refusal error={turn.error ?? rotate.error ?? remove.error} />
    </>
  )
}
