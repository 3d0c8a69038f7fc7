import type { CalendarFeed } from '@boxtrail/client'
import {
  keys,
  useCalendarFeeds,
  useCreateCalendarFeed,
  useDeleteCalendarFeed,
  useRotateCalendarFeed,
  useViews,
} from '@boxtrail/react'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { mayWrite, useSession } from '../../auth/session.ts'
import { Confirm } from '../../parts/form/confirm.tsx'
import { Once } from '../../parts/form/once.tsx'
import { Icon } from '../../parts/page/icon.tsx'
import { More } from '../../parts/page/more.tsx'
import { Refusal } from '../../parts/page/problem.tsx'
import { Ago } from '../../parts/time/time.tsx'
import '../developer/developer.css'

const EVERYTHING = 'Everything'
const MANY = { page: { size: 100 } }

/** Secret addresses of the calendar for other programs; a new one is shown only once. */
export const Feeds = () => {
  const [shown, show] = useState<CalendarFeed | null>(null)
  const mayChange = mayWrite(useSession())
  const query = useCalendarFeeds(MANY)
  const feeds = query.data?.pages.flatMap(({ items }) => items) ?? []
  return (
    <div className="feeds">
      <p className="quiet">
        Outlook, Google Calendar and other programs can show these days. Whoever has the address sees them, without
        signing in.
      </p>
      {shown?.url ? (
        <Once
          label={`The address of ${shown.name}`}
          value={shown.url}
          hint="It is shown only once: paste it into your calendar program, as a calendar from the internet."
        />
      ) : null}
      {mayChange ? <NewFeed created={show} /> : null}
      <ul className="entries">
        {feeds.map((feed) => (
          <FeedRow key={feed.id} of={feed} mayChange={mayChange} rotated={show} removed={() => show(null)} />
        ))}
      </ul>
      <More query={query} />
    </div>
  )
}

const NewFeed = ({ created }: { created: (feed: CalendarFeed) => void }) => {
  const { data } = useViews(MANY)
  const views = data?.pages.flatMap(({ items }) => items).filter(({ list }) => list === 'containers') ?? []
  const create = useCreateCalendarFeed({ onSuccess: created })
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const view = views.find(({ id }) => id === new FormData(event.currentTarget).get('view'))
    create.mutate({ name: view?.name ?? EVERYTHING, filters: view?.filters ?? {} })
  }
  return (
    <>
      <form className="inline-form" onSubmit={send}>
        <label>
          It shows
          <select name="view">
            <option value="">{EVERYTHING}</option>
            {views.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <button type="submit" className="button primary" disabled={create.isPending}>
          <Icon name="plus" /> Create an address
        </button>
      </form>
      <Refusal error={create.error} />
    </>
  )
}

interface FeedRowProps {
  of: CalendarFeed
  mayChange: boolean
  rotated: (feed: CalendarFeed) => void
  removed: () => void
}

const FeedRow = ({ of: feed, mayChange, rotated, removed }: FeedRowProps) => {
  const queryClient = useQueryClient()
  const onError = () => queryClient.invalidateQueries({ queryKey: keys.calendarFeeds() })
  const rotate = useRotateCalendarFeed({ onSuccess: rotated, onError })
  const remove = useDeleteCalendarFeed({ onSuccess: removed, onError })
  const isBusy = rotate.isPending || remove.isPending
  return (
    <li>
      <span className="entry-name">
        <strong>{feed.name}</strong>
        <span className="quiet">
          Created <Ago at={feed.createdAt} />
        </span>
      </span>
      <span className="quiet">
        {feed.lastReadAt ? (
          <>
            Read <Ago at={feed.lastReadAt} />
          </>
        ) : (
          'Not read yet'
        )}
      </span>
      {mayChange ? (
        <span className="entry-buttons">
          <Confirm
            trigger="Replace"
            label={`Replace the address of ${feed.name}`}
            title={`Replace the address of ${feed.name}?`}
            keep="Keep"
            action="Replace"
            confirm={() => rotate.mutate(feed.id)}
            isDisabled={isBusy}
          >
            Programs with the current address will no longer see these days. The new one is shown only once.
          </Confirm>
          <Confirm
            trigger="Revoke"
            label={`Revoke the address of ${feed.name}`}
            title={`Revoke the address of ${feed.name}?`}
            keep="Keep"
            action="Revoke"
            confirm={() => remove.mutate(feed.id)}
            isDisabled={isBusy}
          >
            Programs with this address will no longer see these days.
          </Confirm>
        </span>
      ) : null}
      <Refusal error={rotate.error ?? remove.error} />
    </li>
  )
}
