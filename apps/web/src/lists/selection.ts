import { useCallback, useRef, useState } from 'react'

export interface Selection {
  ids: ReadonlySet<string>
  /** Whether all matching records are selected, including those that are not loaded. */
  isAll: boolean
  toggle: (id: string, isRange: boolean) => void
  toggleMany: (ids: readonly string[]) => void
  selectAll: () => void
  clear: () => void
}

/** The ids from one row to another, in the order of the list. */
export const between = (rows: readonly string[], from: string | undefined, to: string): string[] => {
  const [one, other] = [from === undefined ? -1 : rows.indexOf(from), rows.indexOf(to)]
  return one < 0 ? [to] : rows.slice(Math.min(one, other), Math.max(one, other) + 1)
}

interface Selected {
  ids: ReadonlySet<string>
  last: string | undefined
  isAll: boolean
  /** Identifies the list for which the rows were selected. */
  of: string
}

const none = (of: string): Selected => ({ ids: new Set(), last: undefined, isAll: false, of })

/** Adds or removes a row; with Shift all rows from the last selected one. */
export const toggled = (now: Selected, rows: readonly string[], id: string, isRange: boolean): Selected => {
  const ids = new Set(now.ids)
  for (const one of isRange ? between(rows, now.last, id) : [id])
    if (now.ids.has(id)) ids.delete(one)
    else ids.add(one)
  return { ...now, ids, last: id, isAll: false }
}

/**
 * The selected rows of a list. `of` identifies the list with its filters: a selection in another list does not count.
 */
export const useSelection = (rows: readonly string[], of: string): Selection => {
  const [stored, set] = useState(() => none(of))
  const now = stored.of === of ? stored : none(of)
  // Rows keep their callbacks between renders, so the callbacks use the latest values.
  const latest = useRef({ rows, of })
  latest.current = { rows, of }
  const change = useCallback(
    (next: (now: Selected, rows: readonly string[]) => Selected) =>
      set((kept) => {
        const { rows: current, of: shown } = latest.current
        return next(kept.of === shown ? kept : none(shown), current)
      }),
    [],
  )
  return {
    ids: now.ids,
    isAll: now.isAll,
    toggle: useCallback((id, isRange) => change((kept, all) => toggled(kept, all, id, isRange)), [change]),
    toggleMany: (many) =>
      change((kept) =>
        many.every((id) => kept.ids.has(id)) ? none(kept.of) : { ...none(kept.of), ids: new Set(many) },
      ),
    selectAll: () => change((kept, all) => ({ ...kept, ids: new Set(all), isAll: true })),
    clear: () => change((kept) => none(kept.of)),
  }
}
