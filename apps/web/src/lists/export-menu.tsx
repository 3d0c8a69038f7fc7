import { useRef, useState } from 'react'
import { Icon } from '../parts/icon.tsx'
import { MenuDetails } from '../parts/menu-details.tsx'
import { type Format, fileAddress, MAX_IDS, type Progress, paramsOfFile, readFileOf, save } from './download.ts'
import type { ListName } from './fields.ts'

interface ExportMenuProps {
  list: ListName
  params: Record<string, string>
  sort: string | undefined
  /** Attributes of the columns that are shown. */
  fields: readonly string[]
  total: number | undefined
  /** The rows that are selected one by one. */
  selected: ReadonlySet<string>
}

const count = new Intl.NumberFormat('en-GB')

const inWords = ({ rows, bytes }: Progress, total: number | undefined): string =>
  rows === undefined
    ? `${count.format(Math.ceil(bytes / 1_000))} kB so far`
    : `${count.format(rows)}${total === undefined ? '' : ` of ${count.format(total)}`} rows`

/** All rows that the filters match as a file, with what has been read of it so far. */
export const ExportMenu = ({ list, params, sort, fields, total: all, selected }: ExportMenuProps) => {
  const [isShownOnly, showOnly] = useState(false)
  const [isOfAll, takeAll] = useState(false)
  const ids = isOfAll || selected.size > MAX_IDS ? [] : [...selected]
  const total = ids.length > 0 ? ids.length : all
  const [progress, setProgress] = useState<Progress>()
  const [said, say] = useState('')
  const reading = useRef<AbortController>(undefined)
  const run = async (format: Format) => {
    const controller = new AbortController()
    reading.current = controller
    say('')
    setProgress({ bytes: 0, rows: format === 'csv' ? 0 : undefined })
    try {
      const address = fileAddress(list, paramsOfFile(params, ids), { sort, fields: isShownOnly ? fields : [], format })
      const file = await readFileOf(address, format, setProgress, controller.signal)
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
        <p className="quiet">
          {ids.length > 0 ? 'The selected rows' : 'All rows that match'}, in this order, with times at their place.
        </p>
        {selected.size > 0 ? (
          <label className="menu-check">
            <input
              type="checkbox"
              checked={ids.length > 0}
              disabled={selected.size > MAX_IDS}
              onChange={({ target }) => takeAll(!target.checked)}
            />
            {selected.size > MAX_IDS
              ? `Selected rows alone: at most ${MAX_IDS}`
              : `Only the ${selected.size} selected ${selected.size === 1 ? 'row' : 'rows'}`}
          </label>
        ) : null}
        <label className="menu-check">
          <input type="checkbox" checked={isShownOnly} onChange={({ target }) => showOnly(target.checked)} />
          Only the columns that are shown
        </label>
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
        <p role="status">{progress ? inWords(progress, total) : said}</p>
      </div>
    </MenuDetails>
  )
}
