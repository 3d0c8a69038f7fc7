import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { type Declared, declaredStatements } from '../../src/db/statement.ts'

/**
 * Lists and search show shipments, containers, requests, parties and custom fields from separate rows, which the
 * writers of these records update (apps/docs/decisions/0012-writers-keep-lists-and-search.md). For each statement that
 * writes such a record, this lists the functions that its callers must call in the same transaction: those of at least
 * one set.
 */
const followed: Record<string, readonly (readonly string[])[]> = {
  'insert-shipments': [['showAdvances']],
  'update-shipments': [['showAdvances']],
  'insert-containers': [['showAdvances']],
  'update-containers': [['showAdvances']],
  'delete-containers': [['showAdvances']],
  'update-requests': [['showAdvances']],
  'stop-shipment': [['listShipments', 'listContainersOf'], ['showAdvances']],
  'resume-shipment': [['listShipments', 'listContainersOf']],
  'save-shipment-own-data': [['listShipments', 'indexShipments']],
  'save-container-own-fields': [['listContainers', 'indexContainers']],
  'insert-request': [['indexNewRequests']],
  'link-request': [['indexRequests']],
  'save-request-ref-numbers': [['indexRequests']],
  'set-request-line': [['indexRequests']],
  'save-company-name': [['indexCustomer']],
  'insert-custom-fields': [['indexEntities'], ['indexShipments'], ['showAdvances']],
  'save-custom-field': [['indexEntities']],
  'delete-custom-field': [['indexEntities']],
  'relabel-custom-fields': [['indexEntities']],
  'delete-custom-fields-of-definition': [['indexEntities']],
  'delete-custom-field-definition': [['deleteFieldsOf', 'indexEntities']],
}

/** Statements that write nothing that lists and search show, and why. */
const unseen: Record<string, string> = {
  'insert-custom-field-definition': 'no record has a value yet',
  'save-custom-field-definition': 'a value keeps its text',
  'insert-party': 'no record has it as its customer yet',
  'fail-request': 'writes the status, which the list of requests reads from the request',
  'reopen-request': 'writes the status',
  'stop-requests': 'writes the status',
  'save-ended-journey': 'is not found',
  'note-packed': 'writes how it is kept',
  'unpack-claims': 'writes how it is kept',
  'unpack-raw-events': 'writes how it is kept',
}

const written =
  /\b(?:insert into|update|delete from)\s+(?:shipments|containers|tracking_requests|parties|custom_fields|custom_field_definitions)\b/
const writtenBeside = /\b(?:insert into|update|delete from)\s+(?:shipment_list|container_list|search_entries)\b/

const source = resolve(import.meta.dirname, '../../src')
const contents = new Map(
  globSync('**/*.ts', { cwd: source }).map((name) => [name, readFileSync(join(source, name), 'utf8')]),
)
const declaring = [...contents].filter(
  ([name, text]) => /\b(?:s|jsonS)tatement\(/.test(text) && !name.startsWith('db/'),
)
for (const [name] of declaring) await import(join(source, name))

const fileOf = ({ name }: Declared) => declaring.find(([, text]) => text.includes(`'${name}'`))![0]
const isCalled = (name: string, text: string) => new RegExp(`\\b${name}\\(`).test(text)

/** The parts of a module that begin with a declaration. */
const partsOf = (text: string) => text.split(/\n(?=(?:export )?(?:const|function|async function) )/)
const nameOf = (part: string) => /^(?:export )?(?:const|(?:async )?function) (\w+)/.exec(part)?.[1]

/** The exported functions of a module that use one of its names, directly or through another function. */
const usersOf = (text: string, name: string): string[] => {
  const users = partsOf(text).filter((part) => nameOf(part) !== name && new RegExp(`\\b${name}\\b`).test(part))
  return users.flatMap((part) => {
    const user = nameOf(part)
    if (user === undefined) return []
    return part.startsWith('export ') ? [user] : usersOf(text, user)
  })
}

const importersOf = (file: string, name: string) =>
  [...contents].filter(
    ([other, text]) =>
      other !== file &&
      [...text.matchAll(/import (?:type )?(.+?) from '(\.[^']+)'/gs)].some(
        ([, names, path]) =>
          relative(source, resolve(source, dirname(other), path!)) === file &&
          (names!.startsWith('* as') || new RegExp(`\\b${name}\\b`).test(names!)),
      ) &&
      isCalled(name, text),
  )

/**
 * Modules that call a function of a file, directly or through others, without calling the functions of one of the sets.
 */
const forgetful = (file: string, name: string, sets: readonly (readonly string[])[]): string[] => {
  const callers = importersOf(file, name)
  if (callers.length === 0) return [`${file}: nobody calls ${name}`]
  return callers.flatMap(([caller, text]) => {
    if (sets.some((set) => set.every((one) => isCalled(one, text)))) return []
    const outer = caller.endsWith('handlers.ts') ? [] : usersOf(text, name)
    const isFollowed = outer.length > 0 && outer.every((user) => forgetful(caller, user, sets).length === 0)
    return isFollowed ? [] : [`${caller} calls ${name} without ${sets.map((set) => set.join(' and ')).join(', or ')}`]
  })
}

test('every statement that writes what lists and search show names the functions that update them', () => {
  const writers = declaredStatements()
    .filter(({ text }) => written.test(text))
    .map(({ name }) => name)
  expect(writers.sort()).toEqual([...Object.keys(followed), ...Object.keys(unseen)].sort())
})

test('whoever writes a record also writes what lists and search show of it', () => {
  const statements = declaredStatements().filter(({ name }) => Object.hasOwn(followed, name))
  const forgotten = statements.flatMap((one) => {
    const file = fileOf(one)
    const text = contents.get(file)!
    const holder = nameOf(partsOf(text).find((part) => part.includes(`'${one.name}'`))!)!
    return usersOf(text, holder).flatMap((name) => forgetful(file, name, followed[one.name]!))
  })
  expect(forgotten).toEqual([])
})

test('nothing else writes the rows of lists and search', () => {
  const files = declaredStatements()
    .filter(({ text }) => writtenBeside.test(text))
    .map(fileOf)
  expect([...new Set(files)].sort()).toEqual([
    'records/listed/queries.ts',
    'records/listed/repair-queries.ts',
    'records/search/entry-queries.ts',
    // Updates the rows with a projection, in `alsoListShipments` and `alsoListContainers`.
    'tracking/projection/write/record-queries.ts',
  ])
})
