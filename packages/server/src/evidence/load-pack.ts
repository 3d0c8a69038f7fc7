import type { Schemas } from '@boxtrail/contracts'
import type { SourcedClaim } from '@boxtrail/engine/project/types/projection'
import { formatInstant } from '@boxtrail/engine/time'
import { citedIn } from '@boxtrail/protocol/evidence/cited'
import { composePack, type DraftPack, draftPack } from '@boxtrail/protocol/evidence/compose-pack'
import { forecastBy } from '../charges/forecast-of.ts'
import type { Call } from '../context.ts'
import { droppedAt } from '../db/horizons.ts'
import { atOneMoment } from '../db/transaction.ts'
import { contradictionResource } from '../records/contradictions/resource.ts'
import { frozenOf, sourcesOfContainer, staleChecks } from '../records/freshness/resource.ts'
import { include } from '../records/included/include.ts'
import { served } from '../records/included/served.ts'
import { type Moment, momentMeta } from '../shipments/past/moment.ts'
import { provenanceResource } from '../shipments/provenance/serve-provenance.ts'
import { checkOf } from '../tracking/projection/load/subscribed-checks.ts'
import { type CitedRows, findCited, withHashes } from './cited-reports.ts'
import { pastRecords, presentRecords } from './evidenced-records.ts'
import { findOccasion } from './queries.ts'

/** The evidence pack of a container: what other operations serve about it, all as of one moment. */
export const loadPack = async (id: string, call: Call, moment: Moment | null): Promise<Schemas['EvidencePack']> => {
  const { draft, cited, named } = await atOneMoment(call.pool, (pool) => draftOf(id, { ...call, pool }, moment))
  // Bodies never change, so they are read and hashed after the connection of that moment is free again.
  const reports = await withHashes(call, cited)
  const pack = await composePack(id, draft, reports, named)
  const evidence = reports.some(({ body }) => body === 'dropped') ? droppedAt(cited.horizon) : null
  const meta = { ...(evidence ? { evidence } : {}), ...(moment ? { past: momentMeta(moment) } : {}) }
  return { ...pack, meta: { ...pack.meta, ...meta } }
}

const draftOf = async (
  id: string,
  call: Call,
  moment: Moment | null,
): Promise<{ draft: DraftPack; cited: CitedRows; named: ReadonlyMap<string, string | null> }> => {
  const records = moment ? await pastRecords(id, call, moment) : await presentRecords(id, call)
  const { bases, contradictions, explanation, rules } = records
  const container = served.container(records.container, { ...call, pickupLfdPolicy: rules.pickupLfdPolicy })
  const shipment = served.shipment(records.shipment, call)
  const events = records.events.map((row) => served.transportEvent(row, call))
  const occasion = (await findOccasion(call.pool, call.accountId, shipment.id, call.userId))!
  const charged = { ...records.container, shipping_line_scac: records.shipment.shipping_line_scac }
  const { number, line_check_id } = records.container
  const sources = sourcesOfContainer(records.container.sources, number, line_check_id)
  const draft = draftPack({
    made_at: formatInstant(call.clock().getTime()),
    known_at: moment?.knownAtMs ? formatInstant(moment.knownAtMs) : null,
    requested_by: { account: occasion.company_name, user: call.actor === 'user' ? occasion.user_name : null },
    is_sandbox: occasion.sandbox,
    container,
    shipment,
    provenance: {
      container: await provenanceResource(call, id, bases.container),
      shipment: await provenanceResource(call, shipment.id, bases.shipment),
    },
    stale: {
      container: staleReports(records.claims, staleChecks(sources, frozenOf(records.container), call.registry)),
      shipment: staleReports(
        records.claims,
        staleChecks(records.shipment.sources, frozenOf(records.shipment), call.registry),
      ),
    },
    explanation,
    charges: forecastBy(rules.tariffs, charged, { nowMs: Date.parse(explanation.attributes.as_of) }),
    events,
    contradictions: { ...contradictions, listed: contradictions.listed.map(contradictionResource) },
    included: [
      ...((await include(events, ['location', 'terminal', 'vessel'], call)) ?? []),
      ...((await include([container], ['pod_terminal', 'pickup_facility'], call)) ?? []),
      ...((await include([shipment], ['destination_terminal'], call)) ?? []),
    ],
  })
  const named = new Map(records.claims.flatMap(({ document }) => (document ? [[document.id, document.name]] : [])))
  return { draft, named, cited: await findCited(call, shipment.id, citedIn(draft).reports) }
}

/** The first reports of what late sources state, each with the last answer: a value names its report, and not its check. */
const staleReports = (
  claims: readonly SourcedClaim[],
  stale: ReadonlyMap<string, string>,
): ReadonlyMap<string, string> =>
  new Map(
    claims.flatMap((claim): [string, string][] => {
      const since = stale.get(checkOf(claim) ?? '')
      return since === undefined ? [] : [[claim.firstReport, since]]
    }),
  )
