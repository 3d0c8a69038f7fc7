import { numbersOf } from '@boxtrail/client'
import { type FormEvent, useState } from 'react'
import { Icon } from '../../parts/icon.tsx'
import { Problem } from '../../parts/problem.tsx'
import { useTitle } from '../../parts/title.ts'
import { Review } from './review.tsx'
import { useRows } from './use-rows.ts'

/** More are better sent by the API, which takes any number of rows. */
const MAX_NUMBERS = 100

/** Paste numbers, look at what they were taken for, track them. */
export const TrackPage = () => {
  useTitle('Track numbers')
  const [pasted, setPasted] = useState('')
  const { rows, begin, change, create, clear } = useRows()
  const numbers = numbersOf(pasted)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    begin(numbers.slice(0, MAX_NUMBERS))
  }
  return (
    <>
      <div className="page-head">
        <h1>Track numbers</h1>
      </div>
      {rows.length === 0 ? (
        <form className="track-form" onSubmit={submit}>
          <label htmlFor="numbers">Bills of lading, bookings and containers</label>
          <p id="numbers-hint" className="quiet">
            Paste them as they are: from a sheet, a mail or a list. You see what each was taken for before it is
            tracked.
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
            {numbers.length === 0 ? 'No numbers yet' : numbers.length === 1 ? '1 number' : `${numbers.length} numbers`}
            {numbers.length > MAX_NUMBERS ? `; the first ${MAX_NUMBERS} are taken, send more by the API` : ''}
          </p>
          <div>
            <button type="submit" className="button primary" disabled={numbers.length === 0}>
              Review <Icon name="chevron" />
            </button>
          </div>
        </form>
      ) : (
        <>
          {create.error ? <Problem error={create.error} /> : null}
          <Review
            rows={rows}
            change={change}
            isSending={create.isPending}
            send={() => create.mutate()}
            again={() => {
              setPasted('')
              clear()
            }}
          />
        </>
      )}
    </>
  )
}
