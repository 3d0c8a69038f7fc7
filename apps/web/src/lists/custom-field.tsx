import { useCustomFieldDefinitions } from '@boxtrail/react'
import { useState } from 'react'
import type { InputProps } from './fields.ts'

const namesOf = ({ pages }: { pages: readonly { items: readonly { apiSlug: string; displayName: string }[] }[] }) => [
  ...new Map(pages.flatMap(({ items }) => items.map(({ apiSlug, displayName }) => [apiSlug, displayName]))),
]

/** Filters by one of the account's custom fields and its displayed value: `cost_center:4711` in the URL. */
export const CustomField = ({ id, value, change, isNew }: InputProps) => {
  const { data: names = [] } = useCustomFieldDefinitions({ page: { size: 100 } }, { select: namesOf })
  const at = value.indexOf(':')
  const [slug, setSlug] = useState(value.slice(0, Math.max(0, at)))
  const [typed, setTyped] = useState(value.slice(at + 1))
  const chosen = slug || names[0]?.[0] || ''
  const apply = (of: string, text: string) => change(of && text.trim() ? `${of}:${text.trim()}` : undefined)
  if (names.length === 0 && value === '') return <span className="quiet rest">The account has no custom fields.</span>
  return (
    <>
      <select
        id={id}
        value={chosen}
        // biome-ignore lint/a11y/noAutofocus: it appears because it was asked for
        autoFocus={isNew}
        onChange={({ target }) => {
          setSlug(target.value)
          if (value) apply(target.value, typed)
        }}
      >
        {names.length === 0 ? <option value={chosen}>{chosen}</option> : null}
        {names.map(([name, label]) => (
          <option key={name} value={name}>
            {label}
          </option>
        ))}
      </select>
      <input
        aria-label="Value of the custom field"
        placeholder="Value"
        value={typed}
        maxLength={500}
        size={10}
        autoComplete="off"
        onChange={({ target }) => setTyped(target.value)}
        onBlur={() => apply(chosen, typed)}
        onKeyDown={({ key }) => {
          if (key === 'Enter') apply(chosen, typed)
        }}
      />
    </>
  )
}
