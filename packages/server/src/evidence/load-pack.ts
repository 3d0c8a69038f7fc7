import type { Schemas } from '@boxtrail/contracts'
import { formatInstant } from '@boxtrail/engine/time'
import { notFound } from '@boxtrail/protocol/errors'
import { citedIn } from '@boxtrail/protocol/evidence/cited'
import { composePack, draftPack, MAX_CONTRADICTIONS } from '@boxtrail/protocol/evidence/compose-pack'
import { forecastOf } from '../charges/forecast-of.ts'
import type { Call } from '../context.ts'
import { droppedAt, findHorizon } from '../db/horizons.ts'
import { atOneMoment } from '../db/transaction.ts'
import { findContainerWithShipment } from '../records/containers/queries.ts'
import { findContradictionsOfContainer } from '../records/contradictions/queries.ts'
import { contradictionResource } from '../records/contradictions/resource.ts'
import { include } from '../records/included/include.ts'
import { served } from '../records/included/served.ts'
import { findTransportEvents } from '../records/transport-events/queries.ts'
import { explanationOf } from '../shipments/explanations/explanation-of.ts'
import { basesOfContainer, basesOfShipment } from '../shipments/provenance/load-provenance.ts'
import { provenanceResource } from '../shipments/provenance/serve-provenance.ts'
import { citedReports } from './cited-reports.ts'
import { findOccasion } from './queries.ts'

/** The evidence pack of a container: what other operations serve of it, all of one moment. */
export const loadPack = (id: string, call: Call): Promise<Schemas['EvidencePack']> =>
  atOneMoment(call.pool, (pool) => packOf(id, { ...call, pool }))

const packOf = async (id: string, call: Call): Promise<Schemas['EvidencePack']> => {
  const { pool, accountId } = call
  const found = await findContainerWithShipment(pool, accountId, id)
  if (!found) throw notFound()
  const container = served.container(found.container, call)
  const shipment = served.shipment(found.shipment, call)
  const rows = await findTransportEvents(pool, accountId, [id])
  const events = rows.map((row) => served.transportEvent(row, call))
  const contradictions = await findContradictionsOfContainer(pool, accountId, id, MAX_CONTRADICTIONS)
  const occasion = (await findOccasion(pool, accountId, shipment.id, call.userId))!
  const explanation = await explanationOf(id, call)
  const draft = draftPack({
    made_at: formatInstant(call.clock().getTime()),
    requested_by: { account: occasion.company_name, user: call.actor === 'user' ? occasion.user_name : null },
    is_sandbox: occasion.sandbox,
    container,
    shipment,
    provenance: {
      container: await provenanceResource(
        call,
        id,
        await basesOfContainer(call, found.container, container.attributes),
      ),
      shipment: await provenanceResource(
        call,
        shipment.id,
        await basesOfShipment(call, found.shipment, shipment.attributes),
      ),
    },
    explanation,
    charges: await forecastOf(id, call, { atMs: Date.parse(explanation.attributes.as_of) }),
    events,
    contradictions: { listed: contradictions.map(contradictionResource), total: contradictions[0]?.total ?? 0 },
    included: [
      ...((await include(events, ['location', 'terminal', 'vessel'], call)) ?? []),
      ...((await include([container], ['pod_terminal', 'pickup_facility'], call)) ?? []),
      ...((await include([shipment], ['destination_terminal'], call)) ?? []),
    ],
  })
  const reports = await citedReports(call, shipment.id, citedIn(draft).reports)
  const pack = await composePack(id, draft, reports)
  if (!reports.some(({ body }) => body === 'dropped')) return pack
  const evidence = droppedAt(await findHorizon(pool, 'report_bodies'))
  return evidence ? { ...pack, meta: { ...pack.meta, evidence } } : pack
}
