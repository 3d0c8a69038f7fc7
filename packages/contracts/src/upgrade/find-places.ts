import { operationsOf, type Spec } from '../comparison/document.ts'
import type { Declared } from './declared.ts'
import { answerOf, bodyOf, type Cursor, eventOf, namesOf, parameterOf, placesOn, schemaAt } from './places.ts'

/** The parts of a document from which the client shows members of a record. */
const SHOWN_FROM = [
  [],
  ['attributes'],
  ['relationships'],
  ['data', 'attributes'],
  ['data', 'relationships'],
  ['data'],
] as const

/** The places in a contract that a declaration stands for. */
export function cursorsOf(spec: Spec, declared: Declared): { cursors: Cursor[]; places: string[] } {
  const on = (from: Cursor[], path: readonly string[]) => {
    const { last, places } = placesOn(spec, from, path)
    return { cursors: last, places: path.length > 0 ? places : from.flatMap((cursor) => namesOf(spec, cursor)) }
  }
  switch (declared.kind) {
    case 'schema': {
      const root = schemaAt(spec, declared.schema)
      if (!root) return { cursors: [], places: [] }
      if (!declared.isMapped || declared.path.length === 0) return on([root], declared.path)
      for (const before of SHOWN_FROM) {
        const found = on([root], [...before, ...declared.path])
        if (found.cursors.length === 0) continue
        const target = before.at(-1) === 'relationships' ? on(found.cursors, ['data']).places : []
        return { cursors: found.cursors, places: [...found.places, ...target] }
      }
      return { cursors: [], places: [] }
    }
    case 'answer':
      return on(answerOf(spec, declared.id, declared.status), declared.path)
    case 'body':
      return on(bodyOf(spec, declared.id), declared.path)
    case 'event':
      return on(eventOf(spec, declared.name), declared.path)
    case 'parameter': {
      const cursor = declared.id === undefined ? undefined : parameterOf(spec, declared.id, declared.name)
      return cursor ? on([cursor], []) : { cursors: [], places: [] }
    }
    default:
      return { cursors: [], places: [] }
  }
}

/** The places of the successful response of an operation. */
export const succeeding = (spec: Spec, id: string): Cursor[] => {
  const operation = operationsOf(spec).find((one) => one.operation.operationId === id)?.operation
  const status = Object.keys(operation?.responses ?? {}).find((one) => one.startsWith('2'))
  return status ? answerOf(spec, id, status) : []
}

export const pathParametersOf = (spec: Spec, id: string): string[] =>
  (operationsOf(spec).find((one) => one.operation.operationId === id)?.parameters ?? [])
    .filter((parameter) => parameter.in === 'path')
    .map(({ name }) => name)

/** Places below the response of an operation. */
export const below = (spec: Spec, id: string, paths: readonly string[][]): string[] =>
  paths.flatMap((path) => placesOn(spec, succeeding(spec, id), path).places)

/** The parts of a response that the client itself reads, whatever the program does with the record. */
export function opened(spec: Spec, id: string): string[] {
  const answer = succeeding(spec, id)
  const data = placesOn(spec, answer, ['data'])
  return [
    ...answer.flatMap((cursor) => namesOf(spec, cursor)),
    ...data.places,
    ...['id', 'type', 'attributes'].flatMap((name) => placesOn(spec, data.last, [name]).last.map(({ place }) => place)),
  ]
}
