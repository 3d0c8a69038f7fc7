import type { Json } from '@boxtrail/engine/json'
import { type Fact, fact, type HoldChange } from '@boxtrail/engine/statement'
import { codeOf, containerNumber, containersNamed, lookUp, timeMs } from './event-text.ts'

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
  // A release that is planned or expected has not happened.
  if (!change || (event.eventClassifierCode != null && codeOf(event.eventClassifierCode) !== 'ACT')) return
  const stated = String(event.eventDateTime)
  for (const container of containersOf(event)) {
    const isReplaced = [keyOf(container), keyOf(null)].some((key) => isLater(facts.get(key), change, stated))
    if (isReplaced) continue
    if (container === null) for (const key of earlierKeys(change, stated, facts)) facts.delete(key)
    facts.set(keyOf(container), { ...fact('hold', container, change, { text: stated }), name: 'customs' })
  }
}

const KEY = 'customs hold|'
const keyOf = (container: string | null) => KEY + (container ?? '')

const earlierKeys = (change: HoldChange, stated: string, facts: ReadonlyMap<string, Fact>): string[] =>
  [...facts].flatMap(([key, one]) => (key.startsWith(KEY) && !isLater(one, change, stated) ? [key] : []))

/** Of one instant a hold counts after a release, in whatever order the response lists them. */
const isLater = (known: Fact | undefined, change: HoldChange, stated: string): boolean => {
  if (!known) return false
  const ms = timeMs(known.text!) - timeMs(stated)
  return ms > 0 || (ms === 0 && change.status === null && (known.value as HoldChange).status !== null)
}

const containersOf = (event: Json): (string | null)[] => {
  const named = containersNamed(event).flatMap((one) => containerNumber(one) ?? [])
  return named.length === 0 ? [null] : [...new Set(named)]
}
