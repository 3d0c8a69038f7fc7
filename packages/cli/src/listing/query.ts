import { includeAliases, operations, parameters } from '@boxtrail/contracts/operations'
import { UsageError } from '../failure.ts'
import { suggestion } from '../nearest.ts'

export type Listing =
  | 'listAttention'
  | 'listContainers'
  | 'listContradictions'
  | 'listShipments'
  | 'listSourceSilences'
  | 'listTrackingRequests'
  | 'listEvents'

/** Parameters with an option of their own. */
const ELSEWHERE = /^page\[|^include$|^after$|^limit$|^wait$|^q$/

/** The filters of a list: `updated_at[start]` is the parameter `filter[updated_at][start]`. */
export const filtersOf = (operation: Listing): Map<string, string> =>
  new Map(
    Object.keys(parameters[operation])
      .filter((name) => !ELSEWHERE.test(name))
      .map((name) => [name.replace(/^filter\[([^\]]+)\]/, '$1'), name]),
  )

/** Accepts `updatedAt.start` as well as `updated_at[start]`. */
const snake = (name: string) =>
  name
    .trim()
    .replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
    .replace(/\.(\w+)$/, '[$1]')

/** Converts `--filter status=available` to the parameter of the contract, and validates its value. */
export const filterQuery = (operation: Listing, given: readonly string[]): Record<string, string | string[]> => {
  const filters = filtersOf(operation)
  const names = [...filters.keys()]
  const query: Record<string, string | string[]> = {}
  for (const text of given) {
    const at = text.indexOf('=')
    if (at < 1)
      throw new UsageError(`--filter is written name=value, and not "${text}".`, {
        action: `names are ${names.join(', ')}`,
      })
    const [name, value] = [snake(text.slice(0, at)), text.slice(at + 1)]
    const parameter = filters.get(name)
    if (!parameter)
      throw new UsageError(`There is no filter "${text.slice(0, at)}".${suggestion(name, names)}`, {
        where: `--filter ${text}`,
        action: `there are ${names.join(', ')}`,
      })
    if (parameter in query)
      throw new UsageError(`The filter "${name}" is given twice.`, {
        where: `--filter ${text}`,
        action: 'give it once',
      })
    query[parameter] = valueIn(name, value, (parameters[operation] as Record<string, string>)[parameter]!)
  }
  return query
}

const FORMS: Record<string, { form: RegExp; says: string }> = {
  boolean: { form: /^(true|false)$/, says: 'true or false' },
  integer: { form: /^\d+$/, says: 'a whole number' },
  'date-time': { form: /^\d{4}-\d\d-\d\d/, says: 'a time such as 2026-11-26T08:00:00Z, or a date' },
}

const valueIn = (name: string, value: string, kind: string): string | string[] => {
  const wanted = FORMS[kind]
  if (value === '' || (wanted && !wanted.form.test(value)))
    throw new UsageError(`The filter "${name}" is ${wanted?.says ?? 'not empty'}, and not "${value}".`, {
      where: `--filter ${name}=${value}`,
    })
  return kind === 'csv' ? value.split(',') : value
}

/** Converts `--include shipment,podTerminal.port`, and validates it against what the operation can include. */
export const includeQuery = (operation: keyof typeof operations, given: readonly string[]): string[] => {
  const known: readonly string[] = operations[operation].includes
  const aliases: readonly string[] = Object.keys((includeAliases as Record<string, object>)[operation] ?? {})
  const names = given
    .flatMap((text) => text.split(','))
    .map((name) => name.trim().replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`))
  for (const name of names)
    if (!known.includes(name) && !aliases.includes(name))
      throw new UsageError(`"${name}" cannot be included.${suggestion(name, known)}`, {
        where: `--include ${given.join(',')}`,
        action: known.length > 0 ? `there are ${known.join(', ')}` : 'it includes nothing',
      })
  return names
}

/** `--limit`, at least one. */
export const limitOf = (text: string | undefined): number => {
  if (text === undefined) return Number.POSITIVE_INFINITY
  if (!/^[1-9]\d{0,8}$/.test(text))
    throw new UsageError(`--limit is a whole number from 1, and not "${text}".`, { where: '--limit' })
  return Number(text)
}
