import type { Schemas } from '@boxtrail/contracts'
import { amountInDecimals } from '@boxtrail/reference/currency'
import { isolated } from './direction.ts'

export type Pack = Schemas['EvidencePack']
export type Attributes = Pack['attributes']
type Statement = Schemas['ReportedStatement']
type Entry = Schemas['ProvenanceEntry']
type TimeBasis = Schemas['TimeBasis']

/** `7 Mar 2026, 22:00 UTC`. */
export const utc = (time: string | null): string => (time === null ? 'unknown' : `${written(time, 'UTC').text} UTC`)

/** The same under a title that says that it is UTC. */
export const plain = (time: string): string => written(time, 'UTC').text

/** By the clock of the place, and by UTC; a day if the source stated no more. */
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

/** A time as a source states it: by UTC, or by the clock of the place where it has no offset. Other words stay. */
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

/** `container.transport.vessel_discharged` as people say it. */
export const eventInWords = (event: string): string => {
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

/** Parts of names that only those know who work with the API. */
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

/** `import_deadlines.pickup_lfd_line` as people say it. */
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

interface Source {
  id: string | null
  kind: string
  name: string | null
}

/** `Maersk (line)`. */
export const sourceInWords = ({ id, kind, name }: Source): string => {
  const called = name ?? id
  return called === null ? kindInWords(kind) : `${isolated(called)} (${kindInWords(kind)})`
}

/** By which reports and documents are named throughout. */
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

/** Who said it, in which words, and where that stands. */
export const speaker = (statement: Statement, reference: Reference): string => {
  const { source, words, document, report_id } = statement
  const page = document?.page ? `, page ${document.page}` : ''
  const said = words === null ? '' : `: ${quoted(words)}`
  return `${sourceInWords(source)}${said}${reference(document?.id ?? report_id)}${page}`
}

export const basis = ({ set_by, derived_from }: Entry, reference: Reference): string => {
  if (set_by.source.kind !== 'derived') return speaker(set_by, reference)
  if (derived_from.length === 0) return 'computed'
  return `computed from ${derived_from.map(fieldInWords).join(', ')}`
}

/** `staleSince`: the last answer of its source, where that is late. */
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

/** The rule by which one source counts before another. */
export const ruleInWords = (decided: Entry['decided_by']): string =>
  decided === null ? '' : `Rule for ${fieldInWords(decided.field)}: ${decided.order.map(kindInWords).join(' before ')}`

/** A paper of thousands of pages proves no more than its data: of others, the PDF has a part, and what is attached all. */
const MAX_OTHERS = 5
const MAX_QUOTED_OF_OTHERS = 200

const shortened = (statement: Statement): Statement =>
  statement.words !== null && statement.words.length > MAX_QUOTED_OF_OTHERS
    ? { ...statement, words: `${statement.words.slice(0, MAX_QUOTED_OF_OTHERS)}…` }
    : statement

/** What others say of a value: the same, or what it prevailed over, and by which rule. */
export const prevailed = (
  { set_by, prevailed_over, decided_by, prevailed_over_left_out: more }: Entry,
  reference: Reference,
): string => {
  if (prevailed_over.length === 0) return ''
  const said = (other: Statement) => {
    const when = other.happened_at ? `, for ${utc(other.happened_at)}` : ''
    return `${speaker(shortened(other), reference)}${when}, first reported ${utc(other.first_reported_at)}`
  }
  const isSame = ({ words, happened_at }: Statement) => words === set_by.words && happened_at === set_by.happened_at
  const [same, others] = [prevailed_over.filter(isSame), prevailed_over.filter((other) => !isSame(other))]
  const lines = [
    ...others.map((other) => `Prevailed over: ${said(other)}`),
    ...same.map((other) => `The same: ${said(other)}`),
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

/** Sentences that speak to the account, for others; what is quoted stays. */
export const forOthers = (text: string): string =>
  text
    .split(/(“[^”]*”)/)
    .map((part) =>
      part.startsWith('“')
        ? `“${isolated(part.slice(1, -1))}”`
        : part.replaceAll(/\bYour\b/g, "The account's").replaceAll(/\byour\b/g, "the account's"),
    )
    .join('')

/** A value as a person reads it. */
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
