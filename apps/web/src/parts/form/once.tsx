import { useEffect, useId, useRef, useState } from 'react'
import { Icon } from '../page/icon.tsx'

const FOR_PROGRAMS = 'It is shown only once: store it where your program reads it.'

/** A secret that is served only once: it can be copied, and is gone when the page is left. */
export const Once = ({ label, value, hint = FOR_PROGRAMS }: { label: string; value: string; hint?: string }) => {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [copied, setCopied] = useState('')
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new secret takes the focus
  useEffect(() => {
    setCopied('')
    input.current?.focus()
  }, [value])
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value)
      setCopied('Copied.')
    } catch {
      // Browsers only offer the clipboard over HTTPS and on this machine.
      input.current?.select()
      setCopied('Selected: press Ctrl+C or ⌘C to copy it.')
    }
  }
  return (
    <div className="once" role="status">
      <label htmlFor={id}>{label}</label>
      <div className="once-row">
        <input ref={input} id={id} readOnly value={value} onFocus={({ target }) => target.select()} />
        <button type="button" className="button primary" onClick={() => void copy()}>
          <Icon name="copy" /> Copy
        </button>
      </div>
      <p className="quiet">{copied || hint}</p>
    </div>
  )
}
