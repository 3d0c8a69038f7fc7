import { useWindowVirtualizer } from '@tanstack/react-virtual'
import {
  type KeyboardEvent,
  type MouseEvent,
  memo,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { Icon } from '../parts/page/icon.tsx'
import { type Column, fitting, tracks, useWidth } from './columns.ts'
import type { Selection } from './selection.ts'
import { directionOf, nextSort } from './sort.ts'

export interface Ordered {
  sort: string | undefined
  order: (sort: string | undefined) => void
}

interface DataTableProps<Row extends object> {
  /** The name of the table in the style sheet. */
  name: string
  label: string
  columns: readonly Column<Row>[]
  rows: Row[]
  /** The total number of rows; further rows are loaded as the reader scrolls near them. */
  total: number
  hasMore: boolean
  isLoadingMore: boolean
  loadMore: () => void
  /** Undefined if the list has a fixed order. */
  ordered?: Ordered | undefined
  /** Undefined if rows cannot be selected. */
  selection?: Selection | undefined
  nameOf?: ((row: Row) => string) | undefined
}

const ROW_HEIGHT = 57
/** The distance from the last loaded row, in rows, at which more are loaded. */
const AHEAD = 30

/** The arrow keys move between the first links of the rows, and x selects the row. */
const onRowKey = (event: KeyboardEvent<HTMLElement>) => {
  const own = (event.target as HTMLElement).closest('[role=row]')
  if (event.key === 'x') own?.querySelector<HTMLElement>('.cell-select input')?.click()
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
  const next = event.key === 'ArrowDown' ? own?.nextElementSibling : own?.previousElementSibling
  const link = next?.querySelector<HTMLElement>('a.row-link')
  if (!link) return
  event.preventDefault()
  link.focus()
}

interface RowProps {
  original: object
  columns: object
  index: number
  offset: number
  isSelected: boolean | undefined
  measure: (element: HTMLElement | null) => void
  render: () => ReactNode
}

/** Rendered again when its record or position changes, but not while scrolling. */
const TableRow = memo(
  ({ index, offset, isSelected, measure, render }: RowProps) => (
    // A native table cannot leave out rows that are not on the screen.
    // biome-ignore-start lint/a11y/useSemanticElements: see above
    // biome-ignore-start lint/a11y/useFocusableInteractive: rows are reached by their links
    <div
      ref={measure}
      data-index={index}
      className={`table-row${isSelected ? ' selected' : ''}`}
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
    one.offset === other.offset &&
    one.isSelected === other.isSelected,
)

/** Below this width, rows are cards, whose columns the style sheet places. */
const CARD_PX = 692
const SELECT_PX = 34
const PADDING_PX = 48

/** A table of any length that scrolls with the page: only the rows near the screen are rendered. */
export const DataTable = <Row extends { id: string }>(props: DataTableProps<Row>) => {
  const { name, label, columns: chosen, rows, total, hasMore, isLoadingMore, loadMore, ordered, selection } = props
  const [table, setTable] = useState<HTMLElement | null>(null)
  const body = useRef<HTMLDivElement>(null)
  const [top, setTop] = useState(0)
  const width = useWidth(table)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is above the table may be higher on a narrower screen
  useLayoutEffect(() => setTop((body.current?.getBoundingClientRect().top ?? 0) + window.scrollY), [width])
  const columns = useFitting(chosen, width < CARD_PX ? 0 : width - PADDING_PX - (selection ? SELECT_PX : 0))
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
  return (
    // A native table cannot leave out rows that are not on the screen.
    // biome-ignore-start lint/a11y/useSemanticElements: see above
    // biome-ignore-start lint/a11y/useFocusableInteractive: rows are reached by their links
    <div
      ref={setTable}
      className={`table table-${name}${selection ? ' selectable' : ''}`}
      role="table"
      aria-label={label}
      aria-rowcount={total + 1}
      style={{ '--columns': `${selection ? '16px ' : ''}${tracks(columns)}` } as React.CSSProperties}
    >
      <div className="table-head" role="row" aria-rowindex={1}>
        {selection ? (
          <div role="columnheader" className="cell-select">
            <SelectAll rows={rows} selection={selection} />
          </div>
        ) : null}
        {columns.map((column) => (
          <Heading key={column.id} column={column} ordered={ordered} />
        ))}
      </div>
      <div
        ref={body}
        role="rowgroup"
        style={{ height: virtualizer.getTotalSize(), position: 'relative' }}
        onKeyDown={onRowKey}
      >
        {shown.map(({ index, start, key }) => (
          <TableRow
            key={key}
            original={rows[index]!}
            columns={columns}
            index={index}
            offset={start - top}
            isSelected={selection?.ids.has(rows[index]!.id)}
            measure={virtualizer.measureElement}
            render={() => <Cells row={rows[index]!} columns={columns} selection={selection} nameOf={props.nameOf} />}
          />
        ))}
      </div>
    </div>
    // biome-ignore-end lint/a11y/useFocusableInteractive: see above
    // biome-ignore-end lint/a11y/useSemanticElements: see above
  )
}

/** Returns the same array while the same columns fit, because rows are rendered again when it changes. */
const useFitting = <Row,>(chosen: readonly Column<Row>[], widthPx: number): readonly Column<Row>[] => {
  const now = widthPx > 0 ? fitting(chosen, widthPx) : chosen
  const kept = useRef(now)
  if (kept.current.length !== now.length || kept.current.some((column, n) => column !== now[n])) kept.current = now
  return kept.current
}

const Heading = <Row,>({ column, ordered }: { column: Column<Row>; ordered: Ordered | undefined }) => {
  const { id, header, sort, isNewestFirst = false, isExtra } = column
  const className = `cell-${id}${isExtra ? ' cell-extra' : ''}`
  if (!ordered || !sort)
    return (
      // biome-ignore lint/a11y/useSemanticElements: a native table cannot leave out rows
      // biome-ignore lint/a11y/useFocusableInteractive: nothing is done with it
      <div role="columnheader" className={className}>
        {header}
      </div>
    )
  const direction = directionOf(ordered.sort, sort)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a native table cannot leave out rows
    // biome-ignore lint/a11y/useFocusableInteractive: the button in it is
    <div role="columnheader" className={className} aria-sort={direction ?? 'none'}>
      <button
        type="button"
        className="sort-button"
        onClick={() => ordered.order(nextSort(ordered.sort, sort, isNewestFirst))}
      >
        {header}
        <span className={`sort-mark${direction ? ` ${direction}` : ''}`}>
          <Icon name="down" />
        </span>
      </button>
    </div>
  )
}

interface CellsProps<Row> {
  row: Row
  columns: readonly Column<Row>[]
  selection: Selection | undefined
  nameOf: ((row: Row) => string) | undefined
}

const Cells = <Row extends { id: string }>({ row, columns, selection, nameOf }: CellsProps<Row>) => (
  <>
    {selection ? (
      // biome-ignore lint/a11y/useSemanticElements: a native table cannot leave out rows
      <div role="cell" className="cell-select">
        <input
          type="checkbox"
          aria-label={`Select ${nameOf?.(row) ?? row.id}`}
          checked={selection.ids.has(row.id)}
          onChange={() => {}}
          onClick={(event: MouseEvent) => selection.toggle(row.id, event.shiftKey)}
        />
      </div>
    ) : null}
    {columns.map(({ id, header, cell, isExtra }) => (
      // biome-ignore lint/a11y/useSemanticElements: a native table cannot leave out rows
      <div key={id} role="cell" className={`cell-${id}${isExtra ? ' cell-extra' : ''}`} data-label={header}>
        {cell(row)}
      </div>
    ))}
  </>
)

/** Selects all loaded rows. */
const SelectAll = <Row extends { id: string }>({ rows, selection }: { rows: readonly Row[]; selection: Selection }) => {
  const isEvery = rows.length > 0 && selection.ids.size === rows.length
  return (
    <input
      ref={(box) => {
        if (box) box.indeterminate = selection.ids.size > 0 && !isEvery
      }}
      type="checkbox"
      aria-label="Select all rows that are loaded"
      checked={isEvery}
      onChange={() => selection.toggleMany(rows.map(({ id }) => id))}
    />
  )
}
