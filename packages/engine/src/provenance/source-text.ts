import type { ResolvePlace, Source } from '../project/types/projection.ts'
import type { Milestone, ReportedFee, Statement } from '../statement.ts'
import { placeTime } from '../time.ts'

const MAX_TEXT_LENGTH = 1_000

/** The source's own text; for a fact or a time without text, the value that it gave. */
export const sourceTextOf = (statement: Statement): string => shortened(statement.text ?? valueText(statement))

/** What the source's text says about one thing: a milestone names a ship, a voyage and a place besides its time. */
export const sourceTextAbout = (statement: Statement, about: string): string => {
  const named = statement.says === 'milestone' ? namedBy(statement, about) : null
  return named ? shortened(named) : sourceTextOf(statement)
}

const namedBy = ({ vessel, voyage, place }: Milestone, about: string): string | null => {
  if (about === 'vessel') return [vessel?.name, vessel?.imo && `IMO ${vessel.imo}`].filter(Boolean).join(', ')
  if (about === 'voyage') return voyage
  return about.endsWith('_locode') ? (place.name ?? place.locode) : null
}

const shortened = (words: string): string =>
  words.length > MAX_TEXT_LENGTH ? `${words.slice(0, MAX_TEXT_LENGTH)}…` : words

const valueText = (statement: Statement): string => {
  if (statement.says === 'milestone') return statement.time.at
  const { field, value } = statement
  if (field === 'fees' && Array.isArray(value) && value.length > 0)
    return (value as ReportedFee[]).map(feeText).join(', ')
  return typeof value === 'string' ? value : JSON.stringify(value ?? null)
}

const feeText = ({ type, reported = type, amount, currency_code }: ReportedFee): string =>
  [reported, amount, currency_code].filter((part) => part !== null && part !== undefined).join(' ')

/** When it happened according to the source; null if it has no time. */
export const happenedMs = (statement: Statement, source: Source, resolvePlace: ResolvePlace): number | null => {
  if (statement.says === 'fact') return null
  const railway = source.kind === 'rail' ? source.scac : null
  return placeTime(statement.time, resolvePlace(statement.place, railway)).ms
}
