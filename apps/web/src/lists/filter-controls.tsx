import { useQuery } from '@tanstack/react-query'
import { useEffect, useId, useState } from 'react'
import { linesQuery } from '../api/lines.ts'
import { Choice } from '../parts/filters.tsx'
import { Icon } from '../parts/icon.tsx'
import type { FilterField } from './fields.ts'

interface ControlProps {
  field: FilterField
  value: string | undefined
  change: (value: string | undefined) => void
  /** Takes the filter away again; absent for one that is always there. */
  remove?: (() => void) | undefined
  /** Whether it has just been asked for. */
  isNew: boolean
}

/** Typed like this, a code of a port is complete; a name is when Enter is pressed or the field is left. */
const PORT_CODE = /^[A-Z]{2}[A-Z0-9]{3}$/

/** One filter as a chip: its name, its value, and the cross that takes it away. */
export const FilterControl = ({ field, value = '', change, remove, isNew }: ControlProps) => {
  const id = useId()
  const { entry, label } = field
  return (
    <div className={`select-filter${value ? ' active' : ''}`}>
      <label htmlFor={id}>{label}</label>
      {entry.type === 'choice' ? (
        <Choice id={id} options={entry.options} value={value} change={change} isNew={isNew} />
      ) : entry.type === 'line' ? (
        <LineChoice id={id} value={value} change={change} isNew={isNew} />
      ) : entry.type === 'days' ? (
        <Days id={id} label={label} value={value} change={change} isNew={isNew} />
      ) : entry.type === 'since' ? (
        <input
          id={id}
          type="date"
          // biome-ignore lint/a11y/noAutofocus: it appears because it was asked for
          autoFocus={isNew}
          value={value}
          onChange={({ target }) => change(target.value || undefined)}
        />
      ) : (
        <Words id={id} value={value} change={change} isNew={isNew} isPort={entry.type === 'port'} />
      )}
      {remove ? (
        <button type="button" className="chip-remove" onClick={remove}>
          <Icon name="close" />
          <span className="hidden">Remove the filter {label}</span>
        </button>
      ) : null}
    </div>
  )
}

interface InputProps {
  id: string
  value: string
  change: (value: string | undefined) => void
  isNew: boolean
}

const LineChoice = ({ value, ...props }: InputProps) => {
  const { data = [] } = useQuery(linesQuery)
  const known = data.map(({ scac, shortName }) => [scac, `${shortName} (${scac})`] as const)
  // A line from a link is shown although the account may not use it any more.
  const options = value && !known.some(([scac]) => scac === value) ? [[value, value] as const, ...known] : known
  return <Choice {...props} value={value} options={options} />
}

/** A code or a name: the service knows which one is meant, or offers the choices. */
const Words = ({ id, value, change, isNew, isPort }: InputProps & { isPort: boolean }) => {
  const [typed, setTyped] = useState(value)
  useEffect(() => setTyped(value), [value])
  const apply = (text: string) => {
    if (text.trim() !== value) change(text.trim() || undefined)
  }
  return (
    <input
      id={id}
      value={typed}
      placeholder={isPort ? 'Name or code' : 'Name'}
      maxLength={60}
      size={12}
      autoComplete="off"
      spellCheck={false}
      // biome-ignore lint/a11y/noAutofocus: it appears because it was asked for
      autoFocus={isNew}
      onChange={({ target: { value: text } }) => {
        setTyped(text)
        if (text === '' || (isPort && PORT_CODE.test(text))) apply(text)
      }}
      onBlur={() => apply(typed)}
      onKeyDown={({ key }) => {
        if (key === 'Enter') apply(typed)
      }}
    />
  )
}

const Days = ({ id, label, value, change, isNew }: InputProps & { label: string }) => {
  const [start = '', end = ''] = value.split('..')
  const set = (from: string, to: string) => change(from || to ? `${from}..${to}` : undefined)
  return (
    <>
      <input
        id={id}
        type="date"
        aria-label={`${label}, from`}
        // biome-ignore lint/a11y/noAutofocus: it appears because it was asked for
        autoFocus={isNew}
        value={start}
        max={end || undefined}
        onChange={({ target }) => set(target.value, end)}
      />
      <span aria-hidden="true">–</span>
      <input
        type="date"
        aria-label={`${label}, to`}
        value={end}
        min={start || undefined}
        onChange={({ target }) => set(start, target.value)}
      />
    </>
  )
}
