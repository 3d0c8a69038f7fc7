import { isObject, type Json } from '@boxtrail/engine/json'
import { type Fact, fact, type HoldChange, type HoldKey } from '@boxtrail/engine/statement'
import type { TimeValue } from '@boxtrail/engine/time'
import { codeOf, containerNumber, containersNamed, lookUp, text } from './event-text.ts'

/** Documents of customs. */
const papers: readonly unknown[] = ['CUC', 'CUS']
const statuses: Record<string, HoldChange['status']> = { HOLD: 'hold', RELS: null }
/** A claim stores it; numbers of papers are much shorter. */
const MAX_PAPER_LENGTH = 100

/**
 * The holds that a shipment event about a paper of customs sets or lifts: of the containers that it names, otherwise of all
 * that were asked for. Several papers can hold one container, each until it is released itself, so each is a hold of its
 * own. Every event is kept with its time: what counts then is decided by the times of all that are known
 * (engine: project/milestones/dated-facts.ts), those of earlier answers among them.
 */
export const collectCustomsHold = (event: Json, at: TimeValue, facts: Map<string, Fact>): void => {
  const status = papers.includes(codeOf(event.documentTypeCode))
    ? lookUp(statuses, event.shipmentEventTypeCode)
    : undefined
  // A release that is planned or expected has not happened.
  if (status === undefined || (event.eventClassifierCode != null && codeOf(event.eventClassifierCode) !== 'ACT')) return
  const named = papersNamed(event)
  for (const paper of named.length === 0 ? [null] : named) {
    const name: HoldKey = paper === null ? 'customs' : `customs:${paper}`
    const description = status === null ? null : `customs hold${paper === null ? '' : ` by ${paper}`}`
    for (const container of containersOf(event)) {
      const one = fact('hold', container, { status, description }, { name, at, text: String(event.eventDateTime) })
      facts.set(`hold|${name}|${container ?? ''}|${status}|${at.at}`, one)
    }
  }
}

/** The event's own document, otherwise those of customs to which it refers. */
const papersNamed = (event: Json): string[] => {
  const references = Array.isArray(event.documentReferences) ? event.documentReferences.filter(isObject) : []
  const ofCustoms = references.filter(({ documentReferenceType }) => papers.includes(codeOf(documentReferenceType)))
  const own = numberOf(event.documentID)
  if (own !== null) return [own]
  return [...new Set(ofCustoms.flatMap(({ documentReferenceValue }) => numberOf(documentReferenceValue) ?? []))]
}

const numberOf = (value: unknown): string | null =>
  text(value)?.replaceAll(/\s+/g, ' ').toUpperCase().slice(0, MAX_PAPER_LENGTH) ?? null

const containersOf = (event: Json): (string | null)[] => {
  const named = containersNamed(event).flatMap((one) => containerNumber(one) ?? [])
  return named.length === 0 ? [null] : [...new Set(named)]
}
