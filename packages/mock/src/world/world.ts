import type { Base } from './base.ts'
import { keyOf, type Reference, type Resource } from './resource.ts'
import { digitsOf, idOf } from './seed.ts'

/** A stored response for a repeated Idempotency-Key, with the request that it belongs to. */
interface KeptAnswer {
  identity: string
  answer: unknown
}

type Listener = (event: Resource) => void

/** The changes of a world to its base: cheap to create, copy and delete. */
interface State {
  /** Records that were created or changed; null for those that were deleted. */
  changed: Map<string, Resource | null>
  /** Ids of created records by type, the newest first. */
  added: Map<string, readonly string[]>
  /** The log after that of the base. */
  events: Resource[]
  kept: Map<string, KeptAnswer>
  /** Files by their name in URLs. */
  files: Map<string, StoredFile>
  /** For records that follow a recorded journey: the record whose documents they have, and how these are rewritten. */
  followed: Map<string, { id: string; rewrite: (json: string) => string }>
  /** The number of ids that were given out. */
  ids: number
  nowMs: number
}

interface StoredFile {
  filename: string
  contentType: string
  bytes: Uint8Array | null
}

/** Records in memory that belong to one test or developer. The same calls in the same order get the same responses. */
export interface World {
  name: string
  get(reference: Reference): Resource | undefined
  /** All records of a type, in the order of their list. */
  all(type: string): Resource[]
  /** Adds a record, or replaces the one with its id. */
  put<Record extends Resource>(record: Record): Record
  remove(reference: Reference): void
  document(operation: string, id?: string): unknown
  /** Gives a new record the documents of a recorded one, rewritten. */
  follow(id: string, model: string, rewrite: (json: string) => string): void
  events(): readonly Resource[]
  append(event: string, about: Reference, changeset: object, of?: { shipment?: string; container?: string }): Resource
  /** Calls the listener for each appended event, until the returned function is called. */
  listen(listener: Listener): () => void
  kept: Map<string, KeptAnswer>
  files: Map<string, StoredFile>
  newId(): string
  newSecret(length: number): string
  /** The current time of its records. It advances by a second with each write, and by `advance`. */
  now(): string
  advance(ms: number): void
  /** How many seconds its clock is ahead of its base. */
  aheadS(): number
  /** Resets to its base, to another base, or to the present state of another world. Listeners are kept. */
  begin(base?: Base, from?: State): void
  state(): State
}

const fresh = (base: Base): State => ({
  changed: new Map(),
  added: new Map(),
  events: [],
  kept: new Map(),
  files: new Map(),
  followed: new Map(),
  ids: 0,
  nowMs: base.nowMs,
})

const SECOND_MS = 1_000

/** Creates a world with the records of a base. */
export const createWorld = (name: string, first: Base): World => {
  let base = first
  let state = fresh(base)
  const listeners = new Set<Listener>()
  const get = ({ type, id }: Reference): Resource | undefined => {
    const own = state.changed.get(keyOf({ type, id }))
    return own === undefined ? base.get(type, id) : (own ?? undefined)
  }
  const now = () => `${new Date(state.nowMs).toISOString().slice(0, 19)}Z`
  const newId = () => idOf(state.nowMs, `${base.nowMs} ${state.ids++}`)

  const append: World['append'] = (event, about, changeset, { shipment, container } = {}) => {
    const before = base.events().at(-1)?.attributes.sequence
    const sequence = (typeof before === 'number' ? before : 0) + state.events.length + 1
    const linkage = (type: string, id: string | undefined) => ({ data: id === undefined ? null : { type, id } })
    const one: Resource = {
      id: newId(),
      type: 'event',
      attributes: { sequence, event: event === '' ? null : event, changeset, occurred_at: now() },
      relationships: {
        resource: { data: { type: about.type, id: about.id } },
        shipment: linkage('shipment', shipment),
        container: linkage('container', container),
      },
    }
    state.events.push(one)
    for (const listener of [...listeners]) listener(one)
    return one
  }

  return {
    name,
    get,
    all: (type) => [...(state.added.get(type) ?? []), ...base.ids(type)].flatMap((id) => get({ type, id }) ?? []),
    put: (record) => {
      if (!get(record)) {
        const others = (state.added.get(record.type) ?? []).filter((id) => id !== record.id)
        state.added.set(record.type, [record.id, ...others])
      }
      state.changed.set(keyOf(record), record)
      return record
    },
    remove: (reference) => state.changed.set(keyOf(reference), null),
    document: (operation, id) => {
      const followed = id === undefined ? undefined : state.followed.get(id)
      if (!followed) return base.document(operation, id)
      const found = base.document(operation, followed.id)
      return found === undefined ? undefined : JSON.parse(followed.rewrite(JSON.stringify(found)))
    },
    follow: (id, model, rewrite) => void state.followed.set(id, { id: model, rewrite }),
    events: () => [...base.events(), ...state.events],
    append,
    listen: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    get kept() {
      return state.kept
    },
    get files() {
      return state.files
    },
    newId,
    newSecret: (length) => digitsOf(`secret ${state.ids++}`, length),
    now,
    advance: (ms) => {
      state.nowMs += ms
    },
    aheadS: () => Math.round((state.nowMs - base.nowMs) / SECOND_MS),
    begin: (other = base, from) => {
      base = other
      state = from ? copyOf(from) : fresh(base)
    },
    state: () => state,
  }
}

export const tick = (world: World): void => world.advance(SECOND_MS)

/** A shallow copy is enough, because records are replaced and never changed. */
const copyOf = (state: State): State => ({
  ...state,
  changed: new Map(state.changed),
  added: new Map(state.added),
  events: [...state.events],
  kept: new Map(state.kept),
  files: new Map(state.files),
  followed: new Map(state.followed),
})
