import './today.css'
import { useContainers, useTrackingRequests } from '@boxtrail/react'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useState } from 'react'
import { mayWrite, useSession } from '../../auth/session.ts'
import { Icon } from '../../parts/page/icon.tsx'
import { More } from '../../parts/page/more.tsx'
import { Refusal } from '../../parts/page/problem.tsx'
import { SkeletonToday } from '../../parts/page/skeleton.tsx'
import { useTitle } from '../../parts/page/title.ts'
import { useNow } from '../../parts/time/now.tsx'
import { EntryRow, type Handled } from './entry.tsx'
import { HandledBar } from './handled-bar.tsx'
import type { Entry } from './included.ts'
import { countsInOrder, kindLook, severityName } from './kinds.ts'
import { useCount, useEntries, useHandle, useTroubles } from './queries.ts'
import type { TodaySearch } from './search.ts'
import { Troubles } from './troubles.tsx'
import { focusNext, useWalk } from './use-walk.ts'

const route = getRouteApi('/signed-in/')

const day = new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long' })

/** The home page: what needs attention now. */
export const TodayPage = () => {
  useTitle('Today')
  useWalk()
  const search = route.useSearch()
  const session = useSession()
  const query = useEntries(search)
  // Shown together with the entries, because it would move them otherwise.
  const troubles = useTroubles(session.account.role === 'owner')
  const isLoading = query.isPending || troubles.isLoading
  const update = useHandle()
  const [handled, setHandled] = useState<Handled>()
  const write = ({ entry, state, until, reason }: Handled) =>
    update.mutate([
      entry.id,
      { state, ...(until ? { snoozedUntil: until } : {}), ...(reason === undefined ? {} : { reason }) },
    ])
  const handle = (next: Handled) => {
    focusNext(next.entry.id)
    setHandled(next.state === 'open' ? undefined : next)
    write(next)
  }
  const pages = query.data?.pages ?? []
  const entries = pages.flatMap(({ items }) => items).filter(({ state }) => state === (search.state ?? 'open'))
  const counts = pages.at(-1)?.meta.counts ?? {}
  return (
    <>
      <div className="page-head">
        <h1>Today</h1>
        <span className="total">{day.format(useNow())}</span>
        <States state={search.state} />
      </div>
      {isLoading ? (
        <SkeletonToday />
      ) : (
        <>
          <Counts counts={counts} search={search} />
          {search.source ? <OfSource id={search.source} sources={pages.at(-1)?.meta.sources ?? []} /> : null}
          <HandledBar
            handled={handled}
            undo={(last) => handle({ ...last, state: 'open' })}
            explain={(last, reason) => {
              setHandled({ ...last, reason })
              write({ ...last, reason })
            }}
          />
          {handled || entries.length < 2 ? null : <Keys />}
          <Refusal error={update.error} />
          <div className="today">
            {search.state || search.kind || search.source ? null : (
              <Troubles isOwner={session.account.role === 'owner'} />
            )}
            <Groups entries={entries} mayWrite={mayWrite(session)} handle={handle} />
            {query.isSuccess && entries.length === 0 && !query.hasNextPage ? <Nothing search={search} /> : null}
            <More query={query} action="Show more" />
          </div>
        </>
      )}
    </>
  )
}

const Keys = () => (
  <p className="keys quiet" aria-hidden="true">
    <kbd>j</kbd> <kbd>k</kbd> walk · <kbd>Enter</kbd> open · <kbd>s</kbd> snooze · <kbd>d</kbd> done · <kbd>r</kbd>{' '}
    refresh
  </p>
)

const STATES = [
  [undefined, 'Open'],
  ['snoozed', 'Snoozed'],
  ['done', 'Done'],
] as const

const States = ({ state }: Pick<TodaySearch, 'state'>) => (
  <nav className="states" aria-label="State">
    {STATES.map(([value, label]) => (
      <Link
        key={label}
        to="/"
        search={value ? { state: value } : {}}
        activeOptions={{ exact: true, includeSearch: true }}
        aria-current={value === state ? 'page' : undefined}
      >
        {label}
      </Link>
    ))}
  </nav>
)

