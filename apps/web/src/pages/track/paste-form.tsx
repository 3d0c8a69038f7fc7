import { type DragEvent, type FormEvent, useMemo, useState } from 'react'
import { Icon } from '../../parts/page/icon.tsx'
import { FileError, readFile } from './paste/read-file.ts'
import { type KnownLine, readPaste } from './paste/read-paste.ts'
import type { Paste } from './paste/types.ts'

interface PasteFormProps {
  /** The initial text of the field. */
  begun: string
  lines: readonly KnownLine[]
  begin: (paste: Paste) => void
}

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

const summary = ({ rows, left }: Paste): string => {
  const references = new Set(rows.flatMap(({ refNumbers }) => refNumbers)).size
  const wrong = rows.filter(({ correction }) => correction).length
  return [
    rows.length === 0 ? 'No numbers yet' : counted(rows.length, 'number', 'numbers'),
    ...(references > 0 ? [counted(references, 'reference', 'references')] : []),
    ...(wrong > 0 ? [`${wrong} with a wrong check digit`] : []),
    ...(left.length > 0 ? [`${left.length} left out`] : []),
  ].join(', ')
}

/** Accepts text, or a sheet that is dropped or chosen. */
export const PasteForm = ({ begun, lines, begin }: PasteFormProps) => {
  const [pasted, setPasted] = useState(begun)
  const [isOver, setOver] = useState(false)
  const [problem, setProblem] = useState<string>()
  const paste = useMemo(() => readPaste(pasted, lines), [pasted, lines])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    begin(paste)
  }
  const take = async (file: File | undefined) => {
    setProblem(undefined)
    if (!file) return
    try {
      const read = readPaste(await readFile(file), lines)
      if (read.rows.length > 0) return begin(read)
      setProblem(`${file.name}: no bill of lading, booking or container number is in it.`)
    } catch (error) {
      if (!(error instanceof FileError)) throw error
      setProblem(`${file.name}: ${error.message}`)
    }
  }
  const onDrop = (event: DragEvent) => {
    const [file] = event.dataTransfer.files
    setOver(false)
    if (!file) return
    event.preventDefault()
    void take(file)
  }
  return (
    <form
      className={`track-form${isOver ? ' over' : ''}`}
      onSubmit={submit}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
    >
      <label htmlFor="numbers">Bills of lading, bookings and containers</label>
      <p id="numbers-hint" className="quiet">
        Paste them as they are: from a sheet, a mail or a list; columns of references and lines are read too. Or drop a
        sheet here (.xlsx, .csv). You can check what each was recognized as before it is tracked.
      </p>
      <textarea
        id="numbers"
        className="number"
        rows={9}
        value={pasted}
        onChange={({ target }) => setPasted(target.value)}
        aria-describedby="numbers-hint numbers-count"
        spellCheck={false}
        autoComplete="off"
      />
      <p id="numbers-count" className="quiet" role="status">
        {summary(paste)}
      </p>
      <p className="form-error" role="alert">
        {problem ?? ''}
      </p>
      <div className="form-buttons">
        <button type="submit" className="button primary" disabled={paste.rows.length === 0}>
          Review <Icon name="chevron" />
        </button>
        <label className="button file-button">
          <input
            type="file"
            className="hidden"
            accept=".xlsx,.csv,.tsv,.txt"
            onChange={({ target }) => {
              void take(target.files?.[0])
              target.value = ''
            }}
          />
          <Icon name="upload" /> Choose a sheet
        </label>
      </div>
    </form>
  )
}
