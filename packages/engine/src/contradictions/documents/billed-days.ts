import { dayIn, daysBetween } from '../../charges/days.ts'
import { type FoundValue, type LinkedDocument, statedIn } from '../../documents/linked-document.ts'
import { lastFreeDay, pickupLfdOrder } from '../../policy.ts'
import type { SourcedClaim } from '../../project/types/projection.ts'
import { wireMs } from '../../time.ts'
import { dateInWords } from '../../wording.ts'
import type { Recorded } from '../contradiction/contradiction.ts'
import { isStatedDay, statedDay } from '../sources/last-free-days.ts'
import { type Comparison, comparedClaim, type Difference, isCertain, isComplete, isDay } from './difference.ts'

/** Compares the days that a demurrage or detention bill rests on: they cost money. */
export const billedDays: Comparison = (document, recorded) =>
  document.type === 'demurrage_invoice'
    ? [
        ...otherEnd(
          document,
          recorded,
          'gate_out_date',
          ['final_destination_full_out_at', 'pod_full_out_at'],
          'gate-out',
        ),
        ...otherEnd(document, recorded, 'returned_date', ['empty_terminated_at'], 'empty return'),
        ...otherFreeDay(document, recorded),
      ]
    : []

type End = 'final_destination_full_out_at' | 'pod_full_out_at' | 'empty_terminated_at'

const otherEnd = (
  document: LinkedDocument,
  { journey, settled: { fields, provenance } }: Recorded,
  field: 'gate_out_date' | 'returned_date',
  attributes: readonly End[],
  move: string,
): Difference[] => {
  const stated = billedDay(document, field, journey.number)
  const known = attributes.flatMap((name) => {
    const [ms, claim] = [wireMs(fields[name]), provenance[name]?.set_by]
    return ms === null || !claim ? [] : [{ name, claim, day: dayIn(ms, zoneOf(name, fields)) }]
  })
  const [first] = known
  if (!stated || !first || known.some(({ day }) => Math.abs(daysBetween(day, stated.text)) <= 1)) return []
  return [
    differing(document, stated, field, {
      about: first.name,
      says: `has the ${move} of ${journey.number} on ${dateInWords(stated.text)}`,
      instead: `reports it for ${dateInWords(first.day)}`,
      day: first.day,
      claim: first.claim,
    }),
  ]
}

const zoneOf = (name: End, fields: Recorded['settled']['fields']): string | null =>
  name === 'pod_full_out_at'
    ? fields.pod_timezone
    : name === 'final_destination_full_out_at'
      ? fields.final_destination_timezone
      : (fields.empty_terminated_timezone ?? fields.pod_timezone)

/** A day on or after the pickup is not compared: it is the last free day of the empty return. */
const otherFreeDay = (document: LinkedDocument, recorded: Recorded): Difference[] => {
  const { journey, settled } = recorded
  const { fields } = settled
  const stated = billedDay(document, 'last_free_day', journey.number)
  const known = pickupLfdOrder.flatMap((field) => statedDay(recorded, field) ?? [])
  const [first] = known
  if (!stated || !first || isStatedDay(recorded, stated.text)) return []
  const outMs = wireMs(fields.final_destination_full_out_at) ?? wireMs(fields.pod_full_out_at)
  const isOfReturn =
    billedDay(document, 'returned_date', journey.number) !== null ||
    (outMs !== null && stated.text >= dayIn(outMs, first.place.zone))
  if (isOfReturn) return []
  return [
    {
      ...differing(document, stated, 'last_free_day', {
        about: first.field,
        says: `states ${dateInWords(stated.text)} as the last free day of ${journey.number}`,
        instead: `states ${dateInWords(first.day)}`,
        day: first.day,
        claim: first.fact.claim,
      }),
      decidedBy: lastFreeDay,
    },
  ]
}

interface Billed {
  text: string
  found: FoundValue
  container: string | null
}

/** The day that a bill states, on a bill for several containers the one beside this container. */
const billedDay = (
  document: LinkedDocument,
  field: 'gate_out_date' | 'returned_date' | 'last_free_day',
  number: string,
): Billed | null => {
  const named = document.named ?? []
  const own = named.find((one) => one.number === number)?.parts[field]
  const isOfOne = named.length <= 1 && isComplete(document)
  const found = own ?? (isOfOne ? statedIn(document, field) : null)
  if (!found || !isCertain(found) || typeof found.value !== 'string' || !isDay(found.value)) return null
  return { text: found.value, found, container: own ? number : null }
}

const differing = (
  document: LinkedDocument,
  { text, found, container }: Billed,
  field: string,
  {
    about,
    says,
    instead,
    day,
    claim,
  }: { about: string; says: string; instead: string; day: string; claim: SourcedClaim },
): Difference => ({
  ...{ about, says, instead, severity: 'high' },
  claim: comparedClaim(document, field, container, text, found),
  value: text,
  served: { claim, about, value: day, prevails: true },
  daysAtStake: Math.abs(daysBetween(day, text)),
})
