import { NotFoundError } from '@boxtrail/client'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { client } from '../../api/client.ts'
import { Icon } from '../../parts/page/icon.tsx'
import { Refusal } from '../../parts/page/problem.tsx'
import type { ReadValue } from '../shipment/document-values.ts'
import { addressOfPage } from './queries.ts'

export interface PageProps {
  id: string
  page: number
  /** The last page; null until the reader has gone past it. */
  last: number | null
  show: (page: number) => void
  endAt: (page: number) => void
  values: readonly ReadValue[]
  /** The key of the highlighted value. */
  active: string | null
  point: (key: string | null) => void
  /** Selects the value in the list. */
  choose: (key: string) => void
}

const percent = (part: number): string => `${Math.min(100, Math.max(0, 100 * part))}%`

const ValueBox = ({
  value,
  active,
  point,
  choose,
}: { value: ReadValue } & Pick<PageProps, 'active' | 'point' | 'choose'>) => {
  const [left, top, right, bottom] = value.box!
  return (
    <button
      type="button"
      className={`value-box${value.isProposed ? ' is-proposed' : ''}${active === value.key ? ' is-active' : ''}`}
      style={{ left: percent(left), top: percent(top), width: percent(right - left), height: percent(bottom - top) }}
      onPointerEnter={() => point(value.key)}
      onPointerLeave={() => point(null)}
      onFocus={() => point(value.key)}
      onBlur={() => point(null)}
      onClick={() => choose(value.key)}
    >
      <span className="hidden">
        {value.label}: {value.text}
      </span>
    </button>
  )
}

const Paging = ({ page, last, show }: Pick<PageProps, 'page' | 'last' | 'show'>) => (
  <nav className="page-turning" aria-label="Pages of the document">
    <button type="button" className="button" disabled={page === 1} onClick={() => show(page - 1)}>
      Previous<span className="hidden"> page</span>
    </button>
    <span role="status">
      Page {page}
      {last === null ? '' : ` of ${last}`}
    </span>
    <button type="button" className="button" disabled={page === last} onClick={() => show(page + 1)}>
      Next<span className="hidden"> page</span>
    </button>
  </nav>
)

/** A page of the document with the places of its values. */
export const PagePicture = (props: PageProps) => {
  const { id, page, show, endAt, values, active, point, choose } = props
  const [drawn, setDrawn] = useState<string | null>(null)
  const address = addressOfPage(id, page)
  // The error of an image has no reason, so the same request is sent with the client.
  const why = useMutation({
    mutationFn: () => client.documents.page(id, String(page)),
    onError: (error) => {
      if (!(error instanceof NotFoundError) || page === 1) return
      endAt(page - 1)
      show(page - 1)
    },
  })
  const isMissing = why.isError && page === 1
  return (
    <section className="card page-picture" aria-label={`Page ${page}`}>
      {isMissing ? (
        <div className="quiet">
          <Icon name="document" /> <Refusal error={why.error} />
        </div>
      ) : (
        <>
          <Paging {...props} />
          <div className="page-sheet" aria-busy={drawn !== address}>
            <img
              key={address}
              src={address}
              alt={`Page ${page} of the document`}
              onLoad={() => setDrawn(address)}
              onError={() => why.mutate()}
            />
            {drawn === address
              ? values
                  .filter((value) => value.box && value.page === page)
                  .map((value) => (
                    <ValueBox
                      key={`${value.key} ${value.isProposed}`}
                      value={value}
                      active={active}
                      point={point}
                      choose={choose}
                    />
                  ))
              : null}
          </div>
        </>
      )}
    </section>
  )
}
