import type { ReactNode } from 'react'
import { useEffect, useState, useSyncExternalStore } from 'react'

/** A column of a list. */
export interface Column<Row> {
  id: string
  header: string
  cell: (row: Row) => ReactNode
  /** The attribute that it shows in views and files; for a related record as in `shipment.tags`. */
  field?: string
  /** The name by which the API sorts it. */
  sort?: string
  isNewestFirst?: boolean
  /** The minimum width, and the share of the remaining width. */
  width: readonly [px: number, share: number]
  /** On narrow screens columns with a high rank are omitted first. */
  rank: number
  /** Shown only when it is chosen. */
  isExtra?: boolean
}

const GAP_PX = 18

/** The columns that fit, in their order; those with the highest rank are omitted first. */
export const fitting = <Row>(columns: readonly Column<Row>[], widthPx: number): Column<Row>[] => {
  const shown = [...columns]
  const needed = () => shown.reduce((sum, { width }) => sum + width[0] + GAP_PX, 0)
  while (shown.length > 2 && needed() > widthPx)
    shown.splice(shown.indexOf(shown.reduce((worst, one) => (one.rank > worst.rank ? one : worst))), 1)
  return shown
}

export const tracks = (columns: readonly Pick<Column<never>, 'width'>[]): string =>
  columns.map(({ width: [px, share] }) => `minmax(${px}px, ${share}fr)`).join(' ')

const changed = new EventTarget()

/** The columns that the reader has chosen for a list, which are stored in this browser. */
export const useChosenColumns = <Row>(list: string, columns: readonly Column<Row>[]) => {
  const key = `boxtrail.columns.${list}`
  const stored = useSyncExternalStore(
    (notify) => {
      changed.addEventListener('change', notify)
      return () => changed.removeEventListener('change', notify)
    },
    () => localStorage.getItem(key),
  )
  const ids = stored?.split(',').filter((id) => columns.some((column) => column.id === id))
  const chosen = ids?.length ? columns.filter(({ id }) => ids.includes(id)) : columns.filter(({ isExtra }) => !isExtra)
  /** An empty list restores the default columns. */
  const choose = (wanted: readonly string[]) => {
    if (wanted.length === 0) localStorage.removeItem(key)
    else localStorage.setItem(key, wanted.join(','))
    changed.dispatchEvent(new Event('change'))
  }
  return { chosen, choose, isChosen: Boolean(ids?.length) }
}

/** The current width of an element. */
export const useWidth = (element: HTMLElement | null): number => {
  const [width, setWidth] = useState(0)
  useEffect(() => {
    if (!element) return
    const observer = new ResizeObserver(([entry]) => setWidth(entry!.contentRect.width))
    observer.observe(element)
    return () => observer.disconnect()
  }, [element])
  return width
}
