import type { Issuer } from './issuer.ts'

/** A label and what stands with it: a value, and below it what is no part of it. */
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

/** What a paper states, before a family of layouts puts it on a page. */
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
