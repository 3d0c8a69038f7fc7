import { useWebhook } from '@boxtrail/react'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useState } from 'react'
import { mayWrite, useSession } from '../../auth/session.ts'
import { Once } from '../../parts/form/once.tsx'
import { Problem } from '../../parts/page/problem.tsx'
import { useTitle } from '../../parts/page/title.ts'
import { Status } from '../../parts/record/status.tsx'
import { OwnTime } from '../../parts/time/time.tsx'
import { eventsInWords, stateOf } from '../webhooks/state.ts'
import { Buttons } from './buttons.tsx'
import { Change } from './change.tsx'
import { Replay } from './replay.tsx'
import { Test } from './test.tsx'

const route = getRouteApi('/signed-in/developer/webhooks/$id')

/** A webhook with its state, its events, and tests. */
export const WebhookPage = () => {
  useTitle('Webhook')
  const { id } = route.useParams()
  const mayChange = mayWrite(useSession())
  const [secret, showSecret] = useState<string | null>(null)
  const { data: webhook, error, refetch } = useWebhook(id)
  if (error && !webhook)
    return (
      <Problem
        error={error}
        retry={() => void refetch()}
        instead={
          <Link to="/developer/webhooks" className="button">
            All webhooks
          </Link>
        }
      />
    )
  if (!webhook) return <p className="quiet">Loading …</p>
  return (
    <>
      <header className="webhook-head">
        <h2 className="url">{webhook.url}</h2>
        <p className="webhook-state">
          <Status look={stateOf(webhook)} />
          {webhook.failingSince ? (
            <span className="tone-warn">
              {webhook.consecutiveFailures} attempts in a row failed since <OwnTime at={webhook.failingSince} />
            </span>
          ) : null}
          <span className="quiet">{eventsInWords(webhook)}</span>
          <span className="quiet number">{webhook.secret}</span>
          {webhook.previousSecretExpiresAt && new Date(webhook.previousSecretExpiresAt) > new Date() ? (
            <span className="quiet">
              the previous secret also signs until <OwnTime at={webhook.previousSecretExpiresAt} />
            </span>
          ) : null}
        </p>
        {mayChange ? <Buttons webhook={webhook} showSecret={showSecret} /> : null}
        <Link to="/developer/deliveries" search={{ webhook: id }}>
          Deliveries to this webhook
        </Link>
      </header>
      {secret ? <Once label="The new secret" value={secret} /> : null}
      {mayChange ? (
        <>
          <Test webhook={webhook} />
          <Replay webhook={webhook} />
          <Change webhook={webhook} />
        </>
      ) : null}
    </>
  )
}
