import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { mayWrite, useSession } from '../auth/session.ts'
import { Icon } from '../parts/page/icon.tsx'
import { Refusal } from '../parts/page/problem.tsx'
import { useSaving } from './use-saving.ts'

/** A list of the user's own words, such as references. */
export interface WordList {
  label: string
  words: readonly string[]
}

interface OwnWordsProps {
  lists: readonly WordList[]
  /** Saves all lists, in their order. */
  save: (lists: string[][]) => Promise<unknown>
}

/** One per line, because they may contain commas and spaces. */
const linesIn = (text: string): string[] => [
  ...new Set(
    text
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean),
  ),
]

const named = (lists: readonly WordList[]) =>
  lists
    .map(({ label }) => label)
    .join(' and ')
    .toLowerCase()

/** The references and tags beside the name of a record, which can be edited in place. */
export const OwnWords = ({ lists, save }: OwnWordsProps) => {
  const session = useSession()
  const [isEditing, setEditing] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const wasEditing = useRef(false)
  useEffect(() => {
    if (wasEditing.current && !isEditing) button.current?.focus()
    wasEditing.current = isEditing
  }, [isEditing])
  if (isEditing) return <WordsForm lists={lists} save={save} close={() => setEditing(false)} />
  const words = lists.flatMap((list) => list.words)
  return (
    <div className="own-words">
      <ul className="chips">
        {words.map((text) => (
          <li key={text} className="chip">
            {text}
          </li>
        ))}
      </ul>
      {mayWrite(session) ? (
        <button ref={button} type="button" className="button small quiet-button" onClick={() => setEditing(true)}>
          <Icon name="edit" />
          {words.length === 0 ? `Add ${named(lists)}` : <span className="hidden">Edit {named(lists)}</span>}
        </button>
      ) : null}
    </div>
  )
}

const WordsForm = ({ lists, save, close }: OwnWordsProps & { close: () => void }) => {
  const [texts, setTexts] = useState(() => lists.map(({ words }) => words.join('\n')))
  const { submit, error, isSaving } = useSaving(() => save(texts.map(linesIn)), close)
  const onKeyDown = (event: KeyboardEvent<HTMLFormElement>) => {
    if (event.key === 'Escape') close()
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.requestSubmit()
  }
  return (
    <form className="own-form" onSubmit={(event) => void submit(event)} onKeyDown={onKeyDown}>
      {lists.map(({ label }, n) => (
        <label key={label}>
          {label} <span className="quiet">one per line</span>
          <textarea
            rows={Math.max(2, texts[n]!.split('\n').length)}
            value={texts[n]}
            // biome-ignore lint/a11y/noAutofocus: the form is where the button was that opened it
            autoFocus={n === 0}
            onChange={({ target }) => setTexts(texts.with(n, target.value))}
          />
        </label>
      ))}
      <Refusal error={error} />
      <div className="form-buttons">
        <button type="submit" className="button primary" disabled={isSaving}>
          {isSaving ? 'One moment …' : 'Save'}
        </button>
        <button type="button" className="button" onClick={close}>
          Cancel
        </button>
      </div>
    </form>
  )
}
