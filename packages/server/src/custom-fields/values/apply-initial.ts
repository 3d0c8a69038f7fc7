import type { Change } from '@boxtrail/engine/diff/difference'
import type { PoolClient } from 'pg'
import { insertFields, type NewField } from '../../records/custom-fields/queries.ts'
import type { StagedField, StagedFields } from '../../schema/column-types.ts'
import { changeOf, columnsOf } from './set.ts'

/** New records and the fields that their tracking request specified. */
export interface NewRecords {
  accountId: string
  staged: StagedFields
  /** Null if it existed before. */
  newShipmentId: string | null
  shipmentId: string
  newContainers: readonly { id: string; number: string }[]
  userId: string | null
  newId: () => string
}

/**
 * Gives new records the values that were staged for them, and returns what to log for each of `begun`. Each record gets
 * its values once, even if a user has removed one since; values set by users are kept.
 */
export const applyInitialFields = async (client: PoolClient, created: readonly NewRecords[]): Promise<Change[][]> => {
  const rows = created.map(initialRows)
  const inserted = await insertFields(
    client,
    rows.flat().map(({ row }) => row),
  )
  return rows.map((own, index) =>
    own
      .filter(({ row }) => inserted.has(row.id))
      .map(({ row, api_slug }) => {
        const recordIds = { shipment_id: created[index]!.shipmentId, container_id: row.container_id }
        return { id: created[index]!.newId(), ...changeOf(row.id, recordIds, {}, { api_slug, value: row.value }) }
      }),
  )
}

const initialRows = (one: NewRecords): { row: NewField; api_slug: string }[] => {
  const { accountId, staged, newShipmentId, newContainers, userId, newId } = one
  const row = (field: StagedField, entity: Parameters<typeof columnsOf>[0]) => ({
    api_slug: field.api_slug,
    row: {
      account_id: accountId,
      id: newId(),
      definition_id: field.definition_id,
      ...columnsOf(entity),
      value: field.value,
      text_value: field.text,
      user_id: userId,
    },
  })
  return [
    ...(newShipmentId === null
      ? []
      : staged.shipment.map((field) => row(field, { kind: 'shipment', id: newShipmentId }))),
    ...newContainers.flatMap(({ id, number }) =>
      fieldsOf(staged.containers, number).map((field) => row(field, { kind: 'container', id })),
    ),
  ]
}

/** Values for one container take precedence over values for all. */
const fieldsOf = (staged: readonly StagedField[], number: string): StagedField[] => {
  const general = staged.filter((field) => field.number === null)
  const own = staged.filter((field) => field.number === number)
  return [...new Map([...general, ...own].map((field) => [field.definition_id, field])).values()]
}
