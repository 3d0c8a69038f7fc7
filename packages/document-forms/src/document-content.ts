import type { Issuer } from './issuer.ts'

/** A label with a value, and other lines below it. */
export interface Entry {
  label: string
  lines: string[]
}

export interface Grid {
  columns: { title: string; isNumber: boolean; share: number }[]
  rows: (string | string[])[][]
  /** Sums below the columns. */
  sums?: string[]
}

/** The content of a document, before a layout family draws it. */
export interface Content {
  title: string
  issuer: Issuer
  sender: string[]
  parties: Entry[]
  references: Entry[]
  route: Entry[]
  dates: Entry[]
  grids: Grid[]
  totals: Entry[]
  remark: string
}
