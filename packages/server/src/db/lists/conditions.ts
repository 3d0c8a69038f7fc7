/** One thing that a list asks of its rows. */
export interface Filter {
  /** Conditions of which one must hold and no two do, each found by an index. */
  sought: readonly string[]
  /** That index has the rows in the order of the list. */
  isOrdered: boolean
  /** The condition where the rows are at hand; that of `sought` unless given. */
  held?: string
  /** The same where it is asked of a few rows, one after another, instead of hashing everything that meets it. */
  each?: string
  /** What to count to know how many it finds, as `table where ...`; the list itself unless given. */
  rows?: string
  /** How many pages are read for each row it finds, where that is more than its own. */
  weight?: number
  /** Words that are searched: the entries that have them, and the condition of having them. */
  entries?: { alias: string; id: string; rows: string; words: string }
}

/** A condition that no index serves: the rows it filters are few. */
export const checked = ({ sought, held }: Filter): string => `(${held ?? sought.join(' or ')}) is true`

/** The condition of one of few rows that are at hand. */
export const ofEach = (filter: Filter): string => (filter.each ? `(${filter.each}) is true` : checked(filter))

/** Everything that a filter does not find. */
export const negated = (filter: Filter): Filter => ({
  sought: [`(${filter.held ?? filter.sought.join(' or ')}) is not true`],
  ...(filter.each ? { each: `(${filter.each}) is not true` } : {}),
  isOrdered: false,
})

/** What a list asks of its rows. The first parameter is always the account. */
export class Conditions {
  /** What belongs to the list at all, and a range of the time by which it is ordered. */
  readonly bounds: string[]
  readonly filters: Filter[] = []
  readonly #values: unknown[]
  #isRange = false
  #isNothing = false

  /** `scope`: what rows of the account must be to belong to the list. */
  constructor(accountColumn: string, accountId: string, scope: readonly string[] = []) {
    this.#values = [accountId]
    this.bounds = [`${accountColumn} = $1`, ...scope]
  }

  /** The parameter that stands for a value. */
  bind(value: unknown): string {
    return `$${this.#values.push(value)}`
  }

  /** A range of what the list is ordered by. */
  bound(value: unknown, text: (parameter: string) => string): void {
    this.#isRange = true
    this.bounds.push(text(this.bind(value)))
  }

  /** A condition that an index serves in the order of the list. */
  add(value: unknown, text: (parameter: string) => string): void {
    this.filters.push({ sought: [text(this.bind(value))], isOrdered: true })
  }

  addText(text: string): void {
    this.filters.push({ sought: [text], isOrdered: true })
  }

  /** A condition that an index serves, though not in the order of the list. */
  addUnordered(
    value: unknown,
    filter: (parameter: string) => Omit<Filter, 'isOrdered' | 'sought'> & { sought: string },
  ) {
    const { sought, ...more } = filter(this.bind(value))
    this.filters.push({ ...more, sought: [sought], isOrdered: false })
  }

  /** Nothing meets the conditions: nothing needs to be read. */
  addNothing(): void {
    this.#isNothing = true
  }

  get isNothing(): boolean {
    return this.#isNothing
  }

  /** Only a range of the list is requested. */
  get isRange(): boolean {
    return this.#isRange
  }

  get isWhole(): boolean {
    return !this.#isRange && this.filters.length === 0
  }

  /** All of it as one condition. */
  get where(): string {
    return [...this.bounds, ...this.filters.map(({ sought }) => `(${sought.join(' or ')})`)].join(' and ')
  }

  /** A statement with the values that it names: PostgreSQL refuses those that it does not. */
  statement(text: string): { text: string; values: unknown[] } {
    const values: unknown[] = []
    const places = new Map<string, number>()
    const numbered = text.replaceAll(/\$(\d+)/g, (parameter, place: string) => {
      if (!places.has(parameter)) places.set(parameter, values.push(this.#values[Number(place) - 1]))
      return `$${places.get(parameter)}`
    })
    return { text: numbered, values }
  }
}

/** A text for `like`, in which nothing is a wildcard. */
export const likeText = (text: string): string => text.replaceAll(/[\\%_]/g, '\\$&')

/** The same, of what begins with it. */
export const likePrefix = (text: string): string => `${likeText(text)}%`
