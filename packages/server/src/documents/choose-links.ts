import type { Identifier } from '@boxtrail/document-reading/reading'
import type { Link, Tracked } from './links.ts'

/** Shorter references occur on too many things. */
const MIN_REFERENCE_LENGTH = 4
/** A document that names more numbers than this is not a document of a shipment. */
const MAX_NUMBERS = 500

/** The numbers of a document that are worth looking for, each once, with the first place where it occurs. */
export const numbersToFind = (identifiers: readonly Identifier[]): Identifier[] => {
  const first = new Map<string, Identifier>()
  for (const one of identifiers) {
    if (one.kind === 'reference' && one.value.length < MIN_REFERENCE_LENGTH) continue
    const key = `${one.kind} ${one.value}`
    if (!first.has(key)) first.set(key, one)
  }
  return [...first.values()].slice(0, MAX_NUMBERS)
}

/**
 * What a document is linked to. A container travels repeatedly, and a reference occurs on many orders, so the surest
 * numbers decide: a container is that of a shipment whose bill or booking the document names, otherwise the one tracked
 * last; a reference counts only if no bill, booking or container does.
 */
export const chooseLinks = (numbers: readonly Identifier[], tracked: readonly Tracked[]): Link[] => {
  const bills = tracked.filter(
    ({ kind, by_reference }) => !by_reference && (kind === 'bill_of_lading' || kind === 'booking'),
  )
  const shipments = new Set(bills.map(({ shipment_id }) => shipment_id))
  const containers = [
    ...Map.groupBy(
      tracked.filter(({ kind }) => kind === 'container'),
      ({ value }) => value,
    ).values(),
  ].flatMap((same) => {
    const named = same.filter(({ shipment_id }) => shipments.has(shipment_id))
    return named.length > 0 ? named : [newest(same)]
  })
  const sure = [...bills, ...containers]
  const chosen = sure.length > 0 ? sure : tracked.filter(({ by_reference }) => by_reference)
  const links = new Map<string, Link>()
  for (const one of chosen) {
    const key = `${one.shipment_id} ${one.container_id}`
    const place = numbers.find(({ kind, value }) => kind === one.kind && value === one.value)
    if (!place || links.has(key)) continue
    const { kind, value: number, page, span } = place
    const { shipment_id, container_id } = one
    links.set(key, {
      shipment_id,
      container_id,
      because: { kind, number, page, span, strength: one.by_reference ? 'reference' : 'number' },
    })
  }
  return [...links.values()]
}

const newest = (same: readonly Tracked[]): Tracked =>
  same.reduce((best, one) => (one.created_at > best.created_at ? one : best))
