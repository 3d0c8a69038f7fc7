import type { ReactNode } from 'react'
import { useEffect, useState, useSyncExternalStore } from 'react'

/** A column of a list. */
export interface Column<Row> {
  id: string
  header: string
  cell: (row: Row) => ReactNode
  /** The attribute by which views and files name it, one of another record as `shipment.tags`. */
  field?: string
  /** By which order of the API it is sorted. */
  sort?: string
  isNewestFirst?: boolean
  /** Its least width, and its share of what is left. */
  width: readonly [px: number, share: number]
  /** Those that are left out last where the screen is narrow come first. */
  rank: number
  /** Shown only when it is chosen. */
  isExtra?: boolean
}

const GAP_PX = 18

/** The columns that fit, in their order: those of the highest rank are left out first. */
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

/** The ids of the columns that the reader has chosen for a list, kept in this browser. */
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
  /** None for those that are shown without a choice. */
  const choose = (wanted: readonly string[]) => {
    if (wanted.length === 0) localStorage.removeItem(key)
    else localStorage.setItem(key, wanted.join(','))
    changed.dispatchEvent(new Event('change'))
  }
  return { chosen, choose, isChosen: Boolean(ids?.length) }
}

/** The width of an element, as it changes. */
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
