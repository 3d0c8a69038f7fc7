import './calendar.css'
import { getRouteApi, Link } from '@tanstack/react-router'
import { lazy, Suspense, useMemo, useState } from 'react'
import { money } from '../../format/money.ts'
import { Icon } from '../../parts/page/icon.tsx'
import { Problem } from '../../parts/page/problem.tsx'
import { useTitle } from '../../parts/page/title.ts'
import { useNow } from '../../parts/time/now.tsx'
import { type Due, dueByDay } from './due.ts'
import { type Day, monthFrom, monthOf, today, weeksOf } from './month.ts'
import { useDue, useNextDay } from './queries.ts'

const Feeds = lazy(async () => ({ default: (await import('./feeds.tsx')).Feeds }))

const route = getRouteApi('/signed-in/calendar')

const named = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' })
const spoken = new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' })
const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']
/** For more entries the day links to a list. */
const MAX_SHOWN = 6

/** The last free days and empty returns of a month, on a page that prints on one sheet. */
export const CalendarPage = () => {
  useTitle('Calendar')
  const now = useNow()
  const { month = monthOf(now) } = route.useSearch()
  const weeks = useMemo(() => weeksOf(month), [month])
  const { free, empty } = useDue(weeks[0]![0]!, weeks.at(-1)![6]!)
  const due = useMemo(() => dueByDay(free.rows, empty.rows), [free.rows, empty.rows])
  const nextDay = useNextDay()
  const error = free.error ?? empty.error
  const missing = free.missing + empty.missing
  return (
    <>
      <div className="page-head calendar-head">
        <h1>{named.format(new Date(`${month}-01T00:00:00Z`))}</h1>
        <span className="total" role="status">
          {free.isPending || empty.isPending ? 'Loading …' : <Sum due={[...due.values()].flat()} />}
        </span>
        <nav className="calendar-nav" aria-label="Month">
          <Link to="/calendar" search={{ month: monthFrom(month, -1) }} className="button icon-only">
            <span className="turned">
              <Icon name="chevron" />
            </span>
            <span className="hidden">Previous month</span>
          </Link>
          <Link to="/calendar" search={{}} className="button">
            This month
          </Link>
          <Link to="/calendar" search={{ month: monthFrom(month, 1) }} className="button icon-only">
            <Icon name="chevron" />
            <span className="hidden">Next month</span>
          </Link>
          <button type="button" className="button" onClick={() => window.print()}>
            <Icon name="document" /> Print
          </button>
        </nav>
      </div>
      {error ? <Problem error={error} retry={() => void Promise.all([free.refetch(), empty.refetch()])} /> : null}
      {missing > 0 ? (
        <p className="notice tone-warn calendar-missing">
          <Icon name="alert" />
          <span>{missing} more are due in this month: the lists show all of them.</span>
        </p>
      ) : null}
      <div className="calendar">
        {WEEKDAYS.map((name) => (
          <div key={name} className="weekday" aria-hidden="true">
            {name}
          </div>
        ))}
        {weeks.flat().map((day) => (
          <DayCell
            key={day}
            day={day}
            isOutside={!day.startsWith(month)}
            due={due.get(day) ?? []}
            nextDay={nextDay}
            now={now}
          />
        ))}
      </div>
      <Subscribe />
    </>
  )
}

/** Its code is loaded when it is opened. */
const Subscribe = () => {
  const [isOpen, setOpen] = useState(false)
  return (
    <section className="card subscribe" aria-label="In your own calendar">
      <details className="opens" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>
          <Icon name="calendar" /> In your own calendar
        </summary>
        {isOpen ? (
          <Suspense fallback={<p className="quiet">Loading …</p>}>
            <Feeds />
          </Suspense>
        ) : null}
      </details>
    </section>
  )
}

const Sum = ({ due }: { due: readonly Due[] }) => {
  const free = due.filter(({ kind }) => kind === 'free').length
  return (
    <>
      {free} last free {free === 1 ? 'day' : 'days'}, {due.length - free} empty{' '}
      {due.length - free === 1 ? 'return' : 'returns'}
    </>
  )
}

interface DayCellProps {
  nextDay: ReturnType<typeof useNextDay>
  day: Day
  isOutside: boolean
  due: readonly Due[]
  now: Date
}

const DayCell = ({ day, isOutside, due, nextDay, now }: DayCellProps) => {
  const isToday = day === today(now)
  const isPast = day < today(now)
  const list = (kind: Due['kind']) => ({ [kind === 'free' ? 'day' : 'empty']: `${day}..${day}` })
  return (
    <section
      className={`day${isOutside ? ' outside' : ''}${isToday ? ' is-today' : ''}${due.length === 0 ? ' nothing' : ''}`}
      aria-label={spoken.format(new Date(`${day}T00:00:00Z`))}
      aria-current={isToday ? 'date' : undefined}
    >
      <span className="day-number">
        {Number(day.slice(8))}
        <span className="day-name"> {spoken.format(new Date(`${day}T00:00:00Z`))}</span>
      </span>
      <ul>
        {due.slice(0, MAX_SHOWN).map(({ container, kind, cost }) => (
          <li key={`${kind} ${container.id}`}>
            <Link
              to="/containers/$id"
              params={{ id: container.id }}
              className={`due tone-${kind === 'empty' ? 'info' : isPast ? 'bad' : isToday ? 'warn' : 'neutral'}`}
            >
              <Icon name={kind === 'empty' ? 'return' : 'clock'} />
              <span className="hidden">{kind === 'empty' ? 'Empty return of ' : 'Last free day of '}</span>
              <span className="number">{container.number}</span>
              {cost.map(({ currency, amount }) => (
                <span key={currency} className="due-cost">
                  {money(amount, currency)}
                </span>
              ))}
              {nextDay?.get(container.id)?.map(({ charge, amountNextDay, currency }) =>
                amountNextDay === null ? null : (
                  <span key={charge} className="due-cost">
                    {money(amountNextDay, currency)} the next day
                  </span>
                ),
              )}
            </Link>
          </li>
        ))}
      </ul>
      {due.length > MAX_SHOWN ? (
        <Link to="/containers" search={list(due[MAX_SHOWN]!.kind)} className="more-due">
          {due.length - MAX_SHOWN} more
        </Link>
      ) : null}
    </section>
  )
}