/** The number of entries by kind; a click shows only that kind. */
const Counts = ({ counts, search }: { counts: Readonly<Record<string, number>>; search: TodaySearch }) => {
  const shown = countsInOrder(counts)
  const all = shown.reduce((sum, [, count]) => sum + count, 0)
  if (all === 0) return <div className="counts" />
  return (
    <nav className="counts" aria-label="Kinds">
      <Link
        to="/"
        search={{ state: search.state }}
        className="count-chip"
        aria-current={search.kind ? undefined : 'true'}
      >
        <strong>{all}</strong> All
      </Link>
      {shown.map(([kind, count]) => {
        const { label, tone, icon } = kindLook(kind)
        return (
          <Link
            key={kind}
            to="/"
            search={{ ...search, kind: search.kind === kind ? undefined : kind }}
            className="count-chip"
            aria-current={search.kind === kind ? 'true' : undefined}
          >
            <span className={`tone-${tone}`}>
              <Icon name={icon} />
            </span>
            <strong>{count}</strong> {label}
          </Link>
        )
      })}
    </nav>
  )
}

interface OfSourceProps {
  id: string
  sources: readonly { source: { id: string; name: string } }[]
}

/** A note that only entries about one source are shown. */
const OfSource = ({ id, sources }: OfSourceProps) => (
  <p className="quiet">
    Only entries that wait for {sources.find(({ source }) => source.id === id)?.source.name ?? id}.{' '}
    <Link to="/" search={{}}>
      Show all
    </Link>
  </p>
)

interface GroupsProps {
  entries: readonly Entry[]
  mayWrite: boolean
  handle: (handled: Handled) => void
}

const Groups = ({ entries, ...rest }: GroupsProps) =>
  [...Map.groupBy(entries, ({ severity }) => severity)].map(([severity, own]) => (
    <section key={severity} aria-labelledby={`severity-${severity}`}>
      <h2 id={`severity-${severity}`}>{severityName(severity)}</h2>
      <ol className="entries">
        {own.map((entry) => (
          <EntryRow key={entry.id} entry={entry} {...rest} />
        ))}
      </ol>
    </section>
  ))

const ONE = { page: { size: 1 } }
const totalOf = ({ pages }: { pages: readonly { meta: { total: number } }[] }) => pages[0]?.meta.total ?? 0
const count = new Intl.NumberFormat('en-GB')

/** "Nothing needs your attention" is only shown if something is tracked; otherwise how to begin. */
const Nothing = ({ search }: { search: TodaySearch }) => {
  const { data: containers } = useContainers({ ...ONE, filter: { trackingStopped: false } }, { select: totalOf })
  const { data: requests } = useTrackingRequests(ONE, { select: totalOf })
  const snoozed = useCount('snoozed')
  if (containers === undefined || requests === undefined) return null
  if (search.state) return <div className="empty">No entry is {search.state}.</div>
  if (search.kind || search.source)
    return (
      <div className="empty">
        <h2>{search.kind ? 'None of this kind' : 'No entry waits for this source'}</h2>
        <Link to="/" search={{}} className="button">
          Show all
        </Link>
      </div>
    )
  if (requests === 0)
    return (
      <div className="empty">
        <h2>Nothing is tracked yet</h2>
        <p>Track a bill of lading, a booking or a container: whatever needs your attention appears here.</p>
        <Link to="/track" className="button primary">
          Track numbers
        </Link>
      </div>
    )
  return (
    <div className="empty">
      <h2>Nothing needs your attention now</h2>
      <p>
        {count.format(containers)} {containers === 1 ? 'container is' : 'containers are'} tracked
        {snoozed > 0 ? (
          <>
            , and{' '}
            <Link to="/" search={{ state: 'snoozed' }}>
              {snoozed} {snoozed === 1 ? 'entry is' : 'entries are'} snoozed
            </Link>
          </>
        ) : null}
        . New entries appear here by themselves.
      </p>
    </div>
  )
}
