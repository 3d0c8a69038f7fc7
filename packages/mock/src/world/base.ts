import { documentedOperations } from '../contract.ts'
import { isCopied, namesOf } from './copies.ts'
import { exampleRecords, type Recording, recording } from './recording.ts'
import type { Resource } from './resource.ts'

/** The records with which every world of a seed begins. They never change, so worlds share them. */
export interface Base {
  /** The current time of these records. */
  nowMs: number
  get(type: string, id: string): Resource | undefined
  /** The ids of the records of a type, in the order of their list. */
  ids(type: string): readonly string[]
  /** Documents computed from a record, such as its provenance, and documents without a record. */
  document(operation: string, id?: string): unknown
  /** The latest events of the log, the oldest first. */
  events(): readonly Resource[]
}

export interface BaseOptions {
  /** Another seed gives other ids and numbers. */
  seed?: string
  /** The number of copies of each recorded journey. */
  copies?: number
  /** Whether the records of the contract's examples are included. */
  withExamples?: boolean
  recording?: Recording
}

const COPIES = 8

export const createBase = (options: BaseOptions = {}): Base => {
  const { seed = '', copies = COPIES, withExamples = true, recording: given = recording } = options
  const recorded = new Map(given.resources.map((one) => [one.id, one]))
  const copied = new Set(given.resources.filter(isCopied).map(({ id }) => id))
  const names = Array.from({ length: copies }, (_, copy) => namesOf(seed, copy, copied))
  const types = new Set(given.resources.map(({ type }) => type))
  // The recorded journeys have no problems, so some lists only have records from the examples.
  const isServed = (type: string) => types.has(type) || isReadAlone(type)
  const shown = withExamples ? exampleRecords().filter(({ type }) => isServed(type)) : []
  const examples = new Map(shown.map((one) => [one.id, one]))
  const made = new Map<string, Resource | undefined>()

  const make = (id: string): Resource | undefined => {
    for (const name of names) {
      const one = recorded.get(name.id(id))
      if (one && isCopied(one)) return JSON.parse(name.text(JSON.stringify(one))) as Resource
    }
    const one = recorded.get(id)
    // Records that are not copied refer to the first copy.
    return one && !isCopied(one) ? (JSON.parse(names[0]!.text(JSON.stringify(one))) as Resource) : examples.get(id)
  }
  const find = (id: string) => {
    if (!made.has(id)) made.set(id, make(id))
    return made.get(id)
  }
  const orders = new Map<string, string[]>()
  const orderOf = (type: string): string[] => {
    const listed = given.lists[listOf(type) ?? '']
    const own = listed ?? given.resources.filter((one) => one.type === type).map(({ id }) => id)
    const all = isCopied({ type }) ? own.flatMap((id) => names.map((name) => name.id(id))) : own
    const others = [...examples.values()].filter((one) => one.type === type)
    return [...all, ...others.map(({ id }) => id).filter((id) => !all.includes(id))]
  }

  let events: readonly Resource[] | undefined

  return {
    nowMs: Date.parse(given.recordedAt),
    get: (type, id) => {
      const one = find(id)
      return one?.type === type ? one : undefined
    },
    ids: (type) => {
      const known = orders.get(type) ?? orderOf(type)
      orders.set(type, known)
      return known
    },
    document: (operation, id) => {
      if (id === undefined) return given.documents[operation]
      for (const name of names) {
        const found = given.documents[`${operation} ${name.id(id)}`]
        if (found !== undefined) return JSON.parse(name.text(JSON.stringify(found)))
      }
      return given.documents[`${operation} ${id}`]
    },
    events: () => {
      events ??= given.events.map((one) => JSON.parse(names[0]!.text(JSON.stringify(one))) as Resource)
      return events
    },
  }
}

/** The operation that lists the records of a type. */
const listOf = (type: string): string | undefined =>
  documentedOperations.find(({ record, path }) => record?.type === type && record.isList && !path.includes('{'))?.id

/** Whether there is an operation to read a record of this type by its id. */
const isReadAlone = (type: string): boolean =>
  documentedOperations.some(
    ({ record, path, method }) => method === 'get' && record?.type === type && /^\/\w+\/\{id\}$/.test(path),
  )
