import type { Schemas } from '@boxtrail/contracts'
import type { SourcedClaim } from '@boxtrail/engine/project/types/projection'
import type { ContainerBases, RecordBases } from '@boxtrail/engine/provenance/container-bases'
import { notFound } from '@boxtrail/protocol/errors'
import { MAX_CONTRADICTIONS } from '@boxtrail/protocol/evidence/compose-pack'
import type { Call } from '../context.ts'
import { findContainerWithShipment, type ServedContainer } from '../records/containers/queries.ts'
import { type ContradictionRow, findContradictionsOfContainer } from '../records/contradictions/queries.ts'
import { served } from '../records/included/served.ts'
import type { ServedShipment } from '../records/shipments/queries.ts'
import { findTransportEvents, type ServedTransportEvent } from '../records/transport-events/queries.ts'
import { contradictionsThen } from '../shipments/contradictions/past.ts'
import { explainedThen, explanationIn } from '../shipments/explanations/explanation-of.ts'
import { journeyIn, loadJourney } from '../shipments/journey/read-journey.ts'
import type { Moment } from '../shipments/past/moment.ts'
import { readPastOfContainer } from '../shipments/past/read-past.ts'
import type { AccountRules } from '../shipments/past/rules-then.ts'
import { containerBasesIn, shipmentBasesIn } from '../shipments/provenance/load-provenance.ts'
import { pastBasesOfContainer, pastBasesOfShipment } from '../shipments/provenance/past-bases.ts'
import { findStoredProvenance } from '../shipments/provenance/queries.ts'

/** The records of a pack as they are, or as they were known at a moment. */
export interface EvidencedRecords {
  container: ServedContainer
  shipment: ServedShipment
  events: readonly ServedTransportEvent[]
  bases: { container: ContainerBases; shipment: RecordBases }
  explanation: Schemas['Explanation']
  /** Oldest first. */
  contradictions: { listed: readonly ContradictionRow[]; total: number }
  rules: AccountRules
  /** All claims about the journey. */
  claims: readonly SourcedClaim[]
}

export const presentRecords = async (id: string, call: Call): Promise<EvidencedRecords> => {
  const { pool, accountId } = call
  const found = await findContainerWithShipment(pool, accountId, id)
  if (!found) throw notFound()
  const { container, shipment } = found
  const events = await findTransportEvents(pool, accountId, [id])
  // The journey is loaded once: first its container is read alone, as everywhere, and then the shipment with all
  // containers.
  const loaded = await loadJourney(call, shipment.id)
  const journey = journeyIn(call, loaded, container)
  const listed = await findContradictionsOfContainer(pool, accountId, id, MAX_CONTRADICTIONS)
  return {
    container,
    shipment,
    events,
    bases: {
      container: containerBasesIn(call, journey, {
        row: container,
        attributes: served.container(container, call).attributes,
        stored: await findStoredProvenance(pool, accountId, 'container', id),
        events,
      }),
      shipment: shipmentBasesIn(journeyIn(call, loaded), {
        row: shipment,
        attributes: served.shipment(shipment, call).attributes,
        stored: await findStoredProvenance(pool, accountId, 'shipment', shipment.id),
      }),
    },
    explanation: await explanationIn(call, id, { journey, container, shipment, events }),
    contradictions: { listed, total: listed[0]?.total ?? 0 },
    claims: [...journey.claims.values()],
    rules: { tariffs: loaded.reported.tariffs, pickupLfdPolicy: call.pickupLfdPolicy },
  }
}

export const pastRecords = async (id: string, call: Call, moment: Moment): Promise<EvidencedRecords> => {
  // The other containers of the shipment are read too, because its values may rest on them.
  const { past, container } = await readPastOfContainer(call, id, moment, { include: ['shipment'] })
  const { journey, shipment } = past
  const all = (await contradictionsThen(call, past, moment))
    .filter(({ container_id }) => container_id === id)
    .toSorted((a, b) => a.since.getTime() - b.since.getTime() || (a.id < b.id ? -1 : 1))
  return {
    container: container.row,
    shipment,
    events: container.events,
    bases: {
      container: pastBasesOfContainer(past, container),
      shipment: pastBasesOfShipment(past, served.shipment(shipment, call).attributes),
    },
    explanation: await explanationIn(past.call, id, explainedThen(past, container)),
    rules: journey.rules,
    claims: [...journey.claims.values()],
    contradictions: { listed: all.slice(0, MAX_CONTRADICTIONS), total: all.length },
  }
}
