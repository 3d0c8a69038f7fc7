import type { Schemas } from '@boxtrail/contracts'
import type { BasisField } from './billed-record.ts'

type Served = Schemas['InvoiceFinding']

/** What one comparison finds, and the fields of the record that it rests on. */
export type Finding = Omit<Served, 'evidence'> & { basis: readonly BasisField[] }

interface Compared {
  billed: string
  /** Null: not known, so that nothing can be said against the bill. */
  expected: string | null
  differs?: boolean
  text: string
  basis?: readonly BasisField[]
  tariff?: { id: string } | undefined
}

export const finding = (
  check: Served['check'],
  { billed, expected, differs = billed !== expected, text, basis = [], tariff }: Compared,
): Finding => ({
  check,
  result: expected === null ? 'unknown' : differs ? 'differs' : 'agrees',
  billed,
  expected,
  text,
  basis,
  tariff_id: tariff?.id ?? null,
})
