import type { Spec } from '../comparison/document.ts'
import type { Shape } from '../comparison/shapes.ts'
import type { UsageRecord } from '../usage/record.ts'
import { answerOf, bodyOf, type Cursor, descend, eventOf, namesOf, parameterOf, settled } from './places.ts'
import { note, noteValue, type Site, type Uses } from './uses.ts'

/**
 * Adds the contents of a record. If sources were read as well, these show what is read from responses, and received
 * fields in the record only count for operations that the sources do not mention.
 */
export function addRecord(uses: Uses, spec: Spec, record: UsageRecord, file: string): void {
  const site: Site = { file, line: 1, column: 1 }
  const read = new Set(uses.operations.keys())
  for (const [id, usage] of Object.entries(record.operations)) {
    note(uses.operations, id, site)
    for (const status of usage.statuses ?? []) if (status >= 400) note(uses.statuses, status, site)
    for (const name of usage.parameters ?? []) addPlace(uses, spec, site, parameterOf(spec, id, name), [])
    for (const field of usage.request ?? []) addField(uses, spec, site, bodyOf(spec, id), field)
    for (const value of usage.sentValues ?? []) {
      const [place, word] = parted(value)
      const parameter = parameterOf(spec, id, place)
      addValue(uses, spec, site, parameter ? [parameter] : fieldAt(spec, bodyOf(spec, id), place), word)
    }
    for (const error of usage.errors ?? []) note(uses.words, error.split(' ')[1] ?? '', site)
    if (read.has(id)) continue
    for (const status of (usage.statuses ?? []).filter((one) => one < 400)) {
      const answer = answerOf(spec, id, status)
      for (const cursor of answer) addPlace(uses, spec, site, cursor, [])
      for (const field of usage.received ?? []) addField(uses, spec, site, answer, field)
      for (const value of usage.receivedValues ?? []) {
        const [place, word] = parted(value)
        addValue(uses, spec, site, fieldAt(spec, answer, place), word)
      }
    }
  }
  for (const [name, usage] of Object.entries(record.events)) {
    const isRead = uses.events.has(name)
    note(uses.events, name, site)
    if (isRead) continue
    for (const field of usage.received ?? []) addField(uses, spec, site, eventOf(spec, name), field)
    for (const value of usage.receivedValues ?? []) {
      const [place, word] = parted(value)
      addValue(uses, spec, site, fieldAt(spec, eventOf(spec, name), place), word)
    }
  }
  addSource(uses, record, file)
}

/** Uses that were found in sources name their files themselves. */
function addSource(uses: Uses, { source }: UsageRecord, file: string): void {
  const siteOf = (at: string): Site => ({ file: at || file, line: 1, column: 1 })
  for (const [key, at] of Object.entries(source?.places ?? {})) note(uses.places, key, siteOf(at))
  for (const [key, at] of Object.entries(source?.whole ?? {}))
    note(uses.whole, key, { ...siteOf(at), why: 'is handed to code that cannot be followed' })
  for (const [key, at] of Object.entries(source?.words ?? {})) note(uses.words, key, siteOf(at))
  for (const [key, at] of Object.entries(source?.events ?? {})) note(uses.events, key, siteOf(at))
  for (const [key, at] of Object.entries(source?.operations ?? {})) note(uses.operations, key, siteOf(at))
}

const parted = (value: string): [string, string] => {
  const at = value.lastIndexOf('=')
  return [value.slice(0, at), value.slice(at + 1)]
}

function addField(uses: Uses, spec: Spec, site: Site, from: Cursor[], field: string): void {
  for (const cursor of fieldAt(spec, from, field)) addPlace(uses, spec, site, cursor, [])
}

function addPlace(uses: Uses, spec: Spec, site: Site, cursor: Cursor | undefined, also: string[]): void {
  for (const place of [...(cursor ? namesOf(spec, cursor) : []), ...also]) note(uses.places, place, site)
}

function addValue(uses: Uses, spec: Spec, site: Site, cursors: Cursor[], value: string): void {
  for (const cursor of cursors) for (const place of namesOf(spec, cursor)) noteValue(uses, place, value, site)
}

/** The places of a field such as `data[].attributes.number`; `included[port]` stands for the records of that type. */
function fieldAt(spec: Spec, from: Cursor[], field: string): Cursor[] {
  let cursors = from
  for (const segment of field.split('.')) {
    const [, name = '', list] = /^([^[]*)((?:\[[^\]]*\])*)$/.exec(segment) ?? []
    cursors = cursors.flatMap((cursor) => descend(spec, cursor, name))
    for (const [, kind] of (list ?? '').matchAll(/\[([^\]]*)\]/g))
      cursors = cursors
        .flatMap((cursor) => settled(spec, cursor))
        .flatMap(({ place, shape }): Cursor[] => (shape.items ? [{ place: `${place}[]`, shape: shape.items }] : []))
        .flatMap((cursor) =>
          kind ? settled(spec, cursor).filter(({ shape }) => typeOf(spec, shape) === kind) : [cursor],
        )
  }
  return cursors
}

const typeOf = (spec: Spec, { properties }: Shape): unknown =>
  properties?.type &&
  settled(spec, { place: '', shape: properties.type }).find(({ shape }) => shape.const !== undefined)?.shape.const
