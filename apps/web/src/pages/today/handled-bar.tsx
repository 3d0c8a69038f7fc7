import { type FormEvent, useState } from 'react'
import type { Handled } from './entry.tsx'
import { focusEntry } from './use-walk.ts'

interface HandledBarProps {
  /** The entry that was snoozed or done last. */
  handled: Handled | undefined
  undo: (handled: Handled) => void
  explain: (handled: Handled, reason: string) => void
}

/** The entry that was just snoozed or done, with buttons to undo that and to explain it to colleagues. */
export const HandledBar = ({ handled, undo, explain }: HandledBarProps) => (
  <div className="handled">
    <p role="status">
      {handled ? (
        <>
          {handled.state === 'done' ? 'Done' : 'Snoozed'}: {handled.entry.title}
          {handled.reason ? <span className="handled-reason"> “{handled.reason}”</span> : null}
        </>
      ) : null}
    </p>
    {handled ? (
      <>
        <button type="button" className="button small" onClick={() => undo(handled)}>
          Undo
        </button>
        {handled.reason ? null : <Reason key={handled.entry.id} explain={(reason) => explain(handled, reason)} />}
      </>
    ) : null}
  </div>
)

const MAX_LENGTH = 500

const Reason = ({ explain }: { explain: (reason: string) => void }) => {
  const [text, setText] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (text.trim() !== '') explain(text.trim())
    focusEntry()
  }
  return (
    <form className="handled-why" onSubmit={submit}>
      <input
        data-does="reason"
        aria-label="Why, for colleagues"
        placeholder="Why? (w)"
        value={text}
        maxLength={MAX_LENGTH}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={({ key }) => {
          if (key === 'Escape') focusEntry()
        }}
        autoComplete="off"
      />
      {text.trim() === '' ? null : (
        <button type="submit" className="button small">
          Save the reason
        </button>
      )}
    </form>
  )
}
