import type { Container } from './cargo.ts'
import type { Party } from './parties.ts'
import { toUpperCase } from './print-formats.ts'

/** The content of a document, value by value, recorded while it is printed. */
export interface Truth {
  type: string | null
  fields: Record<string, TrueValue>
  containers: TrueContainer[]
  items: TrueItem[]
}

/** Several values are right if a value can be read in more than one extent, such as a name that wraps. */
export type TrueValue = string | Measured | Money | readonly string[]

export interface Measured {
  amount: number
  unit: string
}

export interface Money {
  amount: number
  currency: string
}

export interface TrueContainer {
  number: string
  seal_number?: string
  size_type?: string
  packages?: number
  gross_weight?: number
  volume?: number
}

export interface TrueItem {
  description?: string
  quantity?: number
  unit_price?: number
  amount?: number
}

/** Records a value and returns the text to print. */
export class Recorder {
  readonly truth: Truth

  constructor(type: string | null) {
    this.truth = { type, fields: {}, containers: [], items: [] }
  }

  /** Records a text, printed unchanged. */
  text(field: string, printed: string, value: TrueValue = printed): string {
    this.truth.fields[field] = value
    return printed
  }

  /** Records a date, YYYY-MM-DD, printed by `format`. */
  date(field: string, date: string, format: (date: string) => string): string {
    this.truth.fields[field] = date
    return format(date)
  }

  measure(field: string, amount: number, unit: string, printed: string): string {
    this.truth.fields[field] = { amount, unit }
    return printed
  }

  money(field: string, amount: number, currency: string, printed: string): string {
    this.truth.fields[field] = { amount, currency }
    return printed
  }

  /** Records the name of a party, and returns it with its address. */
  party(field: string, { name, address }: Party, format: (text: string) => string = toUpperCase): string[] {
    return [this.text(field, format(name)), ...address.map(format)]
  }

  /** Records containers with the printed parts. */
  containers(containers: readonly Container[], parts: readonly (keyof Omit<TrueContainer, 'number'>)[]): void {
    for (const { number, seal, size, packages, weight, volume } of containers) {
      const all = { seal_number: seal, size_type: size, packages, gross_weight: weight, volume }
      this.container({ number, ...Object.fromEntries(parts.map((part) => [part, all[part]])) })
    }
    const [one, ...others] = containers
    if (!one || others.length > 0) return
    // The values of the only container are also the totals of the shipment.
    for (const [part, amount, unit] of [
      ['packages', one.packages, ''],
      ['gross_weight', one.weight, 'kg'],
      ['volume', one.volume, 'cbm'],
    ] as const)
      if (parts.includes(part)) this.truth.fields[part] ??= { amount, unit }
  }

  container(container: TrueContainer): void {
    this.truth.containers.push(container)
  }

  item(item: TrueItem): void {
    this.truth.items.push(item)
  }
}
