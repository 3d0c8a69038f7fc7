import { isObject, type Json } from '@boxtrail/engine/json'
import { type Fact, fact, type HoldChange, type HoldKey } from '@boxtrail/engine/statement'
import type { TimeValue } from '@boxtrail/engine/time'
import { codeOf, containerNumber, containersNamed, lookUp, text } from './event-text.ts'

/** The types of customs documents. */
const customsDocuments: readonly unknown[] = ['CUC', 'CUS']
const statuses: Record<string, HoldChange['status']> = { HOLD: 'hold', RELS: null }
/** A claim stores the number of a document; real ones are much shorter. */
const MAX_NUMBER_LENGTH = 100

/**
 * The holds that a shipment event about a customs document sets or lifts, for the containers that it names, otherwise
 * for all that were requested. Several documents can hold one container, each until it is released itself, so each is a
 * hold of its own. Every event is kept with its time: which of them count is decided by the times of all known ones,
 * including those of earlier responses (engine: project/milestones/dated-facts.ts).
 */
export const collectCustomsHold = (event: Json, at: TimeValue, facts: Map<string, Fact>): void => {
  const status = customsDocuments.includes(codeOf(event.documentTypeCode))
    ? lookUp(statuses, event.shipmentEventTypeCode)
    : undefined
  // A release that is planned or expected has not happened.
  if (status === undefined || (event.eventClassifierCode != null && codeOf(event.eventClassifierCode) !== 'ACT')) return
  const named = documentsNamed(event)
  for (const number of named.length === 0 ? [null] : named) {
    const name: HoldKey = number === null ? 'customs' : `customs:${number}`
    const description = status === null ? null : `customs hold${number === null ? '' : ` by ${number}`}`
    for (const container of containersOf(event)) {
      const one = fact('hold', container, { status, description }, { name, at, text: String(event.eventDateTime) })
      facts.set(`hold|${name}|${container ?? ''}|${status}|${at.at}`, one)
    }
  }
}

/** The event's own document, otherwise the customs documents to which it refers. */
const documentsNamed = (event: Json): string[] => {
  const references = Array.isArray(event.documentReferences) ? event.documentReferences.filter(isObject) : []
  const ofCustoms = references.filter(({ documentReferenceType }) =>
    customsDocuments.includes(codeOf(documentReferenceType)),
  )
  const own = numberOf(event.documentID)
  if (own !== null) return [own]
  return [...new Set(ofCustoms.flatMap(({ documentReferenceValue }) => numberOf(documentReferenceValue) ?? []))]
}

const numberOf = (value: unknown): string | null =>
  text(value)?.replaceAll(/\s+/g, ' ').toUpperCase().slice(0, MAX_NUMBER_LENGTH) ?? null

const containersOf = (event: Json): (string | null)[] => {
  const named = containersNamed(event).flatMap((one) => containerNumber(one) ?? [])
  return named.length === 0 ? [null] : [...new Set(named)]
}
