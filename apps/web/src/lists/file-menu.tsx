import { type ReactNode, useRef, useState } from 'react'
import { Icon } from '../parts/page/icon.tsx'
import { MenuDetails } from '../parts/page/menu-details.tsx'
import { type Format, type Progress, readFileOf, save } from './download.ts'

interface FileMenuProps {
  /** The URL of the file. */
  addressOf: (format: Format) => string
  /** The number of rows, if known. */
  total: number | undefined
  /** A description of the contents, and options. */
  children: ReactNode
}

const count = new Intl.NumberFormat('en-GB')

const inWords = ({ rows, bytes }: Progress, total: number | undefined): string =>
  rows === undefined
    ? `${count.format(Math.ceil(bytes / 1_000))} kB so far`
    : `${count.format(rows)}${total === undefined ? '' : ` of ${count.format(total)}`} rows`

/** Exports a list as a file, with the progress. */
export const FileMenu = ({ addressOf, total, children }: FileMenuProps) => {
  const [progress, setProgress] = useState<Progress>()
  const [message, say] = useState('')
  const reading = useRef<AbortController>(undefined)
  const run = async (format: Format) => {
    const controller = new AbortController()
    reading.current = controller
    say('')
    setProgress({ bytes: 0, rows: format === 'csv' ? 0 : undefined })
    try {
      const file = await readFileOf(addressOf(format), format, setProgress, controller.signal)
      save(file)
      say(`${file.name} is in your downloads.`)
    } catch (error) {
      say(controller.signal.aborted ? 'Cancelled.' : (error as Error).message)
    }
    setProgress(undefined)
  }
  return (
    <MenuDetails
      label={
        <>
          <Icon name="download" /> {progress ? inWords(progress, total) : 'Export'}
        </>
      }
    >
      <div className="export">
        {children}
        {progress ? (
          <>
            <progress
              max={total ?? 1}
              {...(progress.rows === undefined ? {} : { value: progress.rows })}
              aria-label="Rows of the file"
            />
            <button type="button" className="button" onClick={() => reading.current?.abort()}>
              Cancel
            </button>
          </>
        ) : (
          <div className="form-buttons">
            <button type="button" className="button" onClick={() => void run('xlsx')}>
              Excel
            </button>
            <button type="button" className="button" onClick={() => void run('csv')}>
              CSV
            </button>
          </div>
        )}
        <p role="status">{progress ? inWords(progress, total) : message}</p>
      </div>
    </MenuDetails>
  )
}
