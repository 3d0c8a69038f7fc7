import type { Cell, PageLayout } from '../../layout/layout.ts'
import type { Occurrence } from '../../reading.ts'
import { findContainers } from '../identifiers/identifiers.ts'

/** The position of a container number. */
export interface ContainerPlace {
  page: PageLayout
  line: number
  cell: Cell
  value: string
  from: number
  length: number
}

export const findContainerPlaces = (pages: readonly PageLayout[]): ContainerPlace[] =>
  findContainers(pages).flatMap((seen) => findPlace(pages, seen) ?? [])

/** The cell that contains an occurrence. */
export function findPlace(
  pages: readonly PageLayout[],
  { value, page: number, span: [start, end] }: Occurrence<string>,
): ContainerPlace | undefined {
  const page = pages.find((one) => one.number === number)!
  const isAt = (cell: Cell) => cell.start <= start && start < cell.start + cell.text.length
  const line = page.lines.findIndex((cells) => cells.some(isAt))
  const cell = page.lines[line]?.find(isAt)
  return cell && { page, line, cell, value, from: start - cell.start, length: end - start }
}
