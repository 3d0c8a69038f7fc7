import { useId, useState } from 'react'
import { Refusal } from '../../parts/page/problem.tsx'
import type { ReadValue } from '../shipment/document-values.ts'
import { useDecision } from './queries.ts'
import { confidenceInWords, correctedOf, type ReviewedField, type Standing, typedOf } from './review.ts'

const STANDINGS: Record<Standing, { words: string; tone: string }> = {
  set: { words: 'Set by a person', tone: 'tone-good' },
  rejected: { words: 'Rejected', tone: 'tone-bad' },
  proposed: { words: 'Proposed', tone: 'tone-warn' },
  read: { words: 'Read', tone: 'tone-info' },
}

export interface Pointing {
  active: string | null
  point: (key: string | null) => void
  /** Shows the page of a value. */
  show: (page: number) => void
}

const Value = ({ value, isOnly, active, point, show }: { value: ReadValue; isOnly: boolean } & Pointing) => {
  const { key, label, text, confidence, grounds, page, box } = value
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointing at it only marks its place; the button in it does the same
    <div
      id={`value ${key}`}
      tabIndex={-1}
      className={`read-value${active === key ? ' is-active' : ''}`}
      onPointerEnter={() => point(key)}
      onPointerLeave={() => point(null)}
      onFocus={() => point(key)}
      onBlur={() => point(null)}
    >
      <p>
        {isOnly ? null : <span className="quiet">{label}: </span>}
        <strong>{text}</strong>
      </p>
      <p className="quiet">
        {[confidence === null ? null : confidenceInWords(confidence), ...grounds].filter(Boolean).join(' · ')}
        {page === null ? null : (
          <>
            {' '}
            <button type="button" className="link-button" onClick={() => show(page)}>
              {box ? 'Show' : 'Page'} on page {page}
              <span className="hidden">: {label}</span>
            </button>
          </>
        )}
      </p>
    </div>
  )
}

/** Focuses the input, because the pressed button has been removed. */
const focus = (input: HTMLInputElement | null) => input?.focus()

interface DecisionProps {
  id: string
  field: ReviewedField
}

/** The decision of a person about a field: confirm, correct or reject it. */
const Decision = ({ id, field: { name, label, standing, found } }: DecisionProps) => {
  const [typed, setTyped] = useState<string | null>(null)
  const input = useId()
  const decision = useDecision(id)
  const before = typedOf(found)
  const decide = (value: unknown) => decision.mutate((manual) => ({ ...manual, [name]: value }))
  const isDecided = standing === 'set' || standing === 'rejected'
  const of = <span className="hidden"> {label}</span>
  if (typed !== null)
    return (
      <form
        className="correction"
        onSubmit={(event) => {
          event.preventDefault()
          decide(correctedOf(found, typed.trim()))
          setTyped(null)
        }}
      >
        <label htmlFor={input}>Correct value of {label}</label>
        <input
          id={input}
          value={typed}
          required
          maxLength={500}
          ref={focus}
          onChange={(event) => setTyped(event.target.value)}
        />
        <button type="submit" className="button primary">
          Save
        </button>
        <button type="button" className="button" onClick={() => setTyped(null)}>
          Cancel
        </button>
      </form>
    )
  return (
    <div className="decision">
      {isDecided ? (
        <button
          type="button"
          className="button"
          disabled={decision.isPending}
          onClick={() =>
            decision.mutate((manual) => Object.fromEntries(Object.entries(manual).filter(([key]) => key !== name)))
          }
        >
          Undo{of}
        </button>
      ) : (
        <button type="button" className="button" disabled={decision.isPending} onClick={() => decide(found)}>
          Confirm{of}
        </button>
      )}
      {before === null ? null : (
        <button type="button" className="button" disabled={decision.isPending} onClick={() => setTyped(before)}>
          Correct{of}
        </button>
      )}
      {standing === 'rejected' ? null : (
        <button type="button" className="button" disabled={decision.isPending} onClick={() => decide(null)}>
          Reject{of}
        </button>
      )}
      <Refusal error={decision.error} />
    </div>
  )
}

/** A field with its values, their places in the document, and the possible decisions. */
export const Field = ({ id, field, mayChange, ...pointing }: DecisionProps & Pointing & { mayChange: boolean }) => {
  const { words, tone } = STANDINGS[field.standing]
  return (
    <li className={field.standing === 'proposed' ? 'proposed' : undefined}>
      <h3>
        {field.label} <span className={`chip ${tone}`}>{words}</span>
      </h3>
      {field.values.map((value) => (
        <Value key={value.key} value={value} isOnly={field.values.length === 1} {...pointing} />
      ))}
      {mayChange ? <Decision id={id} field={field} /> : null}
    </li>
  )
}
