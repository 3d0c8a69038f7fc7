import type { Webhook } from '@boxtrail/client'
import { useCreateWebhook } from '@boxtrail/react'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { mayWrite, useSession } from '../../auth/session.ts'
import { Once } from '../../parts/form/once.tsx'
import { Icon } from '../../parts/page/icon.tsx'
import { More } from '../../parts/page/more.tsx'
import { useTitle } from '../../parts/page/title.ts'
import { Status } from '../../parts/record/status.tsx'
import { Ago } from '../../parts/time/time.tsx'
import { useWebhookList } from './queries.ts'
import { eventsInWords, stateOf } from './state.ts'
import { WebhookForm } from './webhook-form.tsx'

/** The webhooks of the account. */
export const WebhooksPage = () => {
  useTitle('Webhooks')
  const mayChange = mayWrite(useSession())
  const [isOpen, setOpen] = useState(false)
  const query = useWebhookList()
  const webhooks = query.data?.pages.flatMap(({ items }) => items) ?? []
  const create = useCreateWebhook({ onSuccess: () => setOpen(false) })
  return (
    <>
      <p className="lead">
        The service posts each event to these addresses, signed with the secret of the address.{' '}
        <a href="/docs/webhooks">How to receive them</a>
      </p>
      {create.data ? <Once label={`The secret of ${create.data.url}`} value={create.data.secret} /> : null}
      {mayChange ? (
        <details className="card opens" open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
          <summary>
            <Icon name="plus" /> Add a webhook
          </summary>
          {isOpen ? (
            <WebhookForm
              action="Add webhook"
              error={create.error}
              isSending={create.isPending}
              send={(values) => create.mutate({ active: true, ...values })}
            />
          ) : null}
        </details>
      ) : null}
      <section className="card" aria-labelledby="webhooks">
        <h2 id="webhooks">Webhooks</h2>
        {query.data && webhooks.length === 0 ? <p className="quiet">None yet.</p> : null}
        <ul className="entries">
          {webhooks.map((webhook) => (
            <Row key={webhook.id} webhook={webhook} />
          ))}
        </ul>
        <More query={query} />
      </section>
    </>
  )
}

const Row = ({ webhook }: { webhook: Webhook }) => (
  <li>
    <span className="entry-name">
      <Link to="/developer/webhooks/$id" params={{ id: webhook.id }} className="url">
        {webhook.url}
      </Link>
      <span className="quiet">{eventsInWords(webhook)}</span>
    </span>
    <Status look={stateOf(webhook)} />
    <span className="quiet">
      {webhook.failingSince ? (
        <>
          since <Ago at={webhook.failingSince} />
        </>
      ) : webhook.createdAt ? (
        <>
          Created <Ago at={webhook.createdAt} />
        </>
      ) : null}
    </span>
  </li>
)
