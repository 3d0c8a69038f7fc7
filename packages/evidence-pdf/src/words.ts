import type { Schemas } from '@boxtrail/contracts'
import { amountInDecimals } from '@boxtrail/reference/currency'
import { isolated } from './direction.ts'

export type Pack = Schemas['EvidencePack']
export type Attributes = Pack['attributes']
type Statement = Schemas['ReportedStatement']
type Entry = Schemas['ProvenanceEntry']
type TimeBasis = Schemas['TimeBasis']

/** A time with its zone: `7 Mar 2026, 22:00 UTC`. */
export const utc = (time: string | null): string => (time === null ? 'unknown' : `${written(time, 'UTC').text} UTC`)

/** The same without the zone, for a column whose title says that it is UTC. */
export const plain = (time: string): string => written(time, 'UTC').text

/** A time in the zone of the place and in UTC; only a day if the source stated no more. */
export const local = (time: string | null, zone: string | null, basis: TimeBasis | null = null): string => {
  if (time === null) return 'not stated'
  const place = zone ?? 'UTC'
  const { day, text } = written(time, place)
  if (basis?.precision === 'day') return `${day} (the source states the day only; ${place})`
  if (basis?.zone_source === 'unknown') return `${text} (zone unknown, written as stated)`
  if (place === 'UTC') return `${text} UTC`
  const atUtc = written(time, 'UTC')
  const inUtc = atUtc.day === day ? atUtc.text.slice(day.length + 2) : atUtc.text
  const guessed = basis ? `; zone taken from the ${basis.zone_source}` : ''
  return `${text} ${place}\n(${inUtc} UTC${guessed})`
}

/** A time as stated by a source: in UTC, or in local time if it has no offset. Other texts are unchanged. */
export const timeInWords = (stated: string): string => {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/.test(stated) || Number.isNaN(Date.parse(stated))) return stated
  return /(?:Z|[+-]\d{2}:?\d{2})$/i.test(stated) ? utc(stated) : `${plain(`${stated}Z`)} by the clock of the place`
}

const written = (time: string, timeZone: string) => {
  const parts = new Map(
    formatOf(timeZone)
      .formatToParts(Date.parse(time))
      .map(({ type, value }) => [type, value]),
  )
  const day = `${parts.get('day')} ${parts.get('month')} ${parts.get('year')}`
  return { day, text: `${day}, ${parts.get('hour')}:${parts.get('minute')}` }
}

const formats = new Map<string, Intl.DateTimeFormat>()

