import { canonical } from '@boxtrail/engine/claims/claim-key'
import { isObject, type Json } from '@boxtrail/engine/json'
import { type Fact, fact } from '@boxtrail/engine/statement'
import { formatInstant, readTime, roughMs } from '@boxtrail/engine/time'
import type { Subject } from '../port/source.ts'
import { sealFact } from '../seal-fact.ts'
import { codeOf, text } from './event-text.ts'

/** Facts carried by events: size and type, seals, the bill that the container travels under. */
export const collectFacts = (event: Json, container: string | null, subject: Subject, facts: Map<string, Fact>) => {
  const put = (one: Fact) => {
    const key = `${one.field}|${one.container ?? ''}`
    const known = facts.get(key)
    // Which of two seals wins must not depend on the order of the response.
    if (!known || canonical(one.value) < canonical(known.value)) facts.set(key, one)
  }
  const sizeType = text(event.ISOEquipmentCode ?? event.isoEquipmentCode)
  if (container && sizeType) put(fact('equipment_size_type', container, sizeType, { text: sizeType }))
  if (container) sealFact(container, sealsOf(event.seals)).forEach(put)
  for (const reference of Array.isArray(event.documentReferences) ? event.documentReferences : []) {
    if (!isObject(reference)) continue
    const value = text(reference.documentReferenceValue)
    if (!value) continue
    const type = codeOf(reference.documentReferenceType)
    if (type === 'TRD' && subject.kind === 'container') putDocument('bill', value, event, container, facts)
    else if (type === 'TRD' && (subject.kind !== 'bill' || value === subject.number))
      put(fact('bill_of_lading_number', null, value))
    if (type === 'BKG' && subject.kind === 'container') putDocument('booking', value, event, container, facts)
    else if (type === 'BKG' && subject.kind === 'bill') put(fact('booking_number', null, value))
  }
}

const documentFields = { bill: 'bill_of_lading_number', booking: 'booking_number' } as const

/**
 * A response about a container may include several of its journeys: each bill and booking, with the first move under
 * it.
 */
const putDocument = (
  kind: keyof typeof documentFields,
  number: string,
  event: Json,
  container: string | null,
  facts: Map<string, Fact>,
) => {
  const key = `${kind}|${number}`
  const moved = container !== null && codeOf(event.eventClassifierCode) === 'ACT' ? readTime(event.eventDateTime) : null
  const at = moved && formatInstant(roughMs(moved))
  const known = facts.get(key)?.text ?? null
  const first = known === null || (at !== null && at < known) ? at : known
  facts.set(key, fact(documentFields[kind], null, number, { text: first, name: `${kind}:${number}` }))
}

const sealOrder = ['CAR', 'SHI']

/** The carrier's seal first, then the shipper's; "NOSEAL" means that there is none. */
const sealsOf = (seals: unknown): string[] => {
  const rank = (source: unknown) => {
    const at = sealOrder.indexOf(text(source) ?? '')
    return at === -1 ? sealOrder.length : at
  }
  // Some lines have the only seal in place of a list, or its number alone.
  const known = (Array.isArray(seals) ? seals : [seals]).flatMap((one) => {
    const seal: Json = isObject(one) ? one : { sealNumber: one }
    const number = text(seal.sealNumber)
    return number && !/^no\s*seal$/i.test(number) ? [{ number, rank: rank(seal.sealSource) }] : []
  })
  known.sort((a, b) => a.rank - b.rank || (a.number < b.number ? -1 : 1))
  return known.map(({ number }) => number)
}
