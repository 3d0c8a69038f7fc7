import { toUpperCase } from './print-formats.ts'
import type { Container, Party } from './shipment.ts'

/** What a document states, value by value, recorded where the value is printed. */
export interface Truth {
  type: string | null
  fields: Record<string, TrueValue>
  containers: TrueContainer[]
  items: TrueItem[]
}

/** Any of several is right where a value can be taken in more than one extent, as a name that wraps. */
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

/** Records a value and gives back what is printed for it. */
export class Recorder {
  readonly truth: Truth

  constructor(type: string | null) {
    this.truth = { type, fields: {}, containers: [], items: [] }
  }

  /** A text, printed as it is. */
  text(field: string, printed: string, value: TrueValue = printed): string {
    this.truth.fields[field] = value
    return printed
  }

  /** A date, YYYY-MM-DD, printed as `format` has it. */
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

  /** A party: its name is the value, its address is printed below. */
  party(field: string, { name, address }: Party, format: (text: string) => string = toUpperCase): string[] {
    return [this.text(field, format(name)), ...address.map(format)]
  }

  /** Containers of which a form prints the number and the parts named. */
  containers(containers: readonly Container[], parts: readonly (keyof Omit<TrueContainer, 'number'>)[]): void {
    for (const { number, seal, size, packages, weight, volume } of containers) {
      const all = { seal_number: seal, size_type: size, packages, gross_weight: weight, volume }
      this.container({ number, ...Object.fromEntries(parts.map((part) => [part, all[part]])) })
    }
    const [one, ...others] = containers
    if (!one || others.length > 0) return
    // What is printed of the only container is the whole of the shipment.
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
