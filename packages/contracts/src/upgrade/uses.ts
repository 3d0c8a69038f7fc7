/** Where a program uses something. */
export interface Site {
  file: string
  line: number
  column: number
}

/** A word in the code, with the values that its position allows, if the type there tells them. */
export interface Mention extends Site {
  allowed?: ReadonlySet<string> | undefined
}

/** What a program uses of the contract, under the names that the comparison uses. */
export interface Uses {
  operations: Map<string, Site[]>
  /** Fields, parameters (`listContainers filter[status]`) and schemas. */
  places: Map<string, Site[]>
  /** Places of which everything below counts as used, because they are passed on and cannot be followed; and why. */
  whole: Map<string, (Site & { why: string })[]>
  /** Values that are sent or were received, by place; `*` if they are not known. */
  values: Map<string, Map<string, Site[]>>
  words: Map<string, Mention[]>
  events: Map<string, Site[]>
  /** Named examples: `getContainer 200 on_ship`. */
  examples: Map<string, Site[]>
  /** Statuses that the program handles. */
  statuses: Map<number, Site[]>
  /** Names that are read from values without a type. */
  untyped: Map<string, Site[]>
  /**
   * Names that are read from types that the team wrote itself: they count for operations that are called without types.
   */
  own: Map<string, Site[]>
  /** Where an untyped response is passed on as it is. */
  answersHandedOn: (Site & { why: string })[]
  /** Operations that are called without types, so that only the names in the code show what is read. */
  untypedOperations: Set<string>
  /** Whether requests go through the client, which reads some headers itself. */
  isClientUsed: boolean
}

export const noUses = (): Uses => ({
  operations: new Map(),
  places: new Map(),
  whole: new Map(),
  values: new Map(),
  words: new Map(),
  events: new Map(),
  examples: new Map(),
  statuses: new Map(),
  untyped: new Map(),
  own: new Map(),
  answersHandedOn: [],
  untypedOperations: new Set(),
  isClientUsed: false,
})

/** The maximum number of sites listed for one use. */
const MAX_SITES = 200

export function note<Key, At extends Site>(known: Map<Key, At[]>, key: Key, site: At): void {
  const sites = known.get(key)
  if (!sites) known.set(key, [site])
  else if (sites.length < MAX_SITES && !sites.some((one) => isSame(one, site))) sites.push(site)
}

const isSame = (one: Site, other: Site): boolean =>
  one.file === other.file && one.line === other.line && one.column === other.column

export function noteValue(uses: Uses, place: string, value: string, site: Site): void {
  const values = uses.values.get(place) ?? new Map<string, Site[]>()
  uses.values.set(place, values)
  note(values, value, site)
}
