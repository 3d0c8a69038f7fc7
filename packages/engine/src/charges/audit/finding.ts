import type { Schemas } from '@boxtrail/contracts'
import type { Bill } from './bill.ts'
import type { BasisField } from './billed-record.ts'

type Served = Schemas['InvoiceFinding']

/** The result of one comparison, and the fields of the record and the bill that it rests on. */
export type Finding = Omit<Served, 'evidence' | 'read_from'> & {
  basis: readonly BasisField[]
  /** The values of the bill that were compared. */
  compared: readonly BilledField[]
}

export type BilledField = keyof Bill

interface Compared {
  billed: string
  /** Null if it is not known, so that nothing is held against the bill. */
  expected: string | null
  differs?: boolean
  text: string
  basis?: readonly BasisField[]
  tariff?: { id: string } | undefined
  /** Left out if the check is named like the value. */
  compared?: readonly BilledField[]
}

export const finding = (
  check: Served['check'],
  {
    billed,
    expected,
    differs = billed !== expected,
    text,
    basis = [],
    tariff,
    compared = [check as BilledField],
  }: Compared,
): Finding => ({
  check,
  result: expected === null ? 'unknown' : differs ? 'differs' : 'agrees',
  billed,
  expected,
  text,
  basis,
  compared,
  tariff_id: tariff?.id ?? null,
})
