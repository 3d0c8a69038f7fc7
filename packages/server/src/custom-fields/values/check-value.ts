import { unprocessable } from '@boxtrail/protocol/errors'
import type { Client } from '../../db/statement.ts'
import { type FieldType, hasOptions } from '../../records/custom-field-definitions/field.ts'
import { findOptionsOf } from '../../records/custom-field-options/queries.ts'
import { findReferenced } from '../../records/custom-fields/queries.ts'
import { NO_RECORD, type Options, type Reference, readValue, textOf, type Value } from './value.ts'

export interface GivenValue {
  /** Without an id, it is not defined yet, and has no options. */
  field: FieldType & { id?: string }
  given: Value
  pointer: string
  /** How error messages name the value. */
  name: string
}

export interface KeptValue {
  value: Value
  text: string | null
}

/** The stored form of a value that fits its field; references must point to records of the account. */
export const checkValue = async (client: Client, accountId: string, given: GivenValue): Promise<KeptValue> => {
  const [kept] = await checkValues(client, accountId, [given])
  if (kept instanceof Error) throw kept
  return kept!
}

/** The same for many, with at most two statements: each value, or why it is rejected. */
export const checkValues = async (client: Client, accountId: string, all: readonly GivenValue[]) => {
  const options = await optionsOf(client, accountId, all)
  const read = all.map((one) => readValue(one.field, one.given, optionsFor(one, options)))
  const pointed = read.flatMap((one, index) =>
    'value' in one && all[index]!.field.data_type === 'reference' && one.value ? [one.value as Reference] : [],
  )
  const there = await findReferenced(client, accountId, pointed)
  return read.map((one, index): KeptValue | ReturnType<typeof unprocessable> => {
    const { field, pointer, name } = all[index]!
    if (!('value' in one)) return unprocessable(pointer, `${name} ${one.problem}.`, one.code)
    const isGone = field.data_type === 'reference' && one.value && !there.has((one.value as Reference).id)
    if (isGone) return unprocessable(pointer, `${name} ${NO_RECORD}.`)
    return { value: one.value, text: textOf(one.value, optionsFor(all[index]!, options)) }
  })
}

const optionsFor = ({ field }: GivenValue, options: Map<string, Map<string, string>>): Options =>
  hasOptions(field) && field.id !== undefined ? (options.get(field.id) ?? new Map()) : null

const optionsOf = async (client: Client, accountId: string, all: readonly GivenValue[]) => {
  const ids = all.flatMap(({ field }) => (hasOptions(field) && field.id !== undefined ? [field.id] : []))
  const found = new Map<string, Map<string, string>>()
  for (const { definition_id, value, label } of await findOptionsOf(client, accountId, [...new Set(ids)])) {
    const labels = found.get(definition_id) ?? new Map()
    found.set(definition_id, labels.set(value, label))
  }
  return found
}
