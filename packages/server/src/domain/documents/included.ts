import type { Query } from '@boxtrail/contracts/zod'
import { type IncludedResource, onlyOnce } from '../../json-api.ts'
import { findAccount } from '../accounts/queries.ts'
import { accountResource, userResource } from '../accounts/resource.ts'
import { findContainers } from '../containers/queries.ts'
import type { Call } from '../context.ts'
import { findReducedSubmissions, reducedSubmissionResource } from '../email-submissions/reduced.ts'
import { served } from '../included.ts'
import { findShipments } from '../shipments/queries.ts'
import type { ServedDocument } from './queries.ts'
import { findRepresentations, representationResource } from './representations.ts'

type Names = NonNullable<Query<'getDocument'>['include']>

/** The requested related resources of documents; none by default. */
export const includeWithDocuments = async (
  rows: readonly ServedDocument[],
  names: Names | undefined,
  call: Call,
): Promise<IncludedResource[] | undefined> => {
  if (!names) return undefined
  const { pool, accountId } = call
  const ids = (of: (row: ServedDocument) => readonly (string | null)[]) =>
    [...new Set(rows.flatMap(of))].filter((id) => id !== null)
  const find: Record<Names[number], () => Promise<IncludedResource[]>> = {
    shipments: async () =>
      (
        await findShipments(
          pool,
          accountId,
          ids((row) => row.shipment_ids),
        )
      ).map((row) => served.shipment(row, call)),
    cargos: async () =>
      (
        await findContainers(
          pool,
          accountId,
          ids((row) => row.container_ids),
        )
      ).map((row) => served.container(row, call)),
    account: async () => (rows.length > 0 ? [accountResource(await findAccount(pool, accountId))] : []),
    user: async () => ids((row) => [row.user_id]).map(userResource),
    last_document_representation: async () =>
      (
        await findRepresentations(
          pool,
          accountId,
          ids((row) => [row.id]),
        )
      ).map(representationResource),
    current_extraction: () => find.last_document_representation(),
    email_submission: async () =>
      (
        await findReducedSubmissions(
          pool,
          accountId,
          ids((row) => [row.email_submission_id]),
        )
      ).map(reducedSubmissionResource),
  }
  const included: IncludedResource[] = []
  for (const name of names) included.push(...(await find[name]()))
  return onlyOnce(included)
}
