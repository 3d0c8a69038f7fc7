import { statedAtMs } from '../../documents/document-claims.ts'
import { type LinkedDocument, mayBeOfRecord } from '../../documents/linked-document.ts'
import type { Recorded } from '../contradiction/contradiction.ts'
import { type Releasable, releasesOf } from '../sources/holds.ts'
import { type Comparison, certainText, comparedClaim, type Difference } from './difference.ts'

const DAY_MS = 86_400_000

/** A hold that a document states at least a day after a source reported its release. */
export const heldGoods: Comparison = (document, recorded) =>
  mayBeOfRecord(document) && !recorded.journey.pickup.presence.left
    ? [...held(document, recorded, 'freight'), ...held(document, recorded, 'customs')]
    : []

const held = (document: LinkedDocument, recorded: Recorded, name: Releasable): Difference[] => {
  const field = `${name}_release` as const
  const stated = certainText(document, field)
  const { journey, settled } = recorded
  const isHeld = settled.fields.holds_at_pod_terminal.some((hold) => hold.name === name)
  // A document that was made on the day of the release may be older than the release.
  const found = releasesOf(recorded, name).find(({ claim }) => claim.firstSeenMs <= statedAtMs(document) - DAY_MS)
  if (stated?.text !== 'not_released' || isHeld || !found) return []
  const { saidMs: _, ...served } = found
  return [
    {
      about: 'holds_at_pod_terminal',
      says: `says that the ${name} hold on ${journey.number} is not released`,
      instead: 'reports that it is',
      severity: 'high',
      claim: comparedClaim(document, field, null, stated.text, stated.found),
      value: stated.text,
      served: { ...served, prevails: true },
    },
  ]
}