const formatOf = (timeZone: string): Intl.DateTimeFormat => {
  const known = formats.get(timeZone)
  if (known) return known
  const format = new Intl.DateTimeFormat('en-US', {
    ...{ year: 'numeric', month: 'short', day: 'numeric', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
    timeZone,
  })
  formats.set(timeZone, format)
  return format
}

/** The name of an event in words, from a name such as `container.transport.vessel_discharged`. */
export const eventInWords = (event: string): string => {
  const [, field] = event.match(/^container\.(\w+)\.changed$/) ?? []
  if (field) return `${fieldInWords(field)} changed`
  const words = event.replace(/^container\.(transport\.)?/, '').replaceAll(/[._]/g, ' ')
  return words.startsWith('estimated ') ? `expected: ${words.slice('estimated '.length)}` : words
}

const NAMES: Record<string, string> = {
  pickup_lfd_line: 'last free day by the line',
  pickup_lfd_terminal: 'last free day by the terminal',
  pickup_lfd_rail: 'last free day by the railway',
  holds_at_pod_terminal: 'holds',
  fees_at_pod_terminal: 'fees',
}

/** Abbreviations in names that only users of the API know. */
const PARTS: Record<string, string> = {
  pod: 'port of discharge',
  pol: 'port of lading',
  ind: 'inland',
  lfd: 'last free day',
  eta: 'ETA',
  ata: 'ATA',
  etd: 'ETD',
  atd: 'ATD',
  imo: 'IMO',
  scac: 'SCAC',
  locode: 'UN/LOCODE',
  lbs: 'pounds',
}

const partsInWords = (name: string): string =>
  name
    .split('_')
    .map((part) => PARTS[part] ?? part)
    .join(' ')

/** The name of an attribute in words, from a name such as `import_deadlines.pickup_lfd_line`. */
export const fieldInWords = (name: string): string =>
  name
    .split('.')
    .map((member) => NAMES[member] ?? partsInWords(member))
    .join(': ')

const KINDS: Record<string, string> = {
  line: 'line',
  terminal: 'terminal',
  rail: 'railway',
  document: 'document',
  user: 'entry of the account',
  derived: 'computed',
}

export const kindInWords = (kind: string): string => KINDS[kind] ?? kind

export interface Source {
  id: string | null
  kind: string
  name: string | null
}

/** The name and kind of a source: `Maersk (line)`. */
export const sourceInWords = ({ id, kind, name }: Source): string => {
  const called = name ?? id
  return called === null ? kindInWords(kind) : `${isolated(called)} (${kindInWords(kind)})`
}

/** The reference of a report or document, which is the same throughout the pack. */
export type Reference = (id: string | null) => string

export const referencesOf = ({ reports, documents }: Pick<Attributes, 'reports' | 'documents'>): Reference => {
  const byId = new Map([...reports, ...documents].map(({ id, reference }) => [id, reference]))
  return (id) => (id === null ? '' : ` [${byId.get(id) ?? id}]`)
}

export const quoted = (words: string | null): string => {
  if (words === null) return ''
  return words === '[]' ? '“[]”, an empty list' : `“${isolated(words)}”`
}

export const days = (count: number): string => `${count} ${count === 1 ? 'day' : 'days'}`

/** Who stated something, in which words, and in which report or document. */
export const speaker = (statement: Statement, reference: Reference): string => {
  const { source, words, document, report_id } = statement
  const page = document?.page ? `, page ${document.page}` : ''
  const quotation = words === null ? '' : `: ${quoted(words)}`
  return `${sourceInWords(source)}${quotation}${reference(document?.id ?? report_id)}${page}`
}

export const basis = ({ set_by, derived_from }: Entry, reference: Reference): string => {
  if (set_by.source.kind !== 'derived') return speaker(set_by, reference)
  if (derived_from.length === 0) return 'computed'
  return `computed from ${derived_from.map(fieldInWords).join(', ')}`
}

/** `staleSince` is the last answer of the source, if the source is silent. */
export const reportedWhen = (
  { first_reported_at, last_reported_at, received_at }: Statement,
  staleSince?: string,
): string =>
  [
    ...(first_reported_at ? [`first ${plain(first_reported_at)}`] : []),
    ...(received_at ? [`received ${plain(received_at)}`] : []),
    ...(last_reported_at && last_reported_at !== first_reported_at ? [`last ${plain(last_reported_at)}`] : []),
    ...(staleSince ? [`no answer since ${plain(staleSince)}`] : []),
  ].join('\n')

/** The order of precedence among kinds of sources. */
export const ruleInWords = (decided: Entry['decided_by']): string =>
  decided === null ? '' : `Rule for ${fieldInWords(decided.field)}: ${decided.order.map(kindInWords).join(' before ')}`

/**
 * The number of other statements in the PDF: thousands of pages would prove no more than the attached data, which has
 * all.
 */
const MAX_OTHERS = 5
const MAX_QUOTED_OF_OTHERS = 200

const shortened = (statement: Statement): Statement =>
  statement.words !== null && statement.words.length > MAX_QUOTED_OF_OTHERS
    ? { ...statement, words: `${statement.words.slice(0, MAX_QUOTED_OF_OTHERS)}…` }
    : statement

/** The other statements about a value: equal ones, those that it prevailed over, and the rule. */
export const prevailed = (
  { set_by, prevailed_over, decided_by, prevailed_over_left_out: more }: Entry,
  reference: Reference,
): string => {
  if (prevailed_over.length === 0) return ''
  const statementInWords = (other: Statement) => {
    const when = other.happened_at ? `, for ${utc(other.happened_at)}` : ''
    return `${speaker(shortened(other), reference)}${when}, first reported ${utc(other.first_reported_at)}`
  }
  const isSame = ({ words, happened_at }: Statement) => words === set_by.words && happened_at === set_by.happened_at
  const [same, others] = [prevailed_over.filter(isSame), prevailed_over.filter((other) => !isSame(other))]
  const lines = [
    ...others.map((other) => `Prevailed over: ${statementInWords(other)}`),
    ...same.map((other) => `The same: ${statementInWords(other)}`),
  ]
  const attached = Math.max(0, lines.length - MAX_OTHERS)
  return [
    ...lines.slice(0, MAX_OTHERS),
    ...(attached > 0 ? [`and ${attached} more, which the attached data has`] : []),
    ...(more ? [`and ${more} more, which are left out`] : []),
    ...(others.length > 0 ? [ruleInWords(decided_by)] : []),
  ]
    .filter(Boolean)
    .join('\n')
}

export const money = (amount: number, currency: string | null): string =>
  `${amountInDecimals(amount, currency)} ${currency ?? '(currency unknown)'}`

/** Rewrites sentences addressed to the account for other readers; quoted text is unchanged. */
export const forOthers = (text: string): string =>
  text
    .split(/(“[^”]*”)/)
    .map((part) =>
      part.startsWith('“')
        ? `“${isolated(part.slice(1, -1))}”`
        : part.replaceAll(/\bYour\b/g, "The account's").replaceAll(/\byour\b/g, "the account's"),
    )
    .join('')

/** A value as text for people. */
export const shown = (value: unknown): string => {
  if (value === null || value === undefined) return 'not reported'
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (Array.isArray(value)) return value.length === 0 ? 'none' : value.map(shown).join('; ')
  if (typeof value === 'object')
    return Object.entries(value)
      .filter(([, member]) => member !== null)
      .map(([name, member]) => `${fieldInWords(name)} ${shown(member)}`)
      .join(', ')
  return isolated(String(value))
}
