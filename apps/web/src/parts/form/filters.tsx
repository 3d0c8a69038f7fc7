import { type ReactNode, useEffect, useId, useState } from 'react'
import { Icon } from '../page/icon.tsx'

/** The list is searched after a pause in typing of this length. */
const PAUSE_MS = 250

export const SearchField = (props: {
  label: string
  value: string | undefined
  change: (value: string | undefined) => void
}) => {
  const { label, value = '', change } = props
  const [typed, setTyped] = useState(value)
  useEffect(() => setTyped(value), [value])
  useEffect(() => {
    if (typed.trim() === value) return
    const timer = setTimeout(() => change(typed.trim() || undefined), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed, value, change])
  return (
    <div className="search-field">
      <Icon name="search" />
      <input
        type="search"
        aria-label={label}
        placeholder={label}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        autoComplete="off"
        spellCheck={false}
      />
    </div>
  )
}

interface SelectProps {
  label: string
  value: string | undefined
  options: readonly (readonly [value: string, label: string])[]
  /** The text for no choice. */
  none?: string
  change: (value: string | undefined) => void
}

export const SelectFilter = ({ label, value = '', options, none = 'Any', change }: SelectProps) => {
  const id = useId()
  return (
    <div className={`select-filter${value ? ' active' : ''}`}>
      <label htmlFor={id}>{label}</label>
      <Choice id={id} value={value} options={options} none={none} change={change} />
    </div>
  )
}

interface ChoiceProps extends Omit<SelectProps, 'label'> {
  id: string
  /** Whether it has just been added. */
  isNew?: boolean
}

/** The native select, which is best for keyboards, screen readers and small screens. */
export const Choice = ({ id, value, options, none = 'Any', change, isNew = false }: ChoiceProps) => (
  <select
    id={id}
    value={value}
    // biome-ignore lint/a11y/noAutofocus: it appears because it was asked for
    autoFocus={isNew}
    onChange={({ target }) => change(target.value || undefined)}
  >
    <option value="">{none}</option>
    {options.map(([option, text]) => (
      <option key={option} value={option}>
        {text}
      </option>
    ))}
  </select>
)

/** Filters on one line; on narrow screens behind a button with the number of active ones. */
export const Filters = ({ set, clear, children }: { set: number; clear: () => void; children: ReactNode }) => {
  const [isOpen, setOpen] = useState(false)
  return (
    <div className={`filters${isOpen ? ' open' : ''}`}>
      <button type="button" className="button filters-button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <Icon name="filter" /> Filters{set > 0 ? ` (${set})` : ''}
      </button>
      <div className="filters-row">
        {children}
        {set > 0 ? (
          <button type="button" className="button quiet-button" onClick={clear}>
            <Icon name="close" /> Clear
          </button>
        ) : null}
      </div>
    </div>
  )
}
