import type { Webhook, WebhookTrigger, WebhookTriggerResult } from '@boxtrail/client'
import { useMutation, useQuery } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { client } from '../../api/client.ts'
import { Icon } from '../../parts/page/icon.tsx'
import { Refusal } from '../../parts/page/problem.tsx'
import { SourceText } from '../../parts/record/source-text.tsx'
import { eventCategoriesQuery } from '../webhooks/queries.ts'

/** Sends a sample once, and shows the request and the response. */
export const Test = ({ webhook: { url } }: { webhook: Webhook }) => {
  const { data: categories } = useQuery(eventCategoriesQuery)
  const test = useMutation({
    mutationFn: (form: FormData) =>
      client.webhooks.trigger({
        url,
        event: String(form.get('event')) as WebhookTrigger['event'],
        ...(form.get('secret') ? { secret: String(form.get('secret')) } : {}),
      }),
  })
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    test.mutate(new FormData(event.currentTarget))
  }
  return (
    <section className="card" aria-labelledby="test">
      <h2 id="test">Send a test</h2>
      <form className="inline-form" onSubmit={send}>
        <label>
          Event
          <select key={categories ? 'loaded' : 'loading'} name="event" defaultValue="container.updated">
            {categories?.map(({ id, name, events }) => (
              <optgroup key={id} label={name}>
                {events.map((event) => (
                  <option key={event.name}>{event.name}</option>
                ))}
              </optgroup>
            ))}
          </select>
        </label>
        <label className="grow">
          <span>
            Secret <span className="quiet">optional: signs the sample</span>
          </span>
          <input name="secret" type="password" maxLength={256} autoComplete="off" />
        </label>
        <button type="submit" className="button" disabled={test.isPending || !categories}>
          <Icon name="upload" /> {test.isPending ? 'Waiting for the answer …' : 'Send test'}
        </button>
      </form>
      <Refusal error={test.error} />
      <div role="status">{test.data ? <Outcome result={test.data} /> : null}</div>
    </section>
  )
}

const Outcome = ({ result }: { result: WebhookTriggerResult }) => (
  <div className="exchange">
    <p className={result.succeeded ? 'tone-good' : 'tone-bad'}>
      <Icon name={result.succeeded ? 'check' : 'alert'} />{' '}
      {result.statusCode ? `Answered with ${result.statusCode}` : result.error}
    </p>
    <h3>Request</h3>
    <SourceText label="Headers of the request" value={linesOf(result.requestHeaders)} />
    <SourceText label="Body of the request" value={result.requestBody} />
    {result.responseHeaders ? (
      <>
        <h3>Response</h3>
        <SourceText label="Headers of the response" value={linesOf(result.responseHeaders)} />
        {result.responseBody ? <SourceText label="Body of the response" value={result.responseBody} /> : null}
      </>
    ) : null}
  </div>
)

const linesOf = (headers: Record<string, string>) =>
  Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n')
