import { useEffect, useId, useState } from 'react'
import { Icon } from '../../parts/page/icon.tsx'
import { useUploads } from './uploads.ts'

const hasFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false

/** Files can be dropped anywhere on the page: if they missed the upload area, the browser would open them. */
const useDrop = (add: (files: readonly File[]) => void): boolean => {
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    const over = (event: DragEvent) => {
      if (!hasFiles(event)) return
      event.preventDefault()
      setOver(true)
    }
    const leave = ({ relatedTarget }: DragEvent) => {
      if (relatedTarget === null) setOver(false)
    }
    const drop = (event: DragEvent) => {
      if (!hasFiles(event)) return
      event.preventDefault()
      setOver(false)
      add([...(event.dataTransfer?.files ?? [])])
    }
    document.addEventListener('dragover', over)
    document.addEventListener('dragleave', leave)
    document.addEventListener('drop', drop)
    return () => {
      document.removeEventListener('dragover', over)
      document.removeEventListener('dragleave', leave)
      document.removeEventListener('drop', drop)
    }
  }, [add])
  return isOver
}

const TONES: Record<string, string> = { failed: 'tone-bad', linked: 'tone-good' }
const ICONS = { failed: 'alert', linked: 'check', uploading: 'clock', reading: 'clock', unlinked: 'clock' } as const

/** Uploads files that are chosen or dropped, and shows the outcome of each. */
export const UploadPlace = () => {
  const { uploads, add, retry } = useUploads()
  const isOver = useDrop(add)
  const id = useId()
  return (
    <>
      <div className={`drop${isOver ? ' over' : ''}`}>
        <input
          id={id}
          type="file"
          multiple
          className="hidden"
          onChange={({ target }) => {
            add([...(target.files ?? [])])
            target.value = ''
          }}
        />
        <label htmlFor={id} className="button">
          <Icon name="upload" /> Choose files
        </label>
        <span className="quiet">
          {isOver
            ? 'Drop the files to upload them.'
            : 'or drop them on this page. They are linked to the shipments whose numbers they contain.'}
        </span>
      </div>
      <ul className="uploads" aria-live="polite">
        {uploads.map(({ key, name, state, detail, isRetryable }) => (
          <li key={key} className={TONES[state] ?? 'tone-neutral'}>
            <Icon name={ICONS[state]} />
            <span>
              <strong>{name}</strong> {detail}{' '}
              {isRetryable ? (
                <button type="button" className="link-button" onClick={() => retry(key)}>
                  Try again<span className="hidden"> to upload {name}</span>
                </button>
              ) : null}
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}
