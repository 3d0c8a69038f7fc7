import { cellAt } from '../../layout/find-cells.ts'
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

/** The places of containers by the line that names them. */
export type PlacesByLine = ReadonlyMap<readonly Cell[], readonly ContainerPlace[]>

export const placesByLine = (places: readonly ContainerPlace[]): PlacesByLine =>
  Map.groupBy(places, ({ page, line }) => page.lines[line]!)

/** The cell that contains an occurrence. */
export function findPlace(
  pages: readonly PageLayout[],
  { value, page: number, span: [start, end] }: Occurrence<string>,
): ContainerPlace | undefined {
  const page = pages.find((one) => one.number === number)!
  const found = cellAt(page, start)
  return found && { page, ...found, value, from: start - found.cell.start, length: end - start }
}
