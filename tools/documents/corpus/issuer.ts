import type { Facts } from './facts.ts'
import type { Sheet } from './sheet.ts'
import type { Recorder } from './truth.ts'

export interface Form {
  /** Code of the document's type; null for what is none of the types. */
  type: string | null
  /** Where its goods go, and so which addresses and dates it has. */
  region?: 'us' | 'eu'
  paper?: 'A4' | 'LETTER'
  landscape?: boolean
  /** Drawn on a page, as a PDF. */
  draw?: (facts: Facts, sheet: Sheet, record: Recorder) => void
  /** Filled into a workbook: rows of cells. */
  cells?: (facts: Facts, record: Recorder) => Cell[][]
}

export type Cell = string | number | null

/** One whose documents look alike. Forms are re-typed after the real ones; what they are filled with is invented. */
export interface Issuer {
  name: string
  forms: Record<string, Form>
}
