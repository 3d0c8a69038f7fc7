import { type ColumnDef, tableFeatures, useTable } from '@tanstack/react-table'
import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { type KeyboardEvent, memo, type ReactNode, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'

const features = tableFeatures({})

export type Columns<Row extends object> = ColumnDef<typeof features, Row>[]

interface DataTableProps<Row extends object> {
  /** Names the table, and its columns' widths in the style sheet. */
  name: string
  label: string
  columns: Columns<Row>
  rows: Row[]
  /** How many there are; rows are loaded as the reader comes near them. */
  total: number
  hasMore: boolean
  isLoadingMore: boolean
  loadMore: () => void
}

const ROW_HEIGHT = 57
/** Rows that are loaded before the reader sees their end. */
const AHEAD = 30

/** Moves between the first links of the rows by the arrow keys, as in a list. */
const onArrow = (event: KeyboardEvent<HTMLElement>) => {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
  const row = (event.target as HTMLElement).closest('[role=row]')
  const next = event.key === 'ArrowDown' ? row?.nextElementSibling : row?.previousElementSibling
  const link = next?.querySelector<HTMLElement>('a')
  if (!link) return
  event.preventDefault()
  link.focus()
}

/** The table knows only this many rows around the screen: knowing thousands takes long whenever some are added. */
const CHUNK = 50

interface RowProps {
  original: object
  columns: object
  index: number
  offset: number
  measure: (element: HTMLElement | null) => void
  render: () => ReactNode
}

/** Rendered again when its record changes or it moves, and not whenever somebody scrolls. */
const TableRow = memo(
  ({ index, offset, measure, render }: RowProps) => (
    // A native table cannot leave out rows that are not on the screen.
    // biome-ignore-start lint/a11y/useSemanticElements: see above
    // biome-ignore-start lint/a11y/useFocusableInteractive: rows are reached by their links
    <div
      ref={measure}
      data-index={index}
      className="table-row"
      role="row"
      aria-rowindex={index + 2}
      style={{ transform: `translateY(${offset}px)` }}
    >
      {render()}
    </div>
    // biome-ignore-end lint/a11y/useFocusableInteractive: see above
    // biome-ignore-end lint/a11y/useSemanticElements: see above
  ),
  (one, other) =>
    one.original === other.original &&
    one.columns === other.columns &&
    one.index === other.index &&
    one.offset === other.offset,
)

/** A table of any length in the scroll of the page: only the rows near the screen exist. */
export const DataTable = <Row extends { id: string }>(props: DataTableProps<Row>) => {
  const { name, label, columns, rows, total, hasMore, isLoadingMore, loadMore } = props
  const body = useRef<HTMLDivElement>(null)
  const [top, setTop] = useState(0)
  useLayoutEffect(() => setTop((body.current?.getBoundingClientRect().top ?? 0) + window.scrollY), [])
  const virtualizer = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => ROW_HEIGHT,
    overscan: 8,
    scrollMargin: top,
    getItemKey: (at) => rows[at]!.id,
  })
  const shown = virtualizer.getVirtualItems()
  const last = shown.at(-1)?.index ?? 0
  useEffect(() => {
    if (hasMore && !isLoadingMore && last >= rows.length - AHEAD) loadMore()
  }, [hasMore, isLoadingMore, last, rows.length, loadMore])

  const from = Math.floor((shown[0]?.index ?? 0) / CHUNK) * CHUNK
  const to = Math.ceil((last + 1) / CHUNK) * CHUNK
  const data = useMemo(() => rows.slice(from, to), [rows, from, to])
  const table = useTable({ features, columns, data, getRowId: ({ id }) => id })
  const known = table.getRowModel().rows
  return (
    // A native table cannot leave out rows that are not on the screen.
    // biome-ignore-start lint/a11y/useSemanticElements: see above
    // biome-ignore-start lint/a11y/useFocusableInteractive: rows are reached by their links
    <div className={`table table-${name}`} role="table" aria-label={label} aria-rowcount={total + 1}>
      <div className="table-head" role="row" aria-rowindex={1}>
        {table.getHeaderGroups()[0]!.headers.map((header) => (
          <div key={header.id} role="columnheader" className={`cell-${header.id}`}>
            <table.FlexRender header={header} />
          </div>
        ))}
      </div>
      <div
        ref={body}
        role="rowgroup"
        style={{ height: virtualizer.getTotalSize(), position: 'relative' }}
        onKeyDown={onArrow}
      >
        {shown.map(({ index, start, key }) => (
          <TableRow
            key={key}
            original={rows[index]!}
            columns={columns}
            index={index}
            offset={start - top}
            measure={virtualizer.measureElement}
            render={() =>
              known[index - from]!.getAllCells().map((cell) => (
                <div key={cell.id} role="cell" className={`cell-${cell.column.id}`}>
                  <table.FlexRender cell={cell} />
                </div>
              ))
            }
          />
        ))}
      </div>
    </div>
    // biome-ignore-end lint/a11y/useFocusableInteractive: see above
    // biome-ignore-end lint/a11y/useSemanticElements: see above
  )
}
