import type { Schemas } from '@boxtrail/contracts'
import { isSame } from '../claims/claim-key.ts'
import type { ContradictionKind } from '../contradictions/contradiction/kinds.ts'
import type { SourcedClaim } from '../project/types/projection.ts'
import { sourceTextOf } from '../provenance/source-text.ts'
import { publicId } from '../source-id.ts'
import { type AccuracyCase, isCounted } from './case.ts'

type Stated = Schemas['ContradictingStatement']

/** A contradiction as it is kept, resolved ones included. */
export interface KeptContradiction {
  id: string
  kind: string
  /** The ship that brings its container: containers that travel together are one case. */
  ship: string
  sinceMs: number
  statements: readonly Stated[]
}

/**
 * Which sources contradicted each other, and which of them lost: the one that took back its statement first, or, while
 * all maintain theirs, those that the record does not follow. Not counted are contradictions that nobody has lost, those
 * of a source with itself, those of two bills, each of which has a record that follows it, and those with documents,
 * which no source answers for.
 */
export const contradictionCases = (
  kept: readonly KeptContradiction[],
  claims: readonly SourcedClaim[],
): AccuracyCase[] =>
  kept
    .filter(({ kind }) => !notOfSources.includes(kind))
    .toSorted((a, b) => a.sinceMs - b.sinceMs || (a.id < b.id ? -1 : 1))
    .flatMap(({ kind, ship, sinceMs, statements }) => {
      const parties = [...new Set(statements.map(({ source }) => source.id))].sort()
      const losers = losersAmong(parties, statements, claims)
      if (parties.length < 2 || losers.length === 0) return []
      return parties
        .filter((party) => statements.some(({ source }) => source.id === party && isCounted(source.kind as never)))
        .map((source) => ({
          key: ['contradiction', kind, ship, ...parties, source].join('|'),
          source,
          atMs: sinceMs,
          counts: losers.includes(source)
            ? (['contradictions', 'contradictions_lost'] as const)
            : (['contradictions'] as const),
        }))
    })

const notOfSources: readonly string[] = ['two_bills', 'document_differs'] satisfies ContradictionKind[]

const losersAmong = (
  parties: readonly string[],
  statements: readonly Stated[],
  claims: readonly SourcedClaim[],
): readonly string[] => {
  const of = (party: string) => statements.filter(({ source }) => source.id === party)
  const gaveInMs = (party: string) => Math.min(...of(party).map((one) => takenBackMs(one, claims)))
  const firstMs = Math.min(...parties.map(gaveInMs))
  const gaveIn = parties.filter((party) => gaveInMs(party) === firstMs)
  if (Number.isFinite(firstMs) && gaveIn.length < parties.length) return gaveIn
  const followed = parties.filter((party) => of(party).some(({ prevails }) => prevails))
  return followed.length === 0 ? [] : parties.filter((party) => !followed.includes(party))
}

/**
 * When a statement was taken back; `Infinity` while it is in effect. It has no id, so its claim is found by report and
 * words.
 */
const takenBackMs = (stated: Stated, claims: readonly SourcedClaim[]): number => {
  const own = claims.filter(
    ({ firstReport, source, statement }) =>
      firstReport === stated.report_id &&
      publicId(source.id) === stated.source.id &&
      sourceTextOf(statement) === stated.words,
  )
  if (own.length === 0) return Number.POSITIVE_INFINITY
  const byId = new Map(claims.map((claim) => [claim.id, claim]))
  return Math.max(...own.map((claim) => givenUpMs(claim, claim, stated, byId)))
}

/**
 * When a claim ended. One that was replaced by a claim that says the same, such as a list with the same hold, has not
 * ended.
 */
const givenUpMs = (
  first: SourcedClaim,
  claim: SourcedClaim,
  stated: Stated,
  byId: ReadonlyMap<string, SourcedClaim>,
): number => {
  const next = claim.supersededBy === null ? undefined : byId.get(claim.supersededBy)
  if (next && saysTheSame(first, next, stated)) return givenUpMs(first, next, stated, byId)
  return claim.closedMs ?? Number.POSITIVE_INFINITY
}

const saysTheSame = ({ statement: one }: SourcedClaim, { statement: other }: SourcedClaim, stated: Stated): boolean => {
  if (one.says === 'milestone' && other.says === 'milestone')
    return stated.about === 'vessel' ? isSame(one.vessel, other.vessel) : isSame(one.time, other.time)
  if (one.says !== 'fact' || other.says !== 'fact') return false
  const item = nameOf(stated.value)
  return item !== undefined && Array.isArray(other.value)
    ? other.value.some((each) => nameOf(each) === item)
    : isSame(one.value ?? null, other.value ?? null)
}

/** The name of an item of a list, such as a hold. */
const nameOf = (value: unknown): unknown => (value as { name?: unknown } | null)?.name
