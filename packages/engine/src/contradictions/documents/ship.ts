import { normalizeName } from '../../project/milestones/identify-ships.ts'
import { isOnWater, namesVessel } from '../../project/milestones/milestones.ts'
import { saysNothing } from '../../project/milestones/unstated-values.ts'
import type { MilestoneClaim } from '../../project/types/projection.ts'
import type { Recorded } from '../contradiction/contradiction.ts'
import { type Comparison, callsOf, certainText, comparedClaim, type Difference, stoodAt } from './difference.ts'

/**
 * Compares the ship and its voyage. A ship that any source names for any leg, or named when the document was made, is
 * no difference.
 */
export const ship: Comparison = (document, recorded) => {
  const { journey } = recorded
  const named = certainText(document, 'vessel')
  const milestones = journey.reported.filter(
    (milestone) =>
      isOnWater(milestone) && namesVessel(milestone.statement.vessel) && stoodAt(milestone.claim, document),
  )
  const served = servedBy(document.type, recorded)
  if (!served || milestones.length === 0) return []
  const same = named && milestones.filter((milestone) => isSame(named.text, milestone))
  if (!same || saysNothing(named.text)) return []
  if (same.length > 0) return otherVoyage(document, recorded, same)
  const { vessel } = served.statement
  return [
    {
      about: 'vessel',
      says: `names another ship for ${journey.number}`,
      instead: `names ${vessel!.name ?? `IMO ${vessel!.imo}`}`,
      severity: 'medium',
      claim: comparedClaim(document, 'vessel', null, named.text, named.found),
      value: named.text,
      served: { claim: served.claim, about: 'vessel', value: vessel, prevails: true },
    },
  ]
}

const loading = ['bill_of_lading', 'sea_waybill', 'booking_confirmation']

/** The ship of the first leg for documents about the loading, and of the last leg for the others. */
const servedBy = (type: string, recorded: Recorded): MilestoneClaim | undefined => {
  const ships = callsOf(recorded).filter(({ statement }) => namesVessel(statement.vessel))
  return loading.includes(type) ? ships[0] : ships.at(-1)
}

/**
 * Whether a text names the vessel, ignoring `MV` and punctuation. Either name may lack words at its beginning or end.
 */
const isSame = (text: string, { statement: { vessel } }: MilestoneClaim): boolean => {
  if (vessel!.imo !== null && text.includes(vessel!.imo)) return true
  const [name, known] = [normalizeName(text), vessel!.name === null ? '' : normalizeName(vessel!.name)]
  if (name === '' || known === '') return true
  const [shorter, longer] = name.length < known.length ? [name, known] : [known, name]
  return longer.startsWith(shorter) || longer.endsWith(shorter)
}

/**
 * A number, perhaps with a letter for the direction. Voyages in other forms are written differently by each partner of
 * a service.
 */
const PLAIN = /^0*(\d{1,4})[A-Z]?$/i

const otherVoyage: (...of: [...Parameters<Comparison>, same: readonly MilestoneClaim[]]) => Difference[] = (
  document,
  { journey },
  same,
) => {
  const stated = certainText(document, 'voyage')
  const number = stated && PLAIN.exec(stated.text.replaceAll(/[\s./-]/g, ''))?.[1]
  const known = same.flatMap((milestone) => {
    const { voyage } = milestone.statement
    return voyage === null ? [] : [{ milestone, number: PLAIN.exec(voyage)?.[1] }]
  })
  const [first] = known.filter(({ milestone }) => milestone.claim.closedMs === null)
  if (!number || !first || known.some((one) => one.number === undefined || one.number === number)) return []
  const { claim, statement } = first.milestone
  return [
    {
      about: 'voyage',
      says: `names another voyage for ${journey.number}`,
      instead: `names ${statement.voyage}`,
      severity: 'low',
      claim: comparedClaim(document, 'voyage', null, stated.text, stated.found),
      value: stated.text,
      served: { claim, about: 'voyage', value: statement.voyage, prevails: true },
    },
  ]
}
