import { isObject, type Json } from '@boxtrail/engine/json'
import { type Fact, fact, type HoldChange } from '@boxtrail/engine/statement'
import { readTime, roughMs } from '@boxtrail/engine/time'
import { codeOf, containerNumber, lookUp } from './event-text.ts'

/** Documents of customs. */
const papers: readonly unknown[] = ['CUC', 'CUS']
const changes: Record<string, HoldChange> = {
  HOLD: { status: 'hold', description: 'customs hold' },
  RELS: { status: null, description: null },
}

/**
 * The hold that a shipment event about the papers of customs sets or lifts: of the containers that it names, otherwise of
 * all that were asked for. A response lists both, so the newest one counts, and what is said of all replaces what was said
 * of one before.
 */
export const collectCustomsHold = (event: Json, facts: Map<string, Fact>): void => {
  const change = papers.includes(codeOf(event.documentTypeCode))
    ? lookUp(changes, event.shipmentEventTypeCode)
    : undefined
  if (!change) return
  const stated = String(event.eventDateTime)
  for (const container of containersOf(event)) {
    const isReplaced = [keyOf(container), keyOf(null)].some((key) => timeOf(facts.get(key)) > timeMs(stated))
    if (isReplaced) continue
    if (container === null) for (const key of olderThan(stated, facts)) facts.delete(key)
    facts.set(keyOf(container), { ...fact('hold', container, change, { text: stated }), name: 'customs' })
  }
}

const KEY = 'customs hold|'
const keyOf = (container: string | null) => KEY + (container ?? '')

const olderThan = (stated: string, facts: ReadonlyMap<string, Fact>): string[] =>
  [...facts].filter(([key, one]) => key.startsWith(KEY) && timeOf(one) <= timeMs(stated)).map(([key]) => key)

const timeOf = (known: Fact | undefined) => (known ? timeMs(known.text!) : Number.NEGATIVE_INFINITY)
const timeMs = (stated: string) => roughMs(readTime(stated)!)

const containersOf = (event: Json): (string | null)[] => {
  const references = Array.isArray(event.references) ? event.references.filter(isObject) : []
  const named = [
    event.equipmentReference,
    ...references.flatMap((one) => (one.referenceType === 'EQ' ? [one.referenceValue] : [])),
  ].flatMap((one) => containerNumber(one) ?? [])
  return named.length === 0 ? [null] : [...new Set(named)]
}
