import type { ChargesForecast, Explanation, Provenance } from '@boxtrail/client'
import { briefly, type Format, omission } from '../results/brief.ts'
import { quoted } from '../results/quote.ts'
import { wireName } from '../results/wire-name.ts'
import type { Context } from '../tool.ts'

/** What can be requested in addition to a container, each by its own API call. */
export const EXTRA_PARTS = ['charges', 'explanation', 'provenance'] as const
export type ExtraPart = (typeof EXTRA_PARTS)[number]

interface Options {
  days: number | undefined
  format: Format
}

/** The requested parts by name. */
export const extraPartsOf = async (id: string, wanted: readonly ExtraPart[], { client }: Context, options: Options) => {
  const read = {
    charges: async () => chargesOf(await client.containers.chargesForecast(id, daysOf(options))),
    explanation: async () => explanationOf(await client.containers.explain(id)),
    provenance: async () => provenanceOf(await client.containers.provenance(id), options.format),
  }
  return Object.fromEntries(
    await Promise.all(EXTRA_PARTS.filter((one) => wanted.includes(one)).map(async (one) => [one, await read[one]()])),
  ) as { [One in ExtraPart]?: Awaited<ReturnType<(typeof read)[One]>> }
}

const daysOf = ({ days }: Options) => (days === undefined ? {} : { days })

/** Charges as reported, otherwise computed from the account's tariffs. Unknown amounts are named, and are not 0. */
const chargesOf = ({ today, days, emptyReturnBy, charges, otherFees }: ChargesForecast) => ({
  today,
  days,
  empty_return_by: emptyReturnBy,
  charges: charges.map(({ freeTime, ...charge }) => ({
    charge: freeTime.charge,
    state: charge.state,
    last_free_day: freeTime.lastFreeDay,
    days_left: charge.daysLeft,
    days_charged: charge.daysCharged,
    currency_code: charge.currencyCode,
    cost_per_day: charge.costPerDay,
    cost_so_far: charge.costSoFar,
    cost_basis: charge.costBasis,
    cost_at_risk: charge.costAtRisk,
    because: freeTime.because.map(({ detail }) => quoted(detail)),
    unknown: charge.unknown.map(quoted),
  })),
  other_fees: otherFees.map(({ type, amount, currencyCode, payee }) => ({
    type,
    amount,
    currency_code: currencyCode,
    payee,
  })),
})

type Sentences = Explanation['where']

const explanationOf = ({ asOf, where, next, heldUpBy, contradicted, unknown }: Explanation) => {
  const textsOf = (sentences: Sentences) => sentences.map(({ text }) => quoted(text))
  return {
    as_of: asOf,
    where: textsOf(where),
    next: textsOf(next),
    held_up_by: textsOf(heldUpBy),
    contradicted: textsOf(contradicted),
    unknown: textsOf(unknown),
  }
}

/** The characters of entries in a concise result. */
const CHARACTERS = 2_000

type Entry = Provenance['attributes'][string]

const provenanceOf = ({ attributes, holds = [], fees = [] }: Provenance, format: Format) => {
  const entries = [
    ...Object.entries(attributes),
    ...holds.map(({ name, provenance }) => [`hold ${name}`, provenance] as const),
    ...fees.map(({ name, provenance }) => [`fee ${name}`, provenance] as const),
  ]
  const rows = entries
    .filter(([, { setBy }]) => setBy.source.kind !== 'derived')
    .map(([name, entry]) => [wireName(name), entry] as const)
    .toSorted(([one], [other]) => rank(one) - rank(other))
    .map(([name, { setBy, prevailedOver }]) => ({
      name,
      ...statementOf(setBy),
      ...(prevailedOver.length > 0 ? { prevailed_over: prevailedOver.map(statementOf) } : {}),
    }))
  const { shown, omitted } = briefly(rows, format, CHARACTERS)
  return { statements: shown, ...omission(omitted, 'Call with response_format "detailed".') }
}

const statementOf = ({ source, words, happenedAt, firstReportedAt }: Entry['setBy']) => ({
  by: source.id ?? source.kind,
  words: quoted(words),
  ...(happenedAt ? { happened_at: happenedAt } : {}),
  reported_at: firstReportedAt,
})

/** Questions are mostly about the pickup, then about what happened. */
const FIRST = [/lfd|available_for_pickup|current_status|discharged_at|full_out_at|hold |fee /, /_at$/]
const rank = (name: string) => {
  const at = FIRST.findIndex((pattern) => pattern.test(name))
  return at < 0 ? FIRST.length : at
}
