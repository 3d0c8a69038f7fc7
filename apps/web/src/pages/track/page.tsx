import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { linesQuery } from '../../api/lines.ts'
import { Problem } from '../../parts/page/problem.tsx'
import { useTitle } from '../../parts/page/title.ts'
import { LeftOutList } from './left-out.tsx'
import type { LeftOut, Paste } from './paste/types.ts'
import { PasteForm } from './paste-form.tsx'
import { Review } from './review.tsx'
import { useRows } from './use-rows.ts'

const route = getRouteApi('/signed-in/track')

/** Tracks numbers in three steps: paste them or drop a sheet, review them, and submit. */
export const TrackPage = () => {
  useTitle('Track numbers')
  const { numbers = '' } = route.useSearch()
  const { data: lines = [] } = useQuery(linesQuery)
  const [left, setLeft] = useState<readonly LeftOut[]>([])
  const [isReviewing, setReviewing] = useState(false)
  const { rows, add, create, clear, ...edit } = useRows(lines)
  const begin = (paste: Paste) => {
    add(paste.rows)
    setLeft(paste.left)
    setReviewing(true)
  }
  const take = (one: LeftOut) => {
    setLeft((now) => now.filter((other) => other !== one))
    add([{ number: one.number!, refNumbers: [] }])
  }
  const again = () => {
    clear()
    setLeft([])
    setReviewing(false)
  }
  return (
    <>
      <div className="page-head">
        <h1>Track numbers</h1>
      </div>
      {isReviewing ? (
        <>
          {create.error ? <Problem error={create.error} /> : null}
          <Review
            {...edit}
            rows={rows}
            lines={lines}
            isSending={create.isPending}
            send={() => create.mutate()}
            again={again}
          >
            <LeftOutList left={left} take={take} />
          </Review>
        </>
      ) : (
        <PasteForm begun={numbers} lines={lines} begin={begin} />
      )}
    </>
  )
}
