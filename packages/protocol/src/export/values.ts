import type { Cell } from './cell.ts'

interface Reference {
  type: string
  id: string
}

/** A record as it is served. */
export interface Exported {
  id: string
  type: string
  attributes: Record<string, unknown>
  relationships?: Record<string, { data?: Reference | readonly Reference[] | null }>
  meta?: { free_time?: { ends_on?: string | null }; unreported?: readonly string[] }
}

/** The records that a relationship leads to. */
export type Related = (linked: Reference | readonly Reference[] | null | undefined) => Exported[]

/** The name of a record for people. */
export const labelOf = ({ attributes, id }: Exported): string => {
  const { name, number, bill_of_lading_number: bill } = attributes
  return String(name ?? number ?? bill ?? id)
}

interface Hold {
  name: string
  status: string
}

interface Fee {
  type: string
  amount: number | null
  currency_code?: string
}

/** The text of an entry in lists whose entries are objects. */
const inWords: Readonly<Record<string, (entry: never) => string>> = {
  holds_at_pod_terminal: ({ name, status }: Hold) => (status === 'hold' ? name : `${name} (${status})`),
  fees_at_pod_terminal: ({ type, amount, currency_code = '' }: Fee) =>
    `${type} ${amount ?? '?'} ${currency_code}`.trim(),
}

/** An attribute as a cell. A value with parts is written as text. */
export const cellValue = (name: string, value: unknown): Cell => {
  if (value === undefined || value === null) return null
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value
  if (Array.isArray(value)) return value.map((entry) => textOf(name, entry)).join('; ')
  return JSON.stringify(value)
}

const textOf = (name: string, entry: unknown): string => {
  const words = inWords[name] as ((entry: unknown) => string) | undefined
  if (words) return words(entry)
  return typeof entry === 'object' ? JSON.stringify(entry) : String(entry)
}
