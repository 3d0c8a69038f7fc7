import type { Webhook } from '@boxtrail/client'
import { useMutation } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { client } from '../../api/client.ts'
import { Icon } from '../../parts/page/icon.tsx'
import { Refusal } from '../../parts/page/problem.tsx'

const RANGES = [
  ['1', 'The last hour'],
  ['24', 'The last day'],
  ['168', 'The last week'],
  ['720', 'The last 30 days'],
] as const

const HOUR_MS = 3_600_000

const inWords = (count: number) => (count === 1 ? 'One notification is' : `${count} notifications are`)

/** Sends earlier notifications again, for a receiver that was unavailable or lost some. */
export const Replay = ({ webhook: { id, active } }: { webhook: Webhook }) => {
  const replay = useMutation({
    mutationFn: (form: FormData) =>
      client.webhooks.replay(id, {
        from: new Date(Date.now() - Number(form.get('hours')) * HOUR_MS).toISOString(),
        onlyFailed: form.get('which') === 'failed',
      }),
  })
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    replay.mutate(new FormData(event.currentTarget))
  }
  return (
    <section className="card" aria-labelledby="replay">
      <h2 id="replay">Send again</h2>
      {active ? (
        <form className="inline-form" onSubmit={send}>
          <label>
            Of
            <select name="hours" defaultValue="24">
              {RANGES.map(([hours, text]) => (
                <option key={hours} value={hours}>
                  {text}
                </option>
              ))}
            </select>
          </label>
          <label>
            Which
            <select name="which" defaultValue="failed">
              <option value="failed">Those that failed</option>
              <option value="all">All</option>
            </select>
          </label>
          <button type="submit" className="button" disabled={replay.isPending}>
            <Icon name="refresh" /> Send again
          </button>
        </form>
      ) : (
        <p className="quiet">Turn it on first: nothing is sent to a webhook that is off.</p>
      )}
      <p role="status">{replay.data ? `${inWords(replay.data.replayed)} sent again, as they were.` : ''}</p>
      <Refusal error={replay.error} />
    </section>
  )
}
