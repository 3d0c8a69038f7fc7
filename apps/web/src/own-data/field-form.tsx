import type { CustomFieldValue } from '@boxtrail/client'
import { useState } from 'react'
import { Refusal } from '../parts/page/problem.tsx'
import { useSaving } from './use-saving.ts'
import { type OwnDefinition, textOfValue, valueOfText } from './value.ts'

interface FieldFormProps {
  definition: OwnDefinition
  value: CustomFieldValue
  set: (value: CustomFieldValue) => Promise<unknown>
  close: () => void
}

const TYPES: Record<string, string> = { number: 'number', date: 'date', datetime: 'datetime-local' }

/** Edits the value of a field with the input for its type. Saving an empty value removes it. */
export const FieldForm = ({ definition, value, set, close }: FieldFormProps) => {
  const { dataType, displayName } = definition
  const [text, setText] = useState(textOfValue(value, dataType))
  const { submit, error, isSaving } = useSaving(() => set(valueOfText(text, dataType)), close)
  return (
    <form
      className="own-form"
      onSubmit={(event) => void submit(event)}
      onKeyDown={({ key }) => {
        if (key === 'Escape') close()
      }}
    >
      <Input definition={definition} text={text} change={setText} label={displayName} />
      {dataType === 'datetime' ? <span className="quiet">UTC</span> : null}
      <Refusal error={error} />
      <div className="form-buttons">
        <button type="submit" className="button primary" disabled={isSaving}>
          Save
        </button>
        <button type="button" className="button" onClick={close}>
          Cancel
        </button>
      </div>
    </form>
  )
}

interface InputProps {
  definition: OwnDefinition
  label: string
  text: string
  change: (text: string) => void
}

const Input = ({ definition: { dataType, options }, label, text, change }: InputProps) => {
  if (dataType === 'enum_multi') {
    const chosen = text === '' ? [] : text.split('\n')
    return (
      <fieldset className="own-choices">
        <legend className="hidden">{label}</legend>
        {options.map(({ id, value, label: name }) => (
          <label key={id}>
            <input
              type="checkbox"
              checked={chosen.includes(value)}
              onChange={({ target }) =>
                change((target.checked ? [...chosen, value] : chosen.filter((one) => one !== value)).join('\n'))
              }
            />
            {name}
          </label>
        ))}
      </fieldset>
    )
  }
  const choices =
    dataType === 'boolean'
      ? ([
          ['true', 'Yes'],
          ['false', 'No'],
        ] as const)
      : dataType === 'enum'
        ? options.map(({ value, label: name }) => [value, name] as const)
        : undefined
  return choices ? (
    <select aria-label={label} value={text} onChange={({ target }) => change(target.value)}>
      <option value="">None</option>
      {choices.map(([value, name]) => (
        <option key={value} value={value}>
          {name}
        </option>
      ))}
    </select>
  ) : (
    <input
      aria-label={label}
      type={TYPES[dataType] ?? 'text'}
      step="any"
      value={text}
      onChange={({ target }) => change(target.value)}
      autoComplete="off"
    />
  )
}
