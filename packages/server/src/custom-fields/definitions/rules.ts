import { isBlank } from '@boxtrail/engine/visible-text'
import { unprocessable } from '@boxtrail/protocol/errors'
import type { FieldType, Validation } from '../../records/custom-field-definitions/field.ts'
import { formatProblem } from '../../records/custom-fields/display.ts'
import { patternProblem } from '../values/pattern.ts'
import { readDate, readTime } from '../values/times.ts'

type DataType = FieldType['data_type']

const rulesOf: Partial<Record<DataType, readonly (keyof Validation)[]>> = {
  short_text: ['pattern', 'min_length', 'max_length'],
  number: ['min', 'max'],
  date: ['min', 'max'],
  datetime: ['min', 'max'],
}

const readBound: Partial<Record<DataType, (bound: number | string) => number | string | null>> = {
  number: (bound) => (typeof bound === 'number' ? bound : null),
  date: (bound) => (typeof bound === 'string' ? readDate(bound) : null),
  datetime: (bound) => (typeof bound === 'string' ? readTime(bound) : null),
}

const VALIDATION = '/data/attributes/validation'

/** Rules that a data type supports, with bounds in the form in which values are stored. */
export const readValidation = (data_type: DataType, given: Validation | null | undefined): Validation => {
  const rules = Object.fromEntries(Object.entries(given ?? {}).filter(([, rule]) => rule !== undefined)) as Validation
  for (const name of Object.keys(rules) as (keyof Validation)[]) {
    if (name !== 'required' && !rulesOf[data_type]?.includes(name))
      throw unprocessable(`${VALIDATION}/${name}`, `${name} is not a rule for data_type ${data_type}.`)
  }
  const read = { ...rules }
  for (const name of ['min', 'max'] as const) {
    const bound = rules[name]
    if (bound === undefined) continue
    const value = readBound[data_type]!(bound)
    if (value === null) throw unprocessable(`${VALIDATION}/${name}`, `${name} must be a ${data_type}.`)
    read[name] = value
  }
  const { min, max, min_length, max_length, pattern } = read
  if (min !== undefined && max !== undefined && min > max)
    throw unprocessable(`${VALIDATION}/max`, 'max must not be less than min.')
  if (min_length !== undefined && max_length !== undefined && min_length > max_length)
    throw unprocessable(`${VALIDATION}/max_length`, 'max_length must not be less than min_length.')
  const problem = pattern === undefined ? null : patternProblem(pattern)
  if (problem !== null) throw unprocessable(`${VALIDATION}/pattern`, `pattern ${problem}.`)
  return read
}

/** A format in which values of the data type can be displayed; an empty one counts as none. */
export const readFormat = (data_type: DataType, given: string | null | undefined): string | null => {
  if (given === undefined || given === null || given.trim() === '') return null
  const problem = formatProblem(data_type, given)
  if (problem !== null) throw unprocessable('/data/attributes/default_format', `default_format ${problem}.`)
  return given
}

/** A display name: not empty, no leading or trailing space. */
export const readLabel = (attribute: 'display_name' | 'label' | 'value', given: string): string => {
  const label = given.trim()
  if (isBlank(label)) throw unprocessable(`/data/attributes/${attribute}`, `${attribute} can't be blank.`, 'blank')
  return label
}
