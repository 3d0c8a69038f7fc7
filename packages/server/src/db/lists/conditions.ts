/** A condition that the rows of a list must meet. */
export interface Filter {
  /** Conditions of which exactly one is true for a matching row, each found by an index. */
  sought: readonly string[]
  /** Whether that index has the rows in the order of the list. */
  isOrdered: boolean
  /** The condition for rows that are read already; that of `sought` by default. */
  held?: string
  /** The same for a few rows that are checked one after another, instead of hashing everything that matches. */
  each?: string
  /** What to count to know how many rows it finds, as `table where ...`; by default the list itself. */
  rows?: string
  /** How many pages are read for each row it finds, if more than the row's own. */
  weight?: number
  /** For a search of words: the entries that have them, and the condition of having them. */
  entries?: { alias: string; id: string; rows: string; words: string }
}

/** The condition of a filter that is checked without an index, because it filters few rows. */
export const checked = ({ sought, held }: Filter): string => `(${held ?? sought.join(' or ')}) is true`

/** The condition of a filter that is checked for single rows that are read already. */
export const ofEach = (filter: Filter): string => (filter.each ? `(${filter.each}) is true` : checked(filter))

/** A filter that finds everything that another one does not. */
export const negated = (filter: Filter): Filter => ({
  sought: [`(${filter.held ?? filter.sought.join(' or ')}) is not true`],
  ...(filter.each ? { each: `(${filter.each}) is not true` } : {}),
  isOrdered: false,
})

/** All conditions of a list. The first parameter is always the account. */
export class Conditions {
  /** The conditions of belonging to the list, and a range of the time by which it is ordered. */
  readonly bounds: string[]
  readonly filters: Filter[] = []
  readonly #values: unknown[]
  #isRange = false
  #isNothing = false

  /** `scope`: the conditions under which rows of the account belong to the list. */
  constructor(accountColumn: string, accountId: string, scope: readonly string[] = []) {
    this.#values = [accountId]
    this.bounds = [`${accountColumn} = $1`, ...scope]
  }

  /** The parameter that stands for a value. */
  bind(value: unknown): string {
    return `$${this.#values.push(value)}`
  }

  /** Adds a range of what the list is ordered by. */
  bound(value: unknown, text: (parameter: string) => string): void {
    this.#isRange = true
    this.bounds.push(text(this.bind(value)))
  }

  /** Adds a condition that an index serves in the order of the list. */
  add(value: unknown, text: (parameter: string) => string): void {
    this.filters.push({ sought: [text(this.bind(value))], isOrdered: true })
  }

  addText(text: string): void {
    this.filters.push({ sought: [text], isOrdered: true })
  }

  /** Adds a condition that an index serves, though not in the order of the list. */
  addUnordered(
    value: unknown,
    filter: (parameter: string) => Omit<Filter, 'isOrdered' | 'sought'> & { sought: string },
  ) {
    const { sought, ...more } = filter(this.bind(value))
    this.filters.push({ ...more, sought: [sought], isOrdered: false })
  }

  /** Marks that nothing meets the conditions, so that nothing needs to be read. */
  addNothing(): void {
    this.#isNothing = true
  }

  get isNothing(): boolean {
    return this.#isNothing
  }

  /** Whether a range of the list is requested. */
  get isRange(): boolean {
    return this.#isRange
  }

  get isWhole(): boolean {
    return !this.#isRange && this.filters.length === 0
  }

  /** All conditions as one. */
  get where(): string {
    return [...this.bounds, ...this.filters.map(({ sought }) => `(${sought.join(' or ')})`)].join(' and ')
  }

  /** A statement with only the values that it names: PostgreSQL rejects others. */
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

/** Escapes a text for `like`, so that nothing in it is a wildcard. */
export const likeText = (text: string): string => text.replaceAll(/[\\%_]/g, '\\$&')

/** A pattern for `like` of texts that begin with a text. */
export const likePrefix = (text: string): string => `${likeText(text)}%`
