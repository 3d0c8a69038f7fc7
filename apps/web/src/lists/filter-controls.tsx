import { useQuery } from '@tanstack/react-query'
import { useEffect, useId, useState } from 'react'
import { linesQuery } from '../api/lines.ts'
import { Choice } from '../parts/form/filters.tsx'
import { LinePicker } from '../parts/form/line-picker.tsx'
import { Icon } from '../parts/page/icon.tsx'
import { CustomField } from './custom-field.tsx'
import { type FilterField, type InputProps, NOT } from './fields.ts'

interface ControlProps {
  field: FilterField
  value: string | undefined
  change: (value: string | undefined) => void
  /** Removes the filter; undefined for one that is always shown. */
  remove?: (() => void) | undefined
  /** Whether it has just been added. */
  isNew: boolean
}

/** A port code applies as soon as it is typed; a name applies when Enter is pressed or the field loses the focus. */
const PORT_CODE = /^[A-Z]{2}[A-Z0-9]{3}$/

/** A filter as a chip: its name, its value, and the button that removes it. */
export const FilterControl = ({ field, value: given = '', change: write, remove, isNew }: ControlProps) => {
  const id = useId()
  const { entry, label, isNegatable = false } = field
  const isNot = isNegatable && given.startsWith(NOT)
  const value = isNot ? given.slice(NOT.length) : given
  const change = (next: string | undefined) => write(next && isNot ? NOT + next : next)
  return (
    <div className={`select-filter${value ? ' active' : ''}`}>
      <label htmlFor={id}>{label}</label>
      {isNegatable && value ? (
        <select
          className="chip-is"
          aria-label={`${label}: is, or is not`}
          value={isNot ? 'not' : 'is'}
          onChange={({ target }) => write(target.value === 'not' ? NOT + value : value)}
        >
          <option value="is">is</option>
          <option value="not">is not</option>
        </select>
      ) : null}
      {entry.type === 'choice' ? (
        <Choice id={id} options={entry.options} value={value} change={change} isNew={isNew} />
      ) : entry.type === 'line' ? (
        <LineChoice id={id} value={value} change={change} isNew={isNew} />
      ) : entry.type === 'days' ? (
        <Days id={id} label={label} value={value} change={change} isNew={isNew} />
      ) : entry.type === 'custom' ? (
        <CustomField id={id} value={value} change={change} isNew={isNew} />
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

const LineChoice = ({ value, change, ...props }: InputProps) => {
  const { data = [] } = useQuery(linesQuery)
  return (
    <LinePicker {...props} lines={data} value={value} change={(scac) => change(scac || undefined)} placeholder="Any" />
  )
}

/** A code or a name: the service resolves it, or offers choices. */
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
