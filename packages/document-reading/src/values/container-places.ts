import { findContainers } from '../identifiers.ts'
import type { Cell, LaidPage } from '../layout.ts'

/** Where the number of a container stands. */
export interface Place {
  page: LaidPage
  line: number
  cell: Cell
  value: string
  from: number
  length: number
}

export function placesOf(pages: readonly LaidPage[]): Place[] {
  return findContainers(pages).flatMap(({ value, page: number, span: [start, end] }) => {
    const page = pages.find((one) => one.number === number)!
    const line = page.lines.findIndex((cells) =>
      cells.some((cell) => cell.start <= start && start < cell.start + cell.text.length),
    )
    const cell = page.lines[line]?.find((one) => one.start <= start && start < one.start + one.text.length)
    return cell ? [{ page, line, cell, value, from: start - cell.start, length: end - start }] : []
  })
}
