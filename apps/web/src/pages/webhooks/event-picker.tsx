import type { WebhookEventCategory } from '@boxtrail/client'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Problem } from '../../parts/page/problem.tsx'
import { eventCategoriesQuery } from './queries.ts'

interface EventPickerProps {
  chosen: readonly string[]
  change: (chosen: readonly string[]) => void
  /** Whether all events can be chosen without naming them, as for a new webhook. */
  mayBeAll: boolean
  isOnly: boolean
  setOnly: (isOnly: boolean) => void
}

/** All events, or some of them by category. */
export const EventPicker = ({ chosen, change, mayBeAll, isOnly, setOnly }: EventPickerProps) => (
  <fieldset className="event-picker">
    <legend>Events</legend>
    {mayBeAll ? (
      <p className="radios">
        <label>
          <input type="radio" checked={!isOnly} onChange={() => setOnly(false)} /> All
        </label>
        <label>
          <input type="radio" checked={isOnly} onChange={() => setOnly(true)} /> Only some
        </label>
      </p>
    ) : null}
    {isOnly ? <Categories chosen={chosen} change={change} /> : null}
  </fieldset>
)

const Categories = ({ chosen, change }: Pick<EventPickerProps, 'chosen' | 'change'>) => {
  const { data, error, refetch } = useQuery(eventCategoriesQuery)
  if (error) return <Problem error={error} retry={() => void refetch()} />
  if (!data) return <p className="quiet">Loading …</p>
  return data.map((category) => <Category key={category.id} category={category} chosen={chosen} change={change} />)
}

interface CategoryProps extends Pick<EventPickerProps, 'chosen' | 'change'> {
  category: WebhookEventCategory
}

/** Open at first if only some of its events are chosen; for all or none the count is enough. */
const Category = ({ category: { name, events }, chosen, change }: CategoryProps) => {
  const names = events.map((event) => event.name)
  const count = names.filter((one) => chosen.includes(one)).length
  const [isOpen, setOpen] = useState(count > 0 && count < names.length)
  const set = (some: readonly string[], isOn: boolean) =>
    change(isOn ? [...new Set([...chosen, ...some])] : chosen.filter((one) => !some.includes(one)))
  return (
    <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        {name}{' '}
        <span className="quiet">
          {count} of {names.length}
        </span>
      </summary>
      <label className="check">
        <input type="checkbox" checked={count === names.length} onChange={({ target }) => set(names, target.checked)} />
        <strong>All of these</strong>
      </label>
      {events.map((event) => (
        <label key={event.name} className="check">
          <input
            type="checkbox"
            checked={chosen.includes(event.name)}
            onChange={({ target }) => set([event.name], target.checked)}
          />
          <span>
            <code>{event.name}</code> <span className="quiet">{event.description}</span>
          </span>
        </label>
      ))}
    </details>
  )
}
